"""What can be said in the games: the reasons of RULINGS.md, and what is no move of any game."""

REASONS = {  # front ends, coach and terminal rely on these words
    "sequence_stack": {"completed", "longer_stack", "draw_off"},
    "stack_attack_score": {"higher_total", "more_numbers", "second_player"},
    "sequence_showdown": {"no_moves", "illegal_move"},
    "number_stack": {"exact_sum", "closest_sum", "second_player"},
    "stack_attack_factor": {"no_moves", "illegal_move"},
    "tiny": {"higher_total", "lower_total", "second_player"},
}
RUBBISH = "x" * 10_000_000
MALFORMED = (
    "", " ", "hop", "KEEP", "keep ", " 1", "0", "101", "07", "-1", "+1", "1.0", "1e1", "٣", "²",
    "=", "=0", "=10", "=07", "==1", "\0", "keep\0", "1\n", "🂡", RUBBISH, "9" * 5000, None, 7, 7.0,
    True, b"keep", [], ["keep"], {}, ("keep",), object(),
)  # fmt: skip
