"""The table as a small drawing, made of what lies on it.

Reads the dict of play/view.py and decides nothing: no rule, no score, no legality.  Knows things,
not games: a chain of numbers is drawn in a grid wherever there is one, and so on.  What has no
drawing of its own is listed under the name that the game's words give it.
"""

from itertools import pairwise
from typing import Any

from numgames.terminal.help_level import silent
from numgames.terminal.screen import INDENT, MARKS, NO_BREAK, Screen, breadth, folded, padded
from numgames.words import game_words

Seen = dict[str, Any]  # what numgames.play.view.view gives

MANY = 20  # numbers that may be listed one by one
BESIDE_NAME = 26  # columns of a row for all but the name: pointer, shape, gap, five places
CHAIN_LINES = 2  # more would push the numbers off a small screen; `log` has them all
PLACES = 5  # of a stack
TOGETHER = (("factor", "multiple"),)  # kinds of moves: if there is one of them, all are listed


def board(seen: Seen, screen: Screen) -> "list[str]":
    """The lines to show, indented and no wider than the screen."""
    lines: list[str] = []
    for drawing in (top, grid, trays, piles):
        drawn = drawing(seen, screen)
        lines += [""] * bool(lines and drawn) + drawn
    return lines


# -- what can be done ------------------------------------------------------------------------


def word_moves(seen: Seen) -> "list[Seen]":
    """The moves that are words, as they are listed.  The rulebooks name the act before the
    refusal (take, then skip; keep, then discard); the alphabet has it the other way round."""
    return [choice for choice in reversed(seen["choices"]) if choice["move"].isalpha()]


def number_moves(seen: Seen, screen: Screen) -> "list[str]":
    """The moves that are numbers, one line for each kind."""
    numbers: dict[str, list[int]] = {}
    for choice in [] if silent(seen) else seen["choices"]:
        if choice["move"].isdecimal():
            numbers.setdefault(choice["kind"], []).append(int(choice["move"]))
    for pair in TOGETHER:  # "Multiples  none" is worth saying
        if any(kind in numbers for kind in pair):
            numbers = {kind: numbers.get(kind, []) for kind in pair}
    lines: list[str] = []
    for kind in numbers:
        label = screen.words.KINDS.get(kind, screen.words.ANY_KIND)
        lines += entry(label, screen.kind(kind, series(numbers[kind], screen)), screen)
    return lines


def series(numbers: "list[int]", screen: Screen) -> str:
    """Numbers one by one, but no wall of them: [1 .. 10] -> "1 to 10", all evens -> "2 4 6 … 100",
    and where most are left, runs: "2-4 7 9-14"."""
    gaps = {later - sooner for sooner, later in pairwise(numbers)}
    if len(numbers) > 6 and gaps == {1}:
        return str(screen.words.span(numbers[0], numbers[-1]))
    if len(numbers) <= MANY:
        return spaced(numbers) or str(screen.words.NONE)
    if len(gaps) == 1:
        return spaced(numbers[:3]) + f" … {numbers[-1]}"
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join([f"{run[0]}-{run[-1]}" if len(run) > 2 else spaced(run) for run in runs])


# -- parts that the drawings share -----------------------------------------------------------


def tile(number: int, beside: "list[str]", screen: Screen) -> "list[str]":
    """A card, face up, with sentences to its right."""
    edge = "─" * (len(str(number)) + 2)
    card = [f"┌{edge}┐", "│" + screen.bold(f" {number} ") + "│", f"└{edge}┘"]
    room = screen.width - breadth(card[0]) - 2 * len(INDENT)
    texts = [line for text in beside for line in folded(text, room, "", "")]
    texts = [""] * (len(texts) < 2) + texts
    rows = max(len(card), len(texts))
    card += [" " * breadth(card[0])] * (rows - len(card))
    texts += [""] * (rows - len(texts))
    return [INDENT + side + INDENT + text for side, text in zip(card, texts)]


def fitted(head: str, text: str, screen: Screen) -> "list[str]":
    """`text` after `head`, broken to the width of the screen and kept in its own column."""
    return folded(text, screen.width, head, " " * breadth(head))


def entry(label: str, text: str, screen: Screen) -> "list[str]":
    """A labelled line: "Deck   1 3 4 5"."""
    return fitted(INDENT + screen.dim(padded(label, 10) + " "), text, screen)


def spaced(numbers: "list[int]") -> str:
    return " ".join([str(number) for number in numbers])


def pegs(filled: int, room: int, screen: Screen) -> str:
    """A row of `room` pegs with the first ones filled."""
    return "■" * filled + screen.dim("·" * (room - filled))


def parts(things: Seen, seen: Seen, screen: Screen) -> "list[tuple[str, str, str]]":
    """What lies there and has a name in the game's words: name, things and remark.  A game that
    names nothing shows everything, under the names that it has in the rules."""
    named = game_words(seen["game"], screen.language.code).parts
    keys = named or {key: (key.replace("_", " ").capitalize(), "") for key in sorted(things)}
    found = [(keys[key], listing(things[key], screen)) for key in keys if key in things]
    return [(label, text, remark) for (label, remark), text in found if text]


