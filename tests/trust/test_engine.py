"""The engine holds: random games, mangled records and hostile requests, on every interpreter."""

import json
import random
from pathlib import Path

import pytest

from tests.support.interpreters import lines_of
from tests.trust import engine

SCRIPT = Path(__file__).with_name("answers.py")
DEEP = ["[" * 100_000, '{"do":' * 16_000, '{"do": "new", "options": ' + "[" * 40_000]
BATCH = 400  # requests in one program: MicroPython reads no longer one

THOUGHTS = 10  # and such that think: they take MicroPython a while


@pytest.mark.trust("random games, every option set", short=2_000, full=500_000)
@pytest.mark.parametrize("half", [1, 2])  # for two cores
def test_random_games(half, amount, record_property):
    record_property("figure", engine.random_games(amount, seed=half * amount))


@pytest.mark.trust("records and links, mangled", short=4_000, full=100_000)
def test_mangled_records(amount, record_property):
    record_property("figure", engine.mangled_records(amount, seed=amount))


@pytest.mark.trust("hostile requests", short=3_000, full=100_000)
def test_hostile_requests(amount, record_property):
    record_property("figure", engine.hostile_requests(amount, seed=amount))


@pytest.mark.trust("hostile requests to the coach", short=200, full=20_000)
def test_hostile_requests_to_what_thinks(amount, record_property):
    record_property("figure", engine.hostile_thinking(amount, seed=amount))


@pytest.mark.trust("hostile requests, in the page's interpreters", short=300, full=10_000)
@pytest.mark.parametrize("interpreter", ["micropython", "pyodide"])
def test_hostile_requests_in_the_interpreters_of_the_page(amount, interpreter, tmp_path):
    """An interpreter that dies takes a worker with it: every request must be answered."""
    rng = random.Random(amount)
    records = [engine.some_record(rng) for _ in range(20)]
    asked = tmp_path / "asked.py"
    for _ in range(0, amount, BATCH):
        texts = DEEP + [engine.hostile(rng, records) for _ in range(min(BATCH, amount))]
        texts += [engine.thoughtful(rng, records) for _ in range(THOUGHTS)]
        asked.write_text(f"TEXTS = {texts!r}\n" + SCRIPT.read_text())
        answers = [json.loads(line) for line in lines_of(interpreter, asked)]
        assert len(answers) == len(texts)
        for text, answer in zip(texts, answers):
            assert answer["ok"] or answer["error"]["kind"] in engine.KINDS, (text[:300], answer)
