"""The mutants of numgames/: mutmut says what could be changed, one thing at a time.

Knows nothing of tests.  Only functions are mutated: mutmut leaves out decorated ones (19
properties), and what a module says outside functions is data.
"""

import difflib
import importlib
from dataclasses import dataclass, replace
from pathlib import Path
from types import FunctionType

import libcst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import Mutation, create_mutations, deep_replace


@dataclass
class Mutant:
    """One change in one function."""

    name: str  # core.listed#3: the third mutant of that function
    module: str  # core, games.number_stack
    path: str
    line: int
    first: int  # of the function
    last: int
    tree: libcst.Module
    made: Mutation
    owner: "str | None"  # the class of a method

    def texts(self) -> "tuple[str, str]":
        function = self.made.contained_by_top_level_function
        changed = deep_replace(function, self.made.original_node, self.made.mutated_node)
        return self.tree.code_for_node(function), self.tree.code_for_node(changed)

    def change(self) -> str:
        """The lines that differ."""
        before, after = self.texts()
        lines = list(difflib.unified_diff(before.split("\n"), after.split("\n"), n=0, lineterm=""))
        return "\n".join(line for line in lines[2:] if not line.startswith("@@"))

    def apply(self) -> None:
        """The living function gets the changed code; whoever holds it already calls that."""
        module = importlib.import_module(f"numgames.{self.module}".rstrip("."))
        home = getattr(module, self.owner) if self.owner else module
        function = self.made.contained_by_top_level_function.name.value
        living = plain(vars(home)[function])
        text, space = self.texts()[1], dict(vars(module))
        if inside := living.__code__.co_freevars:  # super() needs its class around it
            text = f"class {self.owner}:\n" + "\n".join("    " + line for line in text.split("\n"))
        exec(compile(text, self.path, "exec"), space)
        new = plain(vars(space[self.owner])[function] if inside else space[function])
        living.__code__ = new.__code__
        living.__defaults__, living.__kwdefaults__ = new.__defaults__, new.__kwdefaults__


def unchanged(mutant: Mutant) -> Mutant:
    """The same without its change, to see that no test fails by itself."""
    same = replace(mutant.made, mutated_node=mutant.made.original_node)
    return replace(mutant, name=f"{mutant.name} unchanged", made=same)


def plain(thing: object) -> FunctionType:
    """The function of a static method or class method."""
    return getattr(thing, "__func__", thing)


def every(folder: Path, only: "list[str]") -> "list[Mutant]":
    """Of the modules named, or of all."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        path = file.relative_to(folder.parent).as_posix()
        parts = file.relative_to(folder).with_suffix("").parts
        module = ".".join([part for part in parts if part != "__init__"])
        if not only or any(f"{module}.".startswith(f"{name}.") for name in only):
            found += of_file(path, module, file.read_text("utf-8"))
    return found


def of_file(path: str, module: str, text: str) -> "list[Mutant]":
    tree, mutations, _, _ = create_mutations(path, text)
    places = MetadataWrapper(tree, unsafe_skip_copy=True).resolve(PositionProvider)
    owners = {}
    for part in tree.body:
        if isinstance(part, libcst.ClassDef):
            owners.update({id(method): part.name.value for method in part.body.body})
    found: "list[Mutant]" = []
    counts: "dict[str, int]" = {}
    for made in mutations:
        function = made.contained_by_top_level_function
        if not isinstance(function, libcst.FunctionDef):
            continue
        owner = owners.get(id(function))
        name = ".".join(part for part in (module, owner, function.name.value) if part)
        counts[name] = counts.get(name, 0) + 1
        span = places[function]
        line = places[made.original_node].start.line if made.original_node in places else 0
        name = f"{name}#{counts[name]}"
        first, last = span.start.line, span.end.line
        found.append(Mutant(name, module, path, line or first, first, last, tree, made, owner))
    return found
