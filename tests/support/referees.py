"""A second opinion: who wins, worked out from the moves alone, straight from the rulebooks.

Shares no code and no data structure with numgames/games: lists that change, sums over subsets,
plain division.  `moves` are all tokens, cards included.
"""

from itertools import combinations


def sequence_stack(options, moves):
    deck, pile, card, turn = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5], [], None, 0
    stacks, blocked = ([], []), (set(), set())
    for at, move in enumerate(moves):
        if move.startswith("="):
            card = int(move[1:])
            deck.remove(card)
            continue
        if move == "place":
            assert card not in blocked[turn]
            assert card == len(stacks[turn]) + 1
            stacks[turn].append(card)
            if stacks[turn] == [1, 2, 3, 4, 5]:
                return turn, "completed"
        else:
            if options["block"] == "one" or card in pile:
                blocked[1 - turn].add(card)
            pile.append(card)
        turn = 1 - turn
        if deck:
            continue
        needs = [set(range(len(stack) + 1, 6)) for stack in stacks]
        if len(stacks[0]) != len(stacks[1]) and needs[0] & blocked[0] and needs[1] & blocked[1]:
            return int(len(stacks[1]) > len(stacks[0])), "longer_stack"
        deck, pile = [card for card in pile if card not in blocked[0] & blocked[1]], []
        placeable = any(len(stacks[seat]) + 1 in set(deck) - blocked[seat] for seat in (0, 1))
        if len(stacks[0]) == len(stacks[1]) and not placeable:
            first, second = [int(drawn[1:]) for drawn in moves[at + 1 :]]
            return int(second > first), "draw_off"
    raise AssertionError("the game is not over")


def stack_attack_score(options, moves):
    taken, turn, left, top, skips = ([], []), 0, 15, None, 0
    for move in moves:
        if move.startswith("="):
            top, skips = int(move[1:]), 0
            continue
        skips += move == "skip"
        if move == "take":
            taken[turn].append(top)
        if move == "take" or skips == 2:
            left -= 1
        turn = 1 - turn
    assert left == 0
    standing = [(sum(numbers), len(numbers)) for numbers in taken]
    if standing[0] == standing[1]:
        return 1, "second_player"
    reason = "higher_total" if standing[0][0] != standing[1][0] else "more_numbers"
    return standing.index(max(standing)), reason


def number_stack(options, moves):
    kept, turn, card = ([], []), 0, None
    for move in moves:
        if move.startswith("="):
            card = int(move[1:])
            continue
        if move == "keep":
            kept[turn].append(card)
            if 15 in sums(options, kept[turn]):
                return turn, "exact_sum"
        turn = 1 - turn
    assert len(moves) == 18
    first, second = [
        max([total for total in sums(options, numbers) if total <= 15], default=-1)
        for numbers in kept
    ]
    if first == second:
        return 1, "second_player"
    return int(second > first), "closest_sum"


def sums(options, numbers):
    if options["sum"] == "total":
        return [sum(numbers)]
    return [
        sum(chosen) for size in range(len(numbers) + 1) for chosen in combinations(numbers, size)
    ]


def sequence_showdown(options, moves):
    n = int(options["numbers"])
    first = [k for k in range(1, n + 1) if options["opening"] == "any" or k % 2 == 0]
    return chain(n, first, moves)


def stack_attack_factor(options, moves):
    return chain(int(options["numbers"]), range(1, 11), moves)


def chain(n, first, moves):
    """Every number must be right but, where that loses, the last."""
    numbers = [int(move) for move in moves]
    for i, number in enumerate(numbers):
        right = number in first
        if i:
            last = numbers[i - 1]
            right = number not in numbers[:i] and (last % number == 0 or number % last == 0)
        if not right:
            assert i == len(numbers) - 1
            return 1 - i % 2, "illegal_move"
    last = numbers[-1]
    rest = set(range(1, n + 1)) - set(numbers)
    assert not [k for k in rest if last % k == 0 or k % last == 0]
    return (len(numbers) - 1) % 2, "no_moves"


REFEREES = {
    "sequence_stack": sequence_stack,
    "stack_attack_score": stack_attack_score,
    "sequence_showdown": sequence_showdown,
    "number_stack": number_stack,
    "stack_attack_factor": stack_attack_factor,
}
