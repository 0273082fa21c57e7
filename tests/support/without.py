"""A pytest plugin for a tree from which a game is gone: leaves out that game's own tests, which
are all that name it.

    python3 -m pytest -p tests.support.without --without number_stack tests/unit
"""

import ast
import inspect


def pytest_addoption(parser):
    parser.addoption("--without", required=True, help="the id of the game that is gone")


def pytest_ignore_collect(collection_path, config):
    """A module that needs the game to be imported is all its own."""
    game = config.getoption("--without")
    if collection_path.suffix == ".py" and needs(collection_path.read_text("utf-8"), game):
        return True
    return None


def needs(source, game):
    """Whether a module imports the game, or asks for it, outside its functions."""
    for node in ast.parse(source).body:
        if isinstance(node, (ast.Import, ast.ImportFrom)) and game in ast.unparse(node):
            return True
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            for inner in ast.walk(node):
                if isinstance(inner, (ast.Call, ast.Subscript)) and repr(game) in ast.unparse(
                    inner
                ):
                    return True
    return False


def pytest_collection_modifyitems(config, items):
    game = config.getoption("--without")
    own = [item for item in items if names(item, game)]
    config.hook.pytest_deselected(items=own)
    items[:] = [item for item in items if item not in own]


def names(item, game):
    """Whether a test names the game: in its own text, its parameters, its fixtures, or in what
    these use of its module."""
    if game in item.nodeid or game in repr(
        getattr(item, "callspec", None) and item.callspec.params
    ):
        return True
    fixtures = item._fixtureinfo.name2fixturedefs.values()
    waiting = [item.function] + [fixture.func for found in fixtures for fixture in found]
    seen = set()
    while waiting:
        function = inspect.unwrap(waiting.pop())
        if function in seen or not inspect.isfunction(function):
            continue
        seen.add(function)
        if game in inspect.getsource(function):
            return True
        for name in inner_names(function.__code__):
            used = function.__globals__.get(name)
            if inspect.isfunction(used) and used.__module__.startswith("tests."):
                waiting.append(used)
            elif not inspect.ismodule(used) and not callable(used) and game in repr(used):
                return True
    return False


def inner_names(code):
    """The names that a function and the functions in it use."""
    found = set(code.co_names)
    for thing in code.co_consts:
        if inspect.iscode(thing):
            found |= inner_names(thing)
    return found
