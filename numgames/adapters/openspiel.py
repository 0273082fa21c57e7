"""The games for OpenSpiel 2: importing this registers them.

    import pyspiel
    import numgames.adapters.openspiel
    game = pyspiel.load_game("numgames_sequence_showdown(numbers=20,opening=even)")

A name is `numgames_` and the game's id.  Both players see everything, so the games are of perfect
information; cards are chance nodes.  The winner gets 1, the loser -1.
"""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from numgames.adapters.features import features
from numgames.adapters.rules import Position, Rules, plain
from numgames.adapters.strings import scene, told
from numgames.core import CHANCE
from numgames.core import Game as NumGame
from numgames.games import ORDER

PREFIX = "numgames_"


class State(pyspiel.State):
    """One position; `at` is ours."""

    def __init__(self, game: "Game", rules: Rules) -> None:
        super().__init__(game)
        self.at: Position = rules.begin()

    def current_player(self) -> int:
        to_move = self.at.state.to_move
        if to_move is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_move == CHANCE else to_move

    def is_terminal(self) -> bool:
        return self.at.state.to_move is None

    def _legal_actions(self, player: int) -> "list[int]":
        return sorted([self.at.rules.numbers[move] for move in self.at.free()])

    def chance_outcomes(self) -> "list[tuple[int, float]]":
        chances = self.at.state.chances()
        whole = sum([weight for _, weight in chances])
        return [(self.at.rules.numbers[card], weight / whole) for card, weight in chances]

    def _apply_action(self, action: int) -> None:
        self.at = self.at.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.at.rules
        word = (rules.cards if player == pyspiel.PlayerId.CHANCE else rules.moves)[action]
        return told(self.at.state, word)

    def returns(self) -> "list[float]":
        outcome = self.at.state.outcome
        if outcome is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner == 0 else [-1.0, 1.0]

    def __str__(self) -> str:
        return scene(self.at.state)


class Observer:
    """What one player sees, as named arrays (features.py) and in words."""

    def __init__(self, rules: Rules) -> None:
        shape = features(rules.start, 0)
        self.tensor = np.zeros(sum([len(part.values) for part in shape]), np.float32)
        self.dict = {}
        begin = 0
        for part in shape:
            end = begin + len(part.values)
            self.dict[part.name] = self.tensor[begin:end]
            begin = end

    def set_from(self, state: State, player: int) -> None:
        for part in features(state.at.state, player):
            self.dict[part.name][:] = part.values

    def string_from(self, state: State, player: int) -> str:
        return str(state)


class Game(pyspiel.Game):
    """One of the games with its options; `rules` are ours.  Each game is a class below this one."""

    id: str
    kind: Any  # its pyspiel.GameType

    def __init__(self, params: "dict[str, Any] | None" = None) -> None:
        rules = Rules(self.id, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.moves),
            max_chance_outcomes=len(rules.cards),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.longest,
        )
        super().__init__(self.kind, info, params or {})
        self.rules = rules

    def new_initial_state(self) -> State:
        return State(self, self.rules)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.rules)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


def register(game: NumGame) -> None:
    """Register one of the games with OpenSpiel."""
    luck = game.start().to_move == CHANCE
    mode = pyspiel.GameType.ChanceMode
    kind = pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode.EXPLICIT_STOCHASTIC if luck else mode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: plain(option)[0] for option in game.choices},
    )
    name = "".join([word.capitalize() for word in game.id.split("_")])
    made = type(name, (Game,), {"id": game.id, "kind": kind, "__module__": __name__})
    globals()[name] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)


for each in ORDER:
    register(each)
