"""The five games once more, each as the plainest loop over lists and sets that it changes.

What the immutable states of the package cost is measured against these; both have to come to the
same outcomes.  Written from the rulings; shares
no line with the package.  Each loop keeps all that lies on the table, as the states do.

A game plays itself: `rng` shuffles each deck as it lies sorted, and chooses among the words that
are allowed, in the order of the alphabet.
"""


def sequence_stack(rng, block="one"):
    heights, blocked, pile = [0, 0], [set(), set()], []
    deck = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    rng.shuffle(deck)
    turn = 0
    while True:
        if not deck:
            unable = [any(n > heights[seat] for n in blocked[seat]) for seat in (0, 1)]
            if all(unable) and heights[0] != heights[1]:
                return (0 if heights[0] > heights[1] else 1), "longer_stack"
            stuck = [heights[seat] + 1 in blocked[seat] for seat in (0, 1)]
            deck = sorted(n for n in pile if n not in blocked[0] or n not in blocked[1])
            if heights[0] == heights[1] and (all(stuck) or not deck):
                deck = [1, 2, 3, 4, 5]
                rng.shuffle(deck)
                return (0 if deck.pop() > deck.pop() else 1), "draw_off"
            rng.shuffle(deck)
            pile = []
        card = deck.pop()
        moves = ["discard"]
        if card == heights[turn] + 1 and card not in blocked[turn]:
            moves.append("place")
        if rng.choice(moves) == "place":
            heights[turn] += 1
            if card == 5:
                return turn, "completed"
        else:
            if block == "one" or card in pile:
                blocked[1 - turn].add(card)
            pile.append(card)
        turn = 1 - turn


def stack_attack_score(rng):
    taken, out = [[], []], []
    turn = 0
    for top in rng.choices(range(1, 10), k=15):
        for _ in range(2):
            chooser, turn = turn, 1 - turn
            if rng.choice(["skip", "take"]) == "take":
                taken[chooser].append(top)
                break
        else:
            out.append(top)
    totals, counts = [sum(taken[0]), sum(taken[1])], [len(taken[0]), len(taken[1])]
    if totals[0] != totals[1]:
        return (0 if totals[0] > totals[1] else 1), "higher_total"
    if counts[0] != counts[1]:
        return (0 if counts[0] > counts[1] else 1), "more_numbers"
    return 1, "second_player"


def number_stack(rng, sum="any"):
    kept, gone = [[], []], []
    sums = [{0}, {0}]  # what each player can make
    deck = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    rng.shuffle(deck)
    turn = 0
    while deck:
        card = deck.pop()
        if rng.choice(["discard", "keep"]) == "keep":
            kept[turn].append(card)
            more = {total + card for total in sums[turn]}
            sums[turn] = more if sum == "total" else sums[turn] | more
            if 15 in sums[turn]:
                return turn, "exact_sum"
        else:
            gone.append(card)
        turn = 1 - turn
    first, second = [max([total for total in reach if total <= 15], default=-1) for reach in sums]
    if first == second:
        return 1, "second_player"
    return (0 if first > second else 1), "closest_sum"


SIZES = ("100", "50", "30", "20")
NUMBERS = {size: range(1, int(size) + 1) for size in SIZES}
NEIGHBOURS = {
    size: {m: sorted([k for k in all if k != m and not (k % m and m % k)], key=str) for m in all}
    for size, all in NUMBERS.items()
}
OPENINGS = {
    "any": {size: sorted(all, key=str) for size, all in NUMBERS.items()},
    "even": {size: sorted(all[1::2], key=str) for size, all in NUMBERS.items()},
    "low": sorted(range(1, 11), key=str),
}


def sequence_showdown(rng, numbers="100", opening="any", illegal="lose"):
    return link_up(rng, NEIGHBOURS[numbers], OPENINGS[opening][numbers])


def stack_attack_factor(rng, numbers="100", illegal="lose"):
    return link_up(rng, NEIGHBOURS[numbers], OPENINGS["low"])


def link_up(rng, neighbours, moves):
    chain, used = [], set()
    turn = 0
    while moves:
        number = rng.choice(moves)
        chain.append(number)
        used.add(number)
        moves = [k for k in neighbours[number] if k not in used]
        turn = 1 - turn
    return 1 - turn, "no_moves"


PLAIN_GAMES = {
    "sequence_stack": sequence_stack,
    "stack_attack_score": stack_attack_score,
    "sequence_showdown": sequence_showdown,
    "number_stack": number_stack,
    "stack_attack_factor": stack_attack_factor,
}
