"""Who may import whom, and what MicroPython lacks: read from the source, not from memory.

A new file in numgames/ belongs to a room, and a room may import what DOORS says.  A file at the
top is a room of its own.
"""

import ast
import re
import sys

import pytest

from numgames.games import ORDER
from tests.support.paths import ROOT
from tools.build import package

PACKAGE = ROOT / "numgames"
LONGEST_FILE = 300

# What a room may import beside its own files.  Each game is a room: games never see each other.
DOORS = {
    "core": set(),
    "ratio": set(),
    "advice": {"ratio"},  # what a game may tell of itself; it looks for a game's by its id
    "divisor_chain": {"core", "ratio", "advice"},
    "a game": {"core", "ratio", "divisor_chain", "advice"},
    "games": {"a game"},  # the registry
    "coach": {"core", "ratio", "advice", "games"},  # any game, and no one in particular
    "words": {"core", "ratio", "advice", "divisor_chain", "a game", "coach"},  # what they speak of
    "play": {"core", "ratio", "advice", "games", "coach", "words"},
    "lab": {"core", "games", "coach", "play", "words"},
    "requests": {"core", "play", "words"},
    "rulebook": {"core", "games", "words"},
    "bridge": {"core", "games", "requests", "play", "lab", "words"},
    "terminal": {"core", "games", "rulebook", "coach", "play", "lab", "words"},
    "__main__": {"terminal"},
    "adapters": {"core", "games", "a game", "divisor_chain", "play", "terminal", "words"},
    "written": {"core", "play", "words"},
    "regret": {"core", "coach", "play", "written", "words"},
}
# Inside a room the order counts in places: nobody above the line may import anybody below it.
ORDERS = {
    "coach": ("chance evaluation decided", "hints levels review"),
    "play": (
        "dealer names record",
        "session",
        "match",
        "view links advice puzzles duplicate tally",
    ),
    "lab": ("bots arena", "measure", "bridge"),
    "adapters": ("rules strings features", "openspiel pettingzoo"),
}
NARROW = {  # and these may import even less of what is there
    "play.dealer": {"core"},
    "play.names": set(),
    "play.record": {"core", "games"},
    "coach.decided": {"core"},
}
# What knows the games without a coach, for the first tap: of the coach only whether all is decided.
WITHOUT_COACH = ("dealer", "names", "record", "session", "match", "view", "links")
# Of the standard library, what MicroPython has; by whom it may be used, if not by all.
LIBRARY = {
    "collections": None,
    "itertools": None,
    "hashlib": {"play.dealer"},
    "json": {"bridge", "requests"},
    "sys": {"bridge", "words"},
}
CPYTHON_ONLY = (  # never loaded by MicroPython
    "rulebook", "terminal", "__main__", "lab.bots", "lab.bridge", "adapters", "regret", "written",
)  # fmt: skip
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
PAGE = sorted([name for name in FILES if not name.startswith(CPYTHON_ONLY)])


def room(name):
    """Which room of DOORS a module is in."""
    first, _, rest = name.partition(".")
    if first != "games" or not rest:
        return first
    return "divisor_chain" if rest.split(".")[0] == "divisor_chain" else "a game"


def folder(name):
    """What a module may import all of: its own room, or its own game."""
    return name.split(".")[:2] if name.startswith("games.") else name.split(".")[:1]


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


# -- who may import whom -------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_a_file_goes_through_the_doors_of_its_room(name):
    assert room(name) in DOORS, f"numgames/{name.replace('.', '/')}.py is in no room of DOORS"
    for other in ours(name):
        inside = folder(name) == folder(other)
        assert inside or room(other) in DOORS[room(name)], f"{name} may not import {other}"
        assert room(other) in NARROW.get(name, {room(other)}), f"{name} may not import {other}"


@pytest.mark.parametrize("name", [name for name in FILES if name.split(".")[0] in ORDERS])
def test_inside_a_room_nobody_imports_what_stands_on_it(name):
    first, _, mine = name.partition(".")
    rows = [row.split() for row in ORDERS[first]]
    if not mine:  # the room's own head; what it imports, it imports when it is asked
        return
    assert [row for row in rows if mine in row], f"{name} has no place in ORDERS"
    for other in [other.partition(".")[2] for other in ours(name) if other.startswith(f"{first}.")]:
        level = [[place for place, row in enumerate(rows) if one in row] for one in (mine, other)]
        assert level[1] <= level[0], f"{name} may not import {other}"


