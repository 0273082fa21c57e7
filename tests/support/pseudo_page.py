"""The page's words in the pseudo-language of tests: a folder for `tools.build.site.build`."""

import re
import shutil
from pathlib import Path

from tests.support.paths import ROOT
from tools.build.site import ENGLISH

MAKER = ROOT / "tests" / "support" / "pseudo.mjs"
EXPORT = re.compile(r"^export (?:const|function) (\w+)", re.M)
LANGUAGE = 'export const lang = "en";\nexport const locale = "en-GB";\n'
"""Of the pseudo-language, for Python and for dates."""


def write_pseudo_words(folder: Path) -> Path:
    """A module for each of English, with the same exports."""
    shutil.copytree(ENGLISH / "samples", folder / "samples")  # programs, and comments in them
    for file in ENGLISH.glob("*.ts"):
        names = EXPORT.findall(file.read_text(encoding="utf-8"))
        lines = [f'import * as english from "{file.as_posix()}";']
        lines += [f'import {{ pseudo }} from "{MAKER.as_posix()}";']
        lines += [f"export const {name} = pseudo(english.{name});" for name in names]
        text = LANGUAGE if file.stem == "language" else "\n".join(lines) + "\n"
        (folder / file.name).write_text(text, encoding="utf-8")
    shutil.copytree(ENGLISH / "samples", folder / "samples")
    return folder
