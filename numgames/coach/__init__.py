"""The coach: it works on states of any game, and never sees a seed, a session or a record."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numgames.core import State


def values(state: "State") -> "dict[str, float]":
    """Each legal move with the mover's exact winning chance; {} when there is no move to make."""
    from numgames.coach.evaluation import values as exact  # the solver is read when it is asked

    return exact(state)
