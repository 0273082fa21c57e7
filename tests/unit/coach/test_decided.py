"""A decided game is recognised exactly: whatever is played and drawn, the same player wins."""

import random

import pytest

from numgames.coach.decided import decided_winner
from numgames.core import CHANCE
from numgames.games import GAMES, ORDER
from numgames.play.session import replay
from numgames.play.view import view
from tests.support.brute import explore, without_pile
from tests.support.playing import after, random_walk
from tests.support.words import why_decided

OPTIONS = [
    ("stack_attack_score", {}),
    ("sequence_showdown", {"numbers": "20", "illegal": "refuse"}),
    ("number_stack", {}),
    ("number_stack", {"sum": "total"}),
    ("stack_attack_factor", {"numbers": "20", "illegal": "refuse"}),
]
LATE = 400  # positions that may follow: as many as are looked at one by one
NAMES = ("Ada", "Ben")


def follow(state):
    tokens = [token for token, _ in state.chances()] or state.legal_moves()
    return [state.play(token) for token in tokens]


def winners(state, known):
    """Who can still win, by looking at every way the game can go on; no glance, no essence."""
    if state not in known:
        known[state] = set()  # what comes back to itself adds nothing
        known[state] = (
            {state.outcome.winner}
            if state.outcome
            else set().union(*[winners(after_it, known) for after_it in follow(state)])
        )
    return known[state]


def late(state, limit):
    """Whether not too much can follow: found by looking."""
    seen, waiting = {state}, [state]
    while waiting and len(seen) < limit:
        fresh = [one for one in follow(waiting.pop()) if one not in seen]
        seen.update(fresh)
        waiting += fresh
    return not waiting


@pytest.mark.parametrize(("game", "options"), OPTIONS, ids=lambda one: str(one))
def test_it_is_the_one_winner_that_every_end_has(game, options):
    rng = random.Random(7)
    decided = {None: 0, 0: 0, 1: 0}
    while min(decided.values()) < 10:
        for state in random_walk(GAMES[game].start(**options), rng)[0]:
            if state.outcome is None and late(state, LATE):
                can_win = winners(state, {})
                winner = decided_winner(state)
                assert winner == (min(can_win) if len(can_win) == 1 else None), state
                decided[winner] += 1


@pytest.mark.parametrize("block", ["one", "both"])
def test_in_sequence_stack_it_is_exact_at_every_position(block):
    graph = explore(GAMES["sequence_stack"].start(block=block), without_pile)
    before = [[] for _ in graph]
    for i, (_, links) in enumerate(graph):
        for _, to in links:
            before[to].append(i)
    can_win = [set() for _ in graph]
    for seat in (0, 1):
        waiting = [i for i, (s, _) in enumerate(graph) if s.outcome and s.outcome.winner == seat]
        while waiting:
            i = waiting.pop()
            if seat not in can_win[i]:
                can_win[i].add(seat)
                waiting += before[i]
    rng = random.Random(3)
    checked = graph if block == "one" else rng.sample(graph, 20_000)
    place = {id(state): i for i, (state, _) in enumerate(graph)}
    for state, _ in checked:
        if state.outcome is None:
            here = can_win[place[id(state)]]
            assert decided_winner(state) == (min(here) if len(here) == 1 else None), state


@pytest.mark.parametrize("game", ORDER, ids=lambda game: game.id)
def test_nothing_is_decided_at_the_start(game):
    assert decided_winner(game.start()) is None


def test_a_glance_never_contradicts_the_search():
    """What `known_winner` says without looking further is what every end says."""
    rng = random.Random(11)
    glances = 0
    for game, options in [("sequence_stack", {}), ("sequence_stack", {"block": "both"}), *OPTIONS]:
        for _ in range(40):
            states, _ = random_walk(GAMES[game].start(**options), rng)
            end = states[-1].outcome
            for state in states:
                if state.outcome is None and state.known_winner() is not None:
                    assert state.known_winner() == end.winner
                    glances += 1
    assert glances > 300


def test_where_a_wrong_number_loses_nothing_is_decided_before_the_end():
    rng = random.Random(4)
    for _ in range(50):
        for state in random_walk(GAMES["sequence_showdown"].start(numbers="20"), rng)[0]:
            if state.chain and state.outcome is None:
                assert decided_winner(state) is None
                wrong = next(word for word in state.words() if word not in state.legal_moves())
                assert state.play(wrong).outcome.winner != state.turn


# -- what people are told ----------------------------------------------------------------------


def told(game, options, moves):
    state = after(GAMES[game].start(**options), moves)
    winner = decided_winner(state)
    return why_decided(state, winner, NAMES) if winner is not None else None


@pytest.mark.parametrize(
    ("game", "options", "moves", "why"),
    [
        ("sequence_stack", {}, "=1 discard =1 discard =2 discard", None),
        (
            "sequence_stack",
            {},
            "=1 place =2 discard =1 discard",
            "blocked for Ben",
        ),
        (
            "number_stack",
            {"sum": "total"},
            "=9 keep =1 keep =8 keep",
            "Ada is over 15",
        ),
        (
            "number_stack",
            {},
            "=9 keep =8 discard =7 discard =1 keep =6 discard =2 discard =5 discard =4 discard",
            "Ada's 9",
        ),
        ("sequence_showdown", {"numbers": "20"}, "1 2 14", None),
        (
            "sequence_showdown",
            {"numbers": "20", "illegal": "refuse"},
            "1 2 14",
            "Ada ends up stuck",
        ),
    ],
)
def test_the_reason_is_one_true_sentence(game, options, moves, why):
    said = told(game, options, moves)
    assert said == why if why is None else why in said


def test_in_take_or_skip_nines_throughout_would_not_help():
    moves = "=9 take =1 take " * 6 + "=9 take"
    state = after(GAMES["stack_attack_score"].start(), moves)
    assert state.left == 2
    assert decided_winner(state) == 0
    assert "Even if Ben" in why_decided(state, 0, NAMES)


def test_front_ends_see_it_by_player(random_session):
    game = GAMES["sequence_stack"]
    seen = 0
    for seed in range(40):
        session = random_session(game, seed)
        shown = view(session)
        winner = decided_winner(session.state) if session.outcome is None else None
        if winner is None:
            assert shown["decided"] is None
        else:
            seen += 1
            assert shown["decided"]["winner"] == session.player(winner)
            assert shown["decided"]["title"] == f"{session.names[session.player(winner)]} has won."
    assert seen > 3


def test_the_rest_can_be_turned_over(random_session):
    """The same player wins then, and the record is one like any other."""
    for game in ORDER:
        for seed in range(10):
            session = random_session(game, seed)
            winner = decided_winner(session.state) if session.outcome is None else None
            end = session.rest()
            assert end.outcome is not None
            assert winner in (None, end.outcome.winner)
            assert replay(end.record).state == end.state


@pytest.fixture
def random_session():
    from numgames.play.record import new_record

    def session(game, seed):
        rng = random.Random(seed)
        made = replay(new_record(game.id, {}, f"s{seed}", seed % 2), NAMES)
        for _ in range(rng.randrange(4, 18)):
            if made.outcome is not None:
                break
            made = (
                made.draw()
                if made.state.to_move == CHANCE
                else made.play(rng.choice(made.state.legal_moves()))
            )
        return made

    return session