def test_only_a_game_asks_whose_state_it_is():
    """Everybody else asks the game's advice or its words."""
    for top in ("numgames", "tools"):
        for path in (ROOT / top).rglob("*.py"):
            if path.parent.parent.name != "games":
                asked = re.findall(r"isinstance\(.*, \w+State\)", path.read_text(encoding="utf-8"))
                assert not asked, f"{path.name}: {asked}"


@pytest.mark.parametrize("entry", [package.ENTRY, package.LAB])
def test_the_page_gets_no_adapter_and_no_regret(entry):
    rooms = {room(module_name(file)) for file in package.needed(entry) if file.parent != PACKAGE}
    assert "play" in rooms
    assert not rooms & {"adapters", "terminal"}
    not_there = {PACKAGE / file for file in ("regret.py", "written.py", "words/en/regret.py")}
    assert not not_there & set(package.needed(entry))


def test_only_the_adapters_need_a_package_from_outside():
    outside = {
        name: {full.split(".")[0] for full in imports(name)}
        - {"numgames", *sys.stdlib_module_names}
        for name in FILES
    }
    needy = {name: found for name, found in outside.items() if found}
    assert needy == {
        "adapters.openspiel": {"numpy", "open_spiel", "pyspiel"},
        "adapters.pettingzoo": {"gymnasium", "numpy", "pettingzoo"},
    }


def test_nobody_imports_in_a_circle():
    left = {name: ours(name) & FILES.keys() for name in FILES}
    left["coach"] = set()  # its one function looks for the solver when it is called
    while ready := [name for name in left if not left[name] & left.keys()]:
        for name in ready:
            del left[name]
    assert not left


def test_the_chain_is_there_for_two_games():
    askers = {name.split(".")[1] for name in FILES if room(name) == "a game" and chained(name)}
    assert askers == {"sequence_showdown", "stack_attack_factor"}


def chained(name):
    return [other for other in ours(name) if room(other) == "divisor_chain"]


@pytest.mark.parametrize("game", [game.id for game in ORDER])
def test_the_rules_of_a_game_need_no_solver(game):
    found = ours(f"games.{game}.rules")
    assert not {
        name for name in found if name.endswith((".solver", ".matching", "advice", "ratio"))
    }


@pytest.mark.parametrize("name", WITHOUT_COACH)
def test_playing_needs_no_coach(name):
    assert {other for other in ours(f"play.{name}") if room(other) == "coach"} <= {"coach.decided"}


@pytest.mark.parametrize("name", FILES)
def test_nothing_knows_the_page(name):
    roots = {full.split(".")[0] for full in imports(name)}
    assert not roots & {"pyscript", "js", "pyodide", "pyodide_js", "micropip"}


def test_the_seed_is_known_to_the_dealer_alone():
    """Only who sets up a game or plays it asks the dealer for anything."""
    askers = {name for name in FILES if "play.dealer" in ours(name)}
    assert {room(name) for name in askers} <= {"play", "lab", "bridge", "terminal"}
    assert {name for name in askers if room(name) in ("play", "lab")} == {
        "play.session",
        "play.puzzles",
        "lab.arena",  # games without people
    }


@pytest.mark.parametrize("name", [name for name in FILES if FILES[name].name == "__init__.py"])
def test_a_room_is_opened_at_no_cost(name):
    """What the page loads has a folder for every game: their heads say what they are, no more."""
    if name in ("games", "coach", "terminal", "words"):
        return
    assert [type(node) for node in tree_of(name).body] == [ast.Expr]


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
        if isinstance(node, ast.FormattedValue):  # and then all of the package stays uncompiled
            assert node.conversion == -1, f"{where}: {{x!r}}, which mpy-cross can't read"
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


def test_no_test_imports_another():
    """What tests share is in tests/support."""
    for path in (ROOT / "tests").rglob("*.py"):
        modules = [
            node.module or ""
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom)
        ]
        found = [one for one in modules if one.rpartition(".")[2].startswith(("test_", "conftest"))]
        assert not found, f"{path.name} imports {found}"
