"""The table as a small drawing, one for each game.

Draws what is in the dict of play/view.py and decides nothing: no rule, no score, no legality.  A
game without a drawing of its own gets a plain list of everything its view holds.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from numgames.terminal.help_level import silent
from numgames.terminal.screen import INDENT, MARKS, NO_BREAK, Screen, breadth, folded, padded
from numgames.words.en.grammar import a, listed

Seen = dict[str, Any]  # what numgames.play.view.view gives

MANY = 20  # numbers that may be listed one by one
BESIDE_NAME = 26  # columns of a row for all but the name: pointer, shape, gap, five places
CHAIN_LINES = 2  # more would push the numbers off a small screen; `log` has them all
KINDS = (("opening", "Start with"), ("factor", "Factors"), ("multiple", "Multiples"))


def board(seen: Seen, screen: Screen) -> "list[str]":
    """The lines to show, indented and no wider than the screen."""
    return DRAWINGS.get(seen["game"], anything)(seen, screen)


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


def word_moves(seen: Seen) -> "list[Seen]":
    """The moves that are words, as they are listed.  The rulebooks name the act before the
    refusal (take, then skip; keep, then discard); the alphabet has it the other way round."""
    return [choice for choice in reversed(seen["choices"]) if choice["move"].isalpha()]


def number_moves(seen: Seen, screen: Screen) -> "list[str]":
    """The moves that are numbers, one line for each kind."""
    lines: list[str] = []
    if silent(seen):
        return lines
    kinds = {choice["kind"] for choice in seen["choices"] if choice["move"].isdecimal()}
    for kind, label in KINDS if kinds else ():
        numbers = [int(choice["move"]) for choice in seen["choices"] if choice["kind"] == kind]
        if (kind == "opening") == ("opening" in kinds):  # "Multiples  none" is worth saying
            lines += entry(label, screen.kind(kind, series(numbers)), screen)
    return lines


def series(numbers: "list[int]") -> str:
    """Numbers one by one, but no wall of them: [1 .. 10] -> "1 to 10", all evens -> "2 4 6 … 100",
    and where most are left, runs: "2-4 7 9-14"."""
    gaps = {later - sooner for sooner, later in pairwise(numbers)}
    if len(numbers) > 6 and gaps == {1}:
        return f"{numbers[0]} to {numbers[-1]}"
    if len(numbers) <= MANY:
        return spaced(numbers)
    if len(gaps) == 1:
        return spaced(numbers[:3]) + f" … {numbers[-1]}"
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join([f"{run[0]}-{run[-1]}" if len(run) > 2 else spaced(run) for run in runs])


# -- parts that the drawings share ---------------------------------------------------------


def rows(seen: Seen, screen: Screen, tail: "Callable[[Seen], str]") -> "list[str]":
    """One row for each player: whose turn, shape, name, then what `tail` makes of the tray."""
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
        lines += fitted(head, tail(player["tray"]), screen)
    return lines


def fitted(head: str, text: str, screen: Screen) -> "list[str]":
    """`text` after `head`, broken to the width of the screen and kept in its own column."""
    return folded(text, screen.width, head, " " * breadth(head))


def entry(label: str, text: str, screen: Screen) -> "list[str]":
    """A labelled line: "Deck   1 3 4 5"."""
    return fitted(INDENT + screen.dim(f"{label:<10} "), text, screen)


def spaced(numbers: "list[int]", nothing: str = "none") -> str:
    return " ".join([str(number) for number in numbers]) or nothing


def pegs(filled: int, room: int, screen: Screen) -> str:
    """A row of `room` pegs with the first ones filled."""
    return "■" * filled + screen.dim("·" * (room - filled))


# -- the drawings --------------------------------------------------------------------------


def sequence_stack(seen: Seen, screen: Screen) -> "list[str]":
    table = seen["table"]

    def tail(tray: Seen) -> str:
        slots = "".join([slot(number, tray, screen) for number in range(1, 6)])
        following = tray["next"]
        notes = [f"next: {following}"] if following else []
        if following in tray["blocked"]:
            notes = [f"stays at {tray['height']}"]
        notes += [f"blocked: {spaced(tray['blocked'])}"] if tray["blocked"] else []
        notes += [f"drew {a(tray['draw_off'])}"] if tray["draw_off"] else []
        notes = [note.replace(" ", NO_BREAK) for note in notes]
        return (slots + " ").replace(" ", NO_BREAK) + " " + ", ".join(notes)

    pile = [screen.by(card["by"], f"{card['number']}{MARKS[card['by']]}") for card in table["pile"]]
    lines = rows(seen, screen, tail) + [""]
    lines += entry("Deck", spaced(table["deck"], "empty"), screen)
    if table["one_gone"]:
        gone = spaced(table["one_gone"]) + f"{NO_BREAK} (one more discard blocks it)"
        lines += entry("One gone", gone, screen)
    if table["out"]:
        lines += entry("Out", spaced(table["out"]) + ", blocked for you both (S5)", screen)
    return lines + entry("Discards", " ".join(pile) or "none", screen)


def slot(number: int, tray: Seen, screen: Screen) -> str:
    """One place of a stack: [2] lies there, 3 is free, × is blocked."""
    if number <= tray["height"]:
        return screen.bold(f"[{number}]") + " "
    if number in tray["blocked"]:
        return " × " + " "
    return f" {number}  " if number == tray["next"] else screen.dim(f" {number} ") + " "


def stack_attack_score(seen: Seen, screen: Screen) -> "list[str]":
    table = seen["table"]
    stack = (
        pegs(table["left"], table["size"], screen) + f"  {table['left']} of {table['size']} left"
    )
    lines = folded(stack, screen.width, INDENT, INDENT)
    if table["top"]:
        skipper = table["skipped"]
        note = f"{seen['players'][skipper['by']]['name']} skipped it" if skipper else ""
        out = screen.dim("Out  ") + spaced(table["out"])
        lines = tile(table["top"], [stack, note, out], screen)

    def tail(tray: Seen) -> str:
        total = tray["total"]
        points = f"{screen.bold(f'{total:>3}')} {'point ' if total == 1 else 'points'}"
        return points.replace(" ", NO_BREAK) + "  Took " + spaced(tray["taken"], "nothing")

    return lines + [""] + rows(seen, screen, tail)


def number_stack(seen: Seen, screen: Screen) -> "list[str]":
    table = seen["table"]

    def tail(tray: Seen) -> str:
        best, target = tray["best"], tray["target"]
        if best < 0:
            sum_now, meter = f"{tray['total']}, over {target}", pegs(0, target, screen)
        else:
            sum_now, meter = f"{best} of {target}", pegs(best, target, screen)
        wants = "" if silent(seen) else listed([a(number) for number in tray["wants"]], "or")
        notes = [f"{wants} makes {target}"] if wants else []
        kept = "Kept " + spaced(tray["kept"], "nothing")
        return meter + "  " + f"{sum_now:<11}" + "  " + ", ".join([kept] + notes)

    lines = rows(seen, screen, tail) + [""]
    lines += entry("Face down", spaced(table["unseen"], "none left"), screen)
    return lines + entry("Out", spaced(table["gone"]), screen)


def sequence_showdown(seen: Seen, screen: Screen) -> "list[str]":
    return grid(seen, screen) + [""] + chain(seen, "Sequence", screen)


def stack_attack_factor(seen: Seen, screen: Screen) -> "list[str]":
    return grid(seen, screen) + [""] + chain(seen, "Stack", screen)


def grid(seen: Seen, screen: Screen) -> "list[str]":
    """The numbers 1..n ten to a row, used ones dotted, the last in brackets."""
    table = seen["table"]
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


def chain(seen: Seen, label: str, screen: Screen) -> "list[str]":
    """The newest links of the chain, each with the step that led to it."""
    links = []
    for link in seen["table"]["chain"]:
        step = "" if silent(seen) else link["step"].replace(" ", "")
        step = screen.dim(step) + NO_BREAK if step else ""
        links.append(step + screen.by(link["by"], f"{MARKS[link['by']]}{link['number']}"))
    for skipped in range(len(links) + 1):
        before = [f"({skipped} before)"] if skipped else []
        lines = entry(label, " ".join(before + links[skipped:]) or "nothing yet", screen)
        if len(lines) <= CHAIN_LINES:
            break
    return lines


def anything(seen: Seen, screen: Screen) -> "list[str]":
    """A game nobody has drawn yet: its trays and its table, word for word."""

    def tail(things: Seen) -> str:
        return ", ".join([f"{key}: {things[key]}" for key in sorted(things)])

    return rows(seen, screen, tail) + [""] + entry("Table", tail(seen["table"]), screen)


DRAWINGS: "dict[str, Callable[[Seen, Screen], list[str]]]" = {
    "sequence_stack": sequence_stack,
    "stack_attack_score": stack_attack_score,
    "sequence_showdown": sequence_showdown,
    "number_stack": number_stack,
    "stack_attack_factor": stack_attack_factor,
}
