"""A language made of English, to find what isn't in numgames/words/: every sentence in ⟦brackets⟧,
and longer by a third.  It is there while a test is inside of `spoken()`."""

import importlib
import re
import sys
import types
from contextlib import contextmanager

from numgames import words
from numgames.words.game_words import GameWords, OptionWords
from tests.support.paths import ROOT

CODE = "xx"
MODULES = sorted([path.stem for path in (ROOT / "numgames" / "words" / "en").glob("[a-z]*.py")])


@contextmanager
def spoken():
    """Register the language, and forget it again."""
    before = words.LANGUAGES
    english = {name: importlib.import_module(f"numgames.words.en.{name}") for name in MODULES}
    modules = {f"numgames.words.{CODE}.{name}": marked_module(english[name]) for name in MODULES}
    sys.modules.update(modules)
    words.LANGUAGES = (*before, CODE)
    try:
        yield CODE
    finally:
        words.LANGUAGES = before
        for name in modules:
            del sys.modules[name]


def marked_module(english):
    module = types.ModuleType(english.__name__, english.__doc__)
    for name, thing in vars(english).items():
        own = getattr(thing, "__module__", english.__name__) == english.__name__
        if not name.startswith("_") and (own or isinstance(thing, OptionWords)):
            setattr(module, name, marked(thing))
    if "## " in (english.__doc__ or ""):
        module.__doc__ = marked_rules(english.__doc__)
    return module


def marked(thing):
    """The same with every text in it in brackets; what a function gives, too."""
    if isinstance(thing, str):
        return f"⟦{thing}{'~' * (len(thing) // 3)}⟧" if thing else ""
    if isinstance(thing, OptionWords):
        return OptionWords(*[marked(part) for part in thing])
    if isinstance(thing, (tuple, list)):
        return type(thing)([marked(part) for part in thing])
    if isinstance(thing, dict):
        return {key: marked(part) for key, part in thing.items()}
    if isinstance(thing, (types.FunctionType, types.MethodType)):
        return lambda *facts, **named: marked(thing(*facts, **named))
    if isinstance(thing, GameWords):
        names = [name for name in dir(thing) if not name.startswith("_")]
        return types.SimpleNamespace(**{name: marked(getattr(thing, name)) for name in names})
    return thing


def marked_rules(text):
    """A rulebook with its title, headings, paragraphs and points marked, and the numbers of its
    rulings as they are."""
    head, *sections = re.split(r"^## ", text, flags=re.M)
    title, colon, aim = " ".join(head.split()).rpartition(": ")
    shown = [f"{marked(title)}{colon}{marked(aim)}"]
    for section in sections:
        heading, _, body = section.partition("\n")
        blocks = [" ".join(block.split()) for block in re.split(r"\n\s*\n|\n(?=- )", body.strip())]
        parts = [re.fullmatch(r"((?:- )?(?:[A-Z]\d: )?)(.*)", block).groups() for block in blocks]
        shown.append(f"{marked(heading.strip())}\n" + "\n\n".join(a + marked(b) for a, b in parts))
    return "\n\n## ".join(shown)


def unmarked(text):
    """What stands outside all brackets."""
    depth, outside = 0, []
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        outside.append(letter if depth == 0 and letter != "⟧" else "\n" * (letter == "\n"))
    assert depth == 0, "a sentence was cut"
    return "".join(outside)
