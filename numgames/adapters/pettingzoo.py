"""The games for PettingZoo: two agents that take turns, cards dealt by the environment.

    from numgames.adapters.pettingzoo import env
    table = env("number_stack", sum="total", render_mode="ansi")

An observation is what features.py says, with a mask of the legal moves.  What is no legal move
costs what the rules say: a wrong number loses where wrong numbers lose (N3, F3), anything else is
an IllegalMove.  The winner gets 1, the loser -1.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from numgames.adapters.features import features
from numgames.adapters.rules import Rules
from numgames.adapters.strings import scene
from numgames.core import State
from numgames.play.record import LONGEST_SEED, SEED_LETTERS, Record
from numgames.play.session import Session, replay


def env(game: str, **settings: Any) -> AECEnv:
    """The environment to use; `settings` are those of `raw_env` and the options of the game."""
    raw = raw_env(game, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's own name for it
    """`moves` are the words for the actions, `record` is the game so far as numgames writes it."""

    def __init__(
        self,
        game: str,
        render_mode: "str | None" = None,
        max_cycles: "int | None" = None,
        **options: object,
    ) -> None:
        """After `max_cycles` moves each the game is cut short; without, it ends by its rules."""
        super().__init__()
        self.rules = Rules(game, options)
        self.moves = self.rules.moves
        self.metadata = {
            "name": f"numgames_{game}_v1",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = ["player_0", "player_1"]
        shape = features(self.rules.start, 0)
        most = [part.most for part in shape for _ in part.values]
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0.0, np.array(most, np.float32), dtype=np.float32),
                    "action_mask": Box(0, 1, (len(self.moves),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(len(self.moves)) for agent in self.possible_agents}
        self.luck: np.random.Generator = seeding.np_random()[0]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def record(self) -> str:
        """The whole game, luck included: for `python3 -m numgames.regret`, and not for players."""
        return self.session.record.text()

    @property
    def position(self) -> State:
        return self.session.state

    def reset(self, seed: "int | None" = None, options: "dict[str, Any] | None" = None) -> None:
        if seed is not None:
            self.luck = seeding.np_random(seed)[0]
        letters = self.luck.integers(len(SEED_LETTERS), size=LONGEST_SEED)
        deal = "".join([SEED_LETTERS[letter] for letter in letters])
        record = Record(self.rules.game, self.rules.options, deal, 0)
        self.session = dealt(replay(record))
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[self.position.turn]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> "dict[str, Any]":
        parts = features(self.position, self.possible_agents.index(agent))
        mask = np.zeros(len(self.moves), np.int8)
        if agent == self.agent_selection:
            for move in self.free():
                mask[self.rules.numbers[move]] = 1
        values = [value for part in parts for value in part.values]
        return {"observation": np.array(values, np.float32), "action_mask": mask}

    def free(self) -> "tuple[str, ...]":
        """The legal moves; see Session.in_circles."""
        moves = self.position.legal_moves()
        return moves[-1:] if self.session.in_circles else moves

    def step(self, action: "int | None") -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.session = dealt(self.session.play(self.moves[action]))
        self._cumulative_rewards[agent] = 0.0
        outcome, made = self.session.outcome, len(self.session.record.moves)
        if outcome is not None:
            winner = self.possible_agents[outcome.winner]
            self.rewards = {one: 1.0 if one == winner else -1.0 for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and made >= 2 * self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[1 - self.possible_agents.index(agent)]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> "str | None":
        text = scene(self.position)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text + "\n")
        return None

    def close(self) -> None:
        """Nothing is open."""


def dealt(session: Session) -> Session:
    """After every card that comes before the next decision."""
    while session.waits_for_draw:
        session = session.draw()
    return session