def listing(thing: object, screen: Screen) -> str:
    """A number, a player's number or a list of them; "" for everything else."""
    if isinstance(thing, list):
        return " ".join([listing(one, screen) for one in thing])
    if isinstance(thing, dict) and thing.get("number"):
        owner = thing["by"]
        return screen.by(owner, f"{thing['number']}{MARKS[owner]}")
    return str(thing) if type(thing) is int and thing else ""


# -- the drawings ----------------------------------------------------------------------------


def top(seen: Seen, screen: Screen) -> "list[str]":
    """A stack from which numbers are taken: the top one, and how many are left."""
    table, words = seen["table"], screen.words
    if "top" not in table:
        return []
    left, size = table["left"], table["size"]
    stack = pegs(left, size, screen) + "  " + words.left_of(left, size)
    if not table["top"]:
        return folded(stack, screen.width, INDENT, INDENT)
    skipper = table["skipped"]
    note = words.skipped(seen["players"][skipper["by"]]["name"]) if skipper else ""
    return tile(table["top"], [stack, note], screen)


def grid(seen: Seen, screen: Screen) -> "list[str]":
    """The numbers 1..n of a chain ten to a row, used ones dotted, the last in brackets."""
    table = seen["table"]
    if "chain" not in table:
        return []
    used = {link["number"]: link["by"] for link in table["chain"]}
    last = table["chain"][-1]["number"] if table["chain"] else 0
    choices = [] if silent(seen) else seen["choices"]
    kinds = {int(choice["move"]): choice["kind"] for choice in choices}
    columns = 10 if screen.width >= 54 else 5
    lines = []
    for start in range(1, table["n"] + 1, columns):
        cells = []
        for number in range(start, min(start + columns, table["n"] + 1)):
            if number == last:
                cells.append(" " * (3 - len(str(number))) + screen.by(used[number], f"[{number}]"))
            elif number in used:
                cells.append("   " + screen.dim("·") + " ")
            else:
                cells.append(screen.kind(kinds.get(number, ""), f"{number:>4}") + " ")
        lines.append(INDENT + "".join(cells))
    return lines


def trays(seen: Seen, screen: Screen) -> "list[str]":
    """One row for each player: whose turn, shape, name, then what is in the tray."""
    if "chain" in seen["table"]:  # it shows who has played what
        return []
    room = max([breadth(player["name"]) for player in seen["players"]])
    most = min(screen.width // 3, screen.width - BESIDE_NAME)
    lines = []
    for number, player in enumerate(seen["players"]):
        pointer = "▸ " if seen["turn"] == number else "  "
        head = pointer + screen.by(number, f"{MARKS[number]} {player['name']}")
        if room > most:  # long names or a small window: the tray goes below
            lines.append(head)
            head = INDENT + INDENT
        else:
            head = padded(head, room + 7)
        lines += fitted(head, tray(player["tray"], seen, screen), screen)
    return lines


def tray(things: Seen, seen: Seen, screen: Screen) -> str:
    """A stack, a sum on its way or a total; what else lies there; what is said about it."""
    words, shown = screen.words, []
    if "height" in things:
        places = [place(number, things, screen) for number in range(1, PLACES + 1)]
        shown.append("".join(places).replace(" ", NO_BREAK))
    if "target" in things:
        best, total, target = things["best"], things["total"], things["target"]
        now = words.over(total, target) if best < 0 else words.reached(best, target)
        now = padded(now, 8).replace(" ", NO_BREAK)
        shown.append(pegs(max(best, 0), target, screen) + "  " + now)
    elif "total" in things:
        points = f"{screen.bold(str(things['total']).rjust(3))} {words.points(things['total'])}"
        shown.append(padded(points, 10).replace(" ", NO_BREAK))
    if "total" not in things:  # else the numbers say it
        shown.append(things.get("note", "").replace(" ", NO_BREAK))
    for label, text, _ in parts(things, seen, screen):
        shown.append(f"{label} {text}")
    if not silent(seen):
        shown.append(things.get("hope", ""))
    return "  ".join([one for one in shown if one])


def place(number: int, things: Seen, screen: Screen) -> str:
    """One place of a stack: [2] lies there, 3 is free, × is blocked."""
    if number <= things["height"]:
        return screen.bold(f"[{number}]") + " "
    if number in things["blocked"]:
        return " × " + " "
    return f" {number}  " if number == things["next"] else screen.dim(f" {number} ") + " "


def piles(seen: Seen, screen: Screen) -> "list[str]":
    """What else lies on the table, each under its name."""
    if "chain" in seen["table"]:
        return chain(seen, screen)
    lines: list[str] = []
    for label, text, remark in parts(seen["table"], seen, screen):
        lines += entry(label, text + (f"{NO_BREAK} ({remark})" if remark else ""), screen)
    return lines


def chain(seen: Seen, screen: Screen) -> "list[str]":
    """The newest links of the chain, each with the step that led to it."""
    words, links = screen.words, []
    for link in seen["table"]["chain"]:
        step = "" if silent(seen) else link["step"].replace(" ", "")
        step = screen.dim(step) + NO_BREAK if step else ""
        links.append(step + screen.by(link["by"], f"{MARKS[link['by']]}{link['number']}"))
    for skipped in range(len(links) + 1):
        before = [words.earlier(skipped)] if skipped else []
        text = " ".join(before + links[skipped:]) or words.NOTHING_YET
        lines = entry(words.SO_FAR, text, screen)
        if len(lines) <= CHAIN_LINES:
            break
    return lines
