"""Runs the tests against mutants: each in a forked process, with the tests that reach its line.

As a program it finds out which test reaches which line and how long each takes.
"""

import json
import os
import resource
import signal
import sys
import time
from itertools import accumulate
from pathlib import Path

import coverage
import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from tools.measure.mutants_made import Mutant

ROOT = Path(__file__).resolve().parents[2]
# These look at files or at other programs, not at what a function does.
LEFT_OUT = ("e2e", "trust", "interpreters", "bench", "tools/test_precompile.py")
LEFT_OUT += ("tools/test_precache.py", "unit/coach/test_thinking.py")
LEFT_OUT += ("project/test_imports.py", "project/test_package.py")
OPTIONS = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long", "--tb=native"]
OPTIONS += [f"--ignore=tests/{name}" for name in LEFT_OUT]
PARTS = ("numgames", "tests")
# What the solvers' tables are made of; a mutant of these must make its own.
BELOW = tuple([f"numgames/{name}" for name in ("core", "ratio", "games/", "coach/chance")])
SITTINGS = "test_transcripts.py::"
LIKELY = 20  # such a test is tried as if it had killed so many neighbours
MEMORY = 3_000_000_000  # bytes; a mutant that collects without end dies of it
PATIENCE = 5  # times what the tests take otherwise, before a mutant has timed out
COLD, WARM = 4, 2  # seconds more: any test may be the first to need a solver's table
JOBS = os.cpu_count() or 1
NOT_MADE = 4  # a change that is no Python
CODES = {0: "survived", NOT_MADE: "not made"}
CODES |= {-signal.SIGXCPU: "timed out", -signal.SIGALRM: "stood still"}


def collect(plugin: object, files: "list[str]") -> None:
    """A failing test is not made smaller: that it fails is all we ask."""
    only = (Phase.explicit, Phase.generate)
    settings.register_profile(
        "mutants", deadline=None, derandomize=True, database=None, max_examples=100, phases=only
    )
    options = [*OPTIONS, "--hypothesis-profile=mutants", *files]
    if pytest.main(options, plugins=[plugin]) != 0:
        raise SystemExit("The tests fail without any mutant.")


class Reach:
    """Which lines each test reaches, and its seconds."""

    def __init__(self, cover: coverage.Coverage) -> None:
        self.cover = cover
        self.seconds: "dict[str, float]" = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item):
        self.cover.switch_context(item.nodeid)
        start = time.process_time()
        done = yield
        self.seconds[item.nodeid] = time.process_time() - start
        return done


def find_reach(out: Path, files: "list[str]") -> None:
    """Of every test or those in `files`; known ones only if their file has changed since."""
    known = {"seconds": {}, "lines": {}}
    if out.exists():
        since = out.stat().st_mtime
        changed = [
            p for part in PARTS for p in (ROOT / part).rglob("*.py") if p.stat().st_mtime > since
        ]
        if not changed:
            return
        if all(path.name.startswith("test_") for path in changed):
            files = [path.relative_to(ROOT).as_posix() for path in changed]
            known = json.loads(out.read_text())
    cover = coverage.Coverage(data_file=None, include=[f"{ROOT}/numgames/*"], config_file=False)
    cover.start()
    reach = Reach(cover)
    collect(reach, files)
    cover.stop()
    known["seconds"].update(reach.seconds)
    data = cover.get_data()
    for file in data.measured_files():
        tests = data.contexts_by_lineno(file)
        lines = known["lines"].setdefault(Path(file).relative_to(ROOT).as_posix(), {})
        for line in cover.analysis2(file)[1]:
            before = lines.get(str(line), [])
            lines[str(line)] = sorted({*before, *tests.get(line, [])} - {""})
    out.write_text(json.dumps(known))


