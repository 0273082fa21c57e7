"""The terminal opens links as well as records, and goes through a game again."""

import pytest

from numgames.terminal.flags import Wrong, read_flags
from tests.support.terminal import left_at, typed

CHAIN = "1.sequence_showdown..a.1.0.48-2-34"


def test_a_link_opens_like_its_record():
    wishes = read_flags(["--record", f"https://example.org/numgames/#{CHAIN}"])
    assert wishes.session is not None
    assert wishes.session.record.text() == CHAIN
    with pytest.raises(Wrong, match="isn't the text of a game"):
        read_flags(["--record", "https://example.org/numgames/#"])


def test_replay_goes_forth_and_back_and_changes_nothing():
    shown = typed(["replay", "", "b", "", "", ""], "--record", CHAIN, "--names", "Ada,Ben")
    moves = [line.strip() for line in shown.splitlines() if line.strip().startswith("Move ")]
    assert [line[:12] for line in moves] == [f"Move {n} of 3:" for n in (1, 2, 1, 2, 3)]
    assert moves[1] == "Move 2 of 3: Ben played 2: 48 ÷ 24 = 2."
    chains = [line.strip()[11:] for line in shown.splitlines() if line.startswith("  Sequence ")]
    assert chains[1:] == ["nothing yet", "●48", "nothing yet", "●48", "●48 ÷24 ◆2"]
    assert "That was the last move." in shown
    assert left_at(shown).record.text() == CHAIN


def test_replay_can_be_left_and_says_if_there_is_nothing():
    shown = typed(["replay", "q", "6"], "--record", CHAIN, "--names", "Ada,Ben")
    assert "Move 2 of 3" not in shown
    shown = typed(["replay"], "--game", "number_stack", "--seed", "k3")
    assert "Nothing has happened yet." in shown


def test_the_last_position_before_a_card_is_as_it_was():
    shown = typed(["replay", "", "q"], "--record", "1.number_stack..s0.1.0.2keep-draw")
    assert "Move 2 of 2: Player 2 kept" in shown
    assert left_at(shown).record.text() == "1.number_stack..s0.1.0.2keep-draw"
