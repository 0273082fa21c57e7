"""Who may import whom, and what MicroPython lacks: read from the source, not from memory.

The order below is the one of ARCHITECTURE.md; a file may import only what stands above it.
A new file in numgames/ fails here until it has been given its place.
"""

import ast

import pytest

from tests.support.paths import ROOT

PACKAGE = ROOT / "numgames"
LONGEST_FILE = 300

# From the bottom up.  "games.*" is every file of that folder; what stands in one line is of
# one level and must not import each other, but files of one of the FAMILIES may.
LEVELS = [
    ["core"],
    ["divisors", "sequence_table", "foregone"],
    ["games.*"],
    ["games"],  # the registry
    ["rulebook"],
    ["solvers.*", "solvers"],
    ["coach"],
    ["hints", "players", "review"],
    ["names"],
    ["dealer"],  # above everybody who thinks and must not see the cards
    ["record"],
    ["session"],
    ["match"],
    ["arena"],
    ["ruler"],
    ["bots"],
    ["lab"],
    ["view", "advice", "history", "puzzle"],
    ["links"],
    ["duplicate"],
    ["requests"],
    ["bridge"],
    ["terminal.*", "terminal"],
    ["__main__"],
]
FAMILIES = ("solvers", "terminal")
THINKERS = ("solvers", "coach", "hints", "players", "review")
NARROW = {  # and these may import even less than stands above them
    "divisors": {"core"},
    "dealer": {"core"},
    "record": {"core", "games"},
}
# Of the standard library, what MicroPython has; by whom it may be used, if not by all.
LIBRARY = {
    "collections": None,
    "itertools": None,
    "hashlib": {"dealer", "players"},
    "json": {"bridge"},
    "sys": {"view", "bridge"},
}
CPYTHON_ONLY = ("rulebook", "terminal", "__main__", "bots", "lab")  # never loaded by MicroPython
LACKING_METHODS = {
    "capitalize", "casefold", "expandtabs", "format_map", "isalnum", "isascii", "isdecimal",
    "isidentifier", "isnumeric", "isprintable", "istitle", "ljust", "maketrans", "removeprefix",
    "removesuffix", "rjust", "swapcase", "title", "translate", "zfill", "as_integer_ratio",
    "bit_count", "bit_length", "_replace", "_asdict", "_make",
}  # fmt: skip


def module_name(path):
    """numgames/games/__init__.py -> "games", numgames/core.py -> "core"."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}
del FILES[""]  # numgames/__init__.py holds the version, which anybody may ask for
PAGE = sorted([name for name in FILES if name.split(".")[0] not in CPYTHON_ONLY])


def tree_of(name):
    return ast.parse(FILES[name].read_text(encoding="utf-8"))


def for_types_only(tree):
    """The nodes under `if TYPE_CHECKING:`, which no interpreter ever runs."""
    return {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }


def imports(name, with_types=True):
    """Every module that a file imports, by its full name."""
    tree = tree_of(name)
    skipped = set() if with_types else for_types_only(tree)
    found = set()
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name} has a relative import"
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            modules = {full for full in inner if full.removeprefix("numgames.") in FILES}
            found |= modules or {node.module}
    return found


def ours(name):
    return {full.removeprefix("numgames.") for full in imports(name) if full[:9] == "numgames."}


def level(name):
    family = name.split(".")[0] + ".*" if "." in name else name
    places = [i for i, names in enumerate(LEVELS) if name in names or family in names]
    assert places, f"numgames/{name.replace('.', '/')}.py has no place in LEVELS yet"
    return places[0]


# -- who may import whom -------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_imports_only_what_stands_below(name):
    for other in ours(name):
        family = name.split(".")[0] in FAMILIES and name.split(".")[0] == other.split(".")[0]
        assert family or level(other) < level(name), f"{name} may not import {other}"
        assert other in NARROW.get(name, {other}), f"{name} may not import {other}"


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("games.")])
def test_games_know_the_rules_and_nothing_else(name):
    below = {"core", "divisors", "sequence_table"}
    assert ours(name) <= below
    assert imports(name, with_types=False) <= {f"numgames.{module}" for module in below}


@pytest.mark.parametrize("name", [name for name in FILES if name.split(".")[0] in THINKERS])
def test_nobody_who_thinks_can_see_the_cards(name):
    assert not ours(name) & {"dealer", "session", "record", "match", "view", "bridge"}


@pytest.mark.parametrize("name", FILES)
def test_nothing_knows_the_page(name):
    roots = {full.split(".")[0] for full in imports(name)}
    assert not roots & {"pyscript", "js", "pyodide", "pyodide_js", "micropip"}


def test_the_seed_is_known_to_the_dealer_alone():
    """Only who sets up a game or plays it asks the dealer for anything."""
    askers = {name for name in FILES if "dealer" in ours(name)}
    assert {name.split(".")[0] for name in askers} <= {
        "session",
        "bridge",
        "terminal",
        "puzzle",
        "arena",  # games without people
    }


# -- what runs everywhere ------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAGE)
def test_uses_only_the_library_that_micropython_has(name):
    for full in imports(name, with_types=False):
        root = full.split(".")[0]
        if root == "numgames":
            continue
        assert root in LIBRARY, f"{name} imports {root}"
        assert full == root, f"{name} imports {full}"
        assert LIBRARY[root] is None or name in LIBRARY[root], f"{name} imports {root}"


@pytest.mark.parametrize("name", PAGE)
def test_uses_only_the_language_that_micropython_has(name):
    tree = tree_of(name)
    skipped = for_types_only(tree)
    for node in ast.walk(tree):
        if node in skipped:
            continue
        where = f"{FILES[name].name}:{getattr(node, 'lineno', 0)}"
        assert not isinstance(node, ast.Match | ast.TryStar | ast.AsyncFunctionDef), where
        if isinstance(node, ast.List | ast.Set) or (
            isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load)
        ):
            starred = [item for item in node.elts if isinstance(item, ast.Starred)]
            assert not starred, f"{where}: [*x] instead of +"
        if isinstance(node, ast.Dict):
            assert None not in node.keys, f"{where}: {{**d}}"
        if isinstance(node, ast.arguments):
            assert not node.posonlyargs, f"{where}: positional-only parameters"
        if isinstance(node, ast.Slice):
            assert node.step is None, f"{where}: a slice with a step"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            assert node.func.attr not in LACKING_METHODS, f"{where}: .{node.func.attr}()"


# -- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_files_are_short_and_say_what_they_are(name):
    text = FILES[name].read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST_FILE
    assert ast.get_docstring(ast.parse(text)), f"{name} has no head comment"