class Runner:
    """After collecting, one child process for each mutant, as many at a time as there are cores."""

    def __init__(self, mutants, reach, ends, out, longest, most=1e9) -> None:
        self.mutants, self.ends, self.out = mutants, ends, out
        self.longest, self.most = longest, most
        self.running: "dict[int, tuple[Mutant, int]]" = {}  # and where each says who killed it
        self.seconds = reach["seconds"]
        self.lines = {
            path: {int(line): tests for line, tests in found.items()}
            for path, found in reach["lines"].items()
        }
        self.kills: "dict[tuple[str, str], int]" = {}

    def pytest_runtestloop(self, session):
        from numgames.coach.evaluation import fairness

        items = {item.nodeid: item for item in session.items}
        self.mutants.sort(key=lambda mutant: not mutant.path.startswith(BELOW))
        self.slack = COLD
        for i, mutant in enumerate(self.mutants):
            if self.slack == COLD and not mutant.path.startswith(BELOW):
                fairness()  # fills the solvers' tables, once for all that follow
                self.slack = WARM
            names = [name for name in self.tests(mutant) if name in items]
            if names:
                self.begin(mutant, [items[name] for name in names])
            else:
                self.ends[mutant.name] = "unreached"
            if len(self.running) == JOBS:
                self.one_ends()
            if i % 20 == 0:
                self.out.write_text(json.dumps(self.ends))
                print(f"\r{i + 1} of {len(self.mutants)}", end="", file=sys.stderr, flush=True)
        while self.running:
            self.one_ends()
        self.out.write_text(json.dumps(self.ends))
        return True

    def tests(self, mutant) -> "list[str]":
        """Those that reach the statement, and the module's own: a bot stops the tracing of lines,
        and a solver's table is made but once.  First comes what killed a neighbour or is likely to.
        """
        known = self.lines.get(mutant.path, {})
        statement = max([line for line in known if line <= mutant.line], default=0)
        inside = [line for line in known if mutant.first < line <= mutant.last]
        lines = [statement] if statement > mutant.first else inside
        names = {test for line in lines for test in known[line]}
        own = "/test_" + mutant.module.split(".")[-1]
        own_tests = {n for n in self.seconds if f"{own}.py::" in n or f"{own}_" in n}
        names |= own_tests
        names = [name for name in names if self.seconds[name] <= self.longest]
        kills = [self.kills.get((mutant.path, name), 0) for name in names]
        likely = [name in own_tests or SITTINGS in name for name in names]
        kills = [number + LIKELY * yes for number, yes in zip(kills, likely)]
        cost = {name: (self.seconds[name] + 0.001) / (1 + n) for name, n in zip(names, kills)}
        names = sorted(names, key=lambda name: (cost[name], name))
        so_far = list(accumulate([self.seconds[name] for name in names]))
        return [name for name, seconds in zip(names, so_far) if seconds <= self.most]

    def begin(self, mutant, items) -> None:
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            code = NOT_MADE
            try:
                quietly()
                mutant.apply()
                code = 1
                killer = first_failure(items, self.seconds, self.slack)
                os.write(writer, killer.encode())
                code = 1 if killer else 0
            finally:
                os._exit(code)
        os.close(writer)
        self.running[child] = mutant, reader

    def one_ends(self) -> None:
        child, status = os.wait()
        mutant, reader = self.running.pop(child)
        with os.fdopen(reader) as said:
            killer = said.read()
        if killer:
            key = (mutant.path, killer)
            self.kills[key] = self.kills.get(key, 0) + 1
        self.ends[mutant.name] = CODES.get(os.waitstatus_to_exitcode(status), "killed")


def quietly() -> None:
    """Nothing is read or shown, and memory has an end."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nothing, stream)


def allow(seconds: int) -> None:
    """Seconds of work from now; and on the clock, for what waits for a key that never comes.

    A busy machine may be to blame for the clock, so that is no kill.
    """
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + seconds, most))
    signal.alarm(20 * seconds)


def first_failure(items, seconds: "dict[str, float]", slack: int) -> str:
    for item, after in zip(items, [*items[1:], None]):
        allow(int(PATIENCE * seconds[item.nodeid]) + slack)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return item.nodeid
    return ""


def run(mutants, reach, ends, out, longest, most, files) -> None:
    collect(Runner(mutants, reach, ends, out, longest, most), files)


if __name__ == "__main__":
    os.chdir(ROOT)
    find_reach(Path(sys.argv[1]), sys.argv[2:])
