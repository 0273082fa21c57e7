"""Mutation testing: does a test fail when one thing in numgames/ is changed?

    .venv/bin/python -m tools.measure.mutants                   every mutant; takes hours
    .venv/bin/python -m tools.measure.mutants --sample 500      500 of them, always the same
    .venv/bin/python -m tools.measure.mutants --only core games those of some modules
    .venv/bin/python -m tools.measure.mutants --only core --list  the survivors, with the change

mutmut says what to change; running is done here, because its own runner puts a call around every
call, and solvers make millions of them.  Here a changed function gets its new code in a process of
its own, forked after pytest has collected, and only the tests that reach the changed line run,
until one fails.  No file is changed.  Results are added to build/mutants/ends.json; `--fresh`
forgets them.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from pathlib import Path

from tools.measure import mutants_file, mutants_made, mutants_run

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "mutants"
ALIVE = ("survived", "unreached", "stood still")
SEED = 1


def main() -> None:
    asked = arguments()
    asked.folder.mkdir(parents=True, exist_ok=True)
    os.chdir(ROOT)
    os.environ["NUMGAMES_RANDOM_GAMES"] = "300"
    out = asked.folder / "ends.json"
    if asked.fresh:
        out.unlink(missing_ok=True)
    ends = json.loads(out.read_text()) if out.exists() else {}
    chosen = mutants_made.every(ROOT / "numgames", asked.only)
    if asked.sample:
        chosen = random.Random(SEED).sample(chosen, min(asked.sample, len(chosen)))
    if asked.control:
        chosen = [mutants_made.unchanged(mutant) for mutant in chosen]
    alive = [mutant for mutant in chosen if ends.get(mutant.name) in ALIVE]
    if asked.list:
        for mutant in alive:
            print(f"{mutant.name}  {ends[mutant.name]}\n{mutant.change()}\n")
    elif asked.from_file:
        from_file([m for m in alive if m.name.startswith(tuple(asked.from_file))], ends, out)
    else:
        new = [mutant for mutant in chosen if mutant.name not in ends]
        run(new + alive if asked.again else new, ends, out, asked)
    share = table(chosen, ends)
    if share < asked.least:
        raise SystemExit(f"Fewer than {asked.least:.0%} were killed.")


def run(
    mutants: "list[mutants_made.Mutant]",
    ends: "dict[str, str]",
    out: Path,
    asked: argparse.Namespace,
) -> None:
    """Where a line is reached from is found in a process of its own: this one must stay fresh."""
    reach = out.with_name("reach.json")
    subprocess.run([sys.executable, "-m", mutants_run.__name__, reach, *asked.tests], check=True)
    known = json.loads(reach.read_text())
    mutants_run.run(mutants, known, ends, out, asked.longest, asked.most, asked.tests)


def from_file(mutants: "list[mutants_made.Mutant]", ends: "dict[str, str]", out: Path) -> None:
    reach = json.loads(out.with_name("reach.json").read_text())
    runner = mutants_run.Runner([], reach, {}, out, 1)
    copy = mutants_file.tree(ROOT, out.parent)
    found = mutants_file.run(mutants, [runner.tests(mutant) for mutant in mutants], copy)
    ends.update({mutant.name: end for mutant, end in zip(mutants, found)})
    out.write_text(json.dumps(ends))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", nargs="+", default=[], help="modules: core, games, coach.chance")
    parser.add_argument("--tests", nargs="+", default=[], help="with the tests in these files only")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the results are kept")
    parser.add_argument("--least", type=float, default=0, help="fail if a smaller share is killed")
    parser.add_argument("--sample", type=int, help="so many mutants, by chance")
    parser.add_argument(
        "--longest", type=float, default=1e9, help="leave out tests of more seconds"
    )
    parser.add_argument(
        "--most", type=float, default=1e9, help="run tests of so many seconds for one mutant"
    )
    parser.add_argument("--list", action="store_true", help="run nothing, show the survivors")
    parser.add_argument("--again", action="store_true", help="try the survivors once more")
    parser.add_argument(
        "--from-file", nargs="+", help="survivors of these functions, in new processes"
    )
    parser.add_argument("--control", action="store_true", help="change nothing: all must survive")
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    return parser.parse_args()


def table(chosen: "list[mutants_made.Mutant]", ends: "dict[str, str]") -> float:
    """Prints a line for each module; gives the share of all that were killed."""
    rows: "dict[str, list[str]]" = {}
    for mutant in chosen:
        if ends.get(mutant.name) != "not made":
            rows.setdefault(mutant.module, []).append(ends.get(mutant.name, ""))
    rows["all"] = [end for found in list(rows.values()) for end in found]
    head = f"{'mutants':>8}{'run':>7}{'killed':>8}{'timed out':>11}{'survived':>10}{'share':>8}"
    print(f"{'module':<28}{head}")
    for module, found in rows.items():
        run = len(found) - found.count("")
        killed, late = found.count("killed"), found.count("timed out")
        share = (killed + late) / run if run else 0
        numbers = f"{len(found):>8}{run:>7}{killed:>8}{late:>11}{run - killed - late:>10}"
        print(f"{module:<28}{numbers}{share:>8.1%}")
    return share


if __name__ == "__main__":
    main()
