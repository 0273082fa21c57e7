"""The page in the pseudo-language of tests: its own words, and in brackets what Python says."""

import inspect
import json
import re
import shutil
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tools.build import site
from tools.build.data import write_data

MAKER = ROOT / "tests" / "support" / "pseudo.mjs"
EXPORT = re.compile(r"^export (?:const|function) (\w+)", re.M)
LANGUAGE = 'export const lang = "en";\nexport const locale = "en-GB";\n'
"""Of the pseudo-language, for Python and for dates."""


def build_in_pseudo(folder: Path) -> Path:
    """The site, built in `folder`."""
    out = folder / "_site"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site, "write_data", write_pseudo_data)
        site.build(out, words=write_pseudo_words(folder / "words"))
    worker = out / "web" / "python" / "worker.py"
    bracketed = f"{inspect.getsource(in_brackets)}{WORKER}"
    worker.write_text(worker.read_text(encoding="utf-8") + bracketed, encoding="utf-8")
    return out


# -- what the page says itself -------------------------------------------------------------------


def write_pseudo_words(folder: Path) -> Path:
    """A module for each of English, with the same exports."""
    folder.mkdir()
    for file in site.ENGLISH.glob("*.ts"):
        names = EXPORT.findall(file.read_text(encoding="utf-8"))
        lines = [f'import * as english from "{file.as_posix()}";']
        lines += [f'import {{ pseudo }} from "{MAKER.as_posix()}";']
        lines += [f"export const {name} = pseudo(english.{name});" for name in names]
        text = LANGUAGE if file.stem == "language" else "\n".join(lines) + "\n"
        (folder / file.name).write_text(text, encoding="utf-8")
    shutil.copytree(site.ENGLISH / "samples", folder / "samples")
    return folder


# -- what Python says ----------------------------------------------------------------------------


def in_brackets(value, key=""):
    """What Python gives the page, with its sentences in brackets.  Runs in MicroPython, too."""
    sentences = "aim ask error hints hope label line misfit note plain said strong task text tips"
    sentences += " title why"
    if isinstance(value, dict):
        return {name: in_brackets(part, name) for name, part in value.items()}
    if isinstance(value, list):
        return [in_brackets(part, key) for part in value]
    said = isinstance(value, str) and (key in sentences.split() or " " in value)
    return "⟦" + value + "⟧" if said and value else value


WORKER = """
import json
english = call


def call(text):
    return json.dumps(in_brackets(json.loads(english(text))))
"""


def write_pseudo_data(folder: Path, site: Path) -> None:
    """What the build takes from Python for the page."""
    write_data(folder, site)
    for name in ("catalogue", "rules"):
        file = folder / "built" / f"{name}.js"
        start, value = file.read_text(encoding="utf-8").rstrip(";\n").split(" = ", 1)
        text = f"{start} = {json.dumps(in_brackets(json.loads(value)))};\n"
        file.write_text(text, encoding="utf-8")
