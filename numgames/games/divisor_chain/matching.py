"""Exact play on the divisor graph, by maximum matching (Edmonds' blossom algorithm).

Both divisor games are undirected vertex geography: a token stands on the last number and moves
to an unused neighbour; a player who can't move loses.  The player who must move from v wins exactly
when every maximum matching of (unused numbers and v) covers v: then "answer with the partner"
never runs out of answers.  So moving to v wins exactly when *some* maximum matching of the
unused numbers misses v.  One matching tells it for all moves at once.

Knows graphs and bitmasks only (bit k is number k): no states, options, turns or seeds.  An opening
rule is the caller's `&` on the answer.

(MicroPython runs this too: it has no int.bit_length and little stack, hence the loops.)
"""

_GRAPHS: dict[int, tuple[int, ...]] = {}  # filled on first use: importing must cost nothing
_NUMBER_OF: dict[int, int] = {}  # 1 << k: k


def mask_of(numbers: "tuple[int, ...] | list[int] | range") -> int:
    """The bitmask with one bit for each of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_in(mask: int) -> list[int]:
    """The numbers of a bitmask, lowest first."""
    while mask >> len(_NUMBER_OF):
        _NUMBER_OF[1 << len(_NUMBER_OF)] = len(_NUMBER_OF)
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(_NUMBER_OF[low])
        mask ^= low
    return numbers


def count(mask: int) -> int:
    """How many numbers a bitmask holds."""
    return bin(mask).count("1")


def neighbours(n: int) -> tuple[int, ...]:
    """For each number 0..n the bitmask of its other divisors and multiples up to n; 0 has none."""
    if n not in _GRAPHS:
        graph = [0] * (n + 1)
        for low in range(1, n + 1):
            for high in range(2 * low, n + 1, low):
                graph[low] |= 1 << high
                graph[high] |= 1 << low
        _GRAPHS[n] = tuple(graph)
    return _GRAPHS[n]


def winning_moves(n: int, top: int, unused: int) -> int:
    """Bitmask of the moves that win from `top` (0: nothing played yet, all of `unused` is free)."""
    reach = neighbours(n)[top] & unused if top else unused
    # With nothing in reach there is nothing to ask (the end of every game).
    return reach & missable(neighbours(n), unused) if reach else 0


def replies_kept(n: int, move: int, unused: int) -> tuple[int, int]:
    """After `move` (still in `unused`): how many replies win for the opponent, of how many.

    The first is 0 exactly when `move` wins.
    """
    replies = neighbours(n)[move] & unused
    return count(winning_moves(n, move, unused & ~(1 << move))), count(replies)


def judged_moves(n: int, top: int, unused: int) -> tuple[tuple[int, int, int], ...]:
    """(move, winning replies, replies) for every move from `top`: `replies_kept` of all at once.

    Much cheaper than asking move by move, since the structure of `unused` says what is left of
    it without one number (Gallai and Edmonds), and no matching has to be found again:
    a number that some maximum matching misses wins, so no reply does; taking away a number of
    the barrier changes nothing for the others; without any other number its partner is missed,
    and one more tree from there finds whatever else can be.
    """
    graph = neighbours(n)
    partner, missed, barrier = _solve(graph, unused)
    paired = unused & ~missed & ~barrier
    judged = []
    for move in numbers_in(graph[top] & unused if top else unused):
        bit = 1 << move
        replies = graph[move] & unused
        good = 0
        if barrier & bit:
            good = replies & missed
        elif paired & bit:
            widow = partner[move]
            partner[widow] = 0
            outer, _ = _tree(graph, paired ^ bit, partner, widow)
            partner[widow] = move
            good = replies & outer  # no edge joins `paired` and `missed`
        judged.append((move, count(good), count(replies)))
    return tuple(judged)


def partners(n: int, top: int, unused: int) -> tuple[tuple[int, int], ...]:
    """The pairing that wins, as sorted (low, high): its owner answers each number with its partner.

    If the mover wins from `top`, top is paired too, with the lowest winning move.  If the mover
    is lost, it is the opponent's pairing of `unused`.  To explain another winning move m ask
    from the other side: partners(n, m, unused without m).  With `top` 0 it is the second
    player's pairing against every opening number it covers.
    """
    graph = neighbours(n)
    wins = numbers_in(winning_moves(n, top, unused)) if top else []
    pairs = []
    if wins:
        unused &= ~(1 << wins[0])
        pairs.append((min(top, wins[0]), max(top, wins[0])))
    partner = maximum_matching(graph, unused)
    pairs.extend([(a, partner[a]) for a in numbers_in(unused) if a < partner[a]])
    return tuple(sorted(pairs))


def maximum_matching(graph: tuple[int, ...], alive: int) -> list[int]:
    """partner[v], or 0, in a maximum matching of the vertices in `alive`.  Vertex 0 means none."""
    return _solve(graph, alive)[0]


def missable(graph: tuple[int, ...], alive: int) -> int:
    """Bitmask of the vertices that at least one maximum matching of `alive` misses.

    Moving to one of them leaves the opponent lost.
    """
    return _solve(graph, alive)[1]


def _solve(graph: tuple[int, ...], alive: int) -> tuple[list[int], int, int]:
    """A maximum matching, the vertices that one can miss, and their barrier.

    The barrier is the other neighbours of those vertices: the Gallai-Edmonds sets D and A.
    """
    partner = [0] * len(graph)
    free = alive
    # A greedy matching first: it leaves few trees to grow.  High numbers have few neighbours, so
    # serving them first, with the highest that is left, is nearly optimal on the divisor graph.
    for v in reversed(numbers_in(free)):
        options = graph[v] & free
        if free >> v & 1 and options:
            w = numbers_in(options)[-1]
            partner[v], partner[w] = w, v
            free ^= 1 << v | 1 << w
    # A tree that finds no augmenting path never will, nor will any path gain by passing through
    # it: it is put aside for good, and its outer and inner vertices are the two sets.
    missed = barrier = 0
    for root in numbers_in(free):
        if not partner[root]:  # else it was the far end of an earlier path
            outer, inner = _tree(graph, alive & ~missed & ~barrier, partner, root)
            missed |= outer
            barrier |= inner
    return partner, missed, barrier


def _tree(graph: tuple[int, ...], present: int, partner: list[int], root: int) -> tuple[int, int]:
    """Grow an alternating tree from the unmatched `root` within `present`.

    If it meets another unmatched vertex, flip the path between them in `partner` and return
    (0, 0).  Otherwise return the outer vertices (at even distance from root along an
    alternating path, as all of a blossom are) and the inner ones (the rest).
    """
    outer, inner = 1 << root, 0
    link = [0] * len(graph)  # the outer vertex from which an alternating path came here
    base = list(range(len(graph)))
    blossom: dict[int, int] = {}  # base: all vertices of its blossom; no entry: itself alone
    queue = [root]
    for v in queue:  # grows while it is read
        near = graph[v] & present
        for w in numbers_in(near & ~outer & ~inner):
            if outer >> w & 1:  # came in just now, as the mate of another w
                continue
            mate = partner[w]
            if not mate:
                _flip(v, w, partner, link)
                return 0, 0
            link[w] = v
            inner |= 1 << w
            outer |= 1 << mate
            queue.append(mate)
        for w in numbers_in(near & outer & ~blossom.get(base[v], 0)):
            if base[w] != base[v]:
                ring = _shrink(v, w, partner, link, base, blossom)
                queue.extend(numbers_in(ring & ~outer))
                outer |= ring
                inner &= ~ring
    return outer, inner


def _flip(v: int, w: int, partner: list[int], link: list[int]) -> None:
    """Marry v and w, and so on with whom that leaves alone, down to the root."""
    while v:
        left = partner[v]
        partner[v], partner[w] = w, v
        v, w = link[left], left  # the root had no partner: 0, and link[0] is 0


def _shrink(
    v: int, w: int, partner: list[int], link: list[int], base: list[int], blossom: dict[int, int]
) -> int:
    """Shrink the blossom that the edge between outer v and w closes; return its vertices."""
    stem = base[v]
    seen = {stem}
    while partner[stem]:
        stem = base[link[partner[stem]]]
        seen.add(stem)
    stem = base[w]
    while stem not in seen:
        stem = base[link[partner[stem]]]
    core = ring = blossom.get(stem, 1 << stem)
    # Down both sides: each outer vertex now has a second way to the root, round the blossom.
    for start, across in ((v, w), (w, v)):
        side, other = start, across
        while base[side] != stem:
            mate = partner[side]
            for corner in (base[side], base[mate]):
                ring |= blossom.get(corner, 1 << corner)
            link[side] = other
            other, side = mate, link[mate]
    for member in numbers_in(ring & ~core):
        base[member] = stem
    blossom[stem] = ring
    return ring
