"""The game being played: show the table, read a line, act on it; and so on through a match.

Everything shown comes from play/view.py and the words of the session; what is allowed is found out
by playing it.  A new command is one line in the words of terminal_input.py and one in Table.obey.

A player may be a computer: it acts by itself, and is told like a person.
"""

import secrets

from numgames.coach.levels import LEVELS
from numgames.core import Refusal, excerpt
from numgames.play import advice
from numgames.play.record import DRAW
from numgames.play.session import Session
from numgames.play.view import view
from numgames.terminal import display
from numgames.terminal.boards import Seen
from numgames.terminal.bot_file import BOT, BotFile
from numgames.terminal.coaching import show_hint, show_review, show_worth
from numgames.terminal.flags import command_line, seat_flags
from numgames.terminal.help_level import MOVES, help_meant, tells_worth
from numgames.terminal.input_words import command, spelled, tidied
from numgames.terminal.move_words import move_meant, moves_named
from numgames.terminal.pages import show_commands, show_example, show_tips, show_topic
from numgames.terminal.players import called
from numgames.terminal.replay import show_replay
from numgames.terminal.rounds import Rounds
from numgames.terminal.screen import INDENT, MARKS, Leave, Screen

LUCK = 1 << 60  # how many rolls there are for a computer's choice


class OtherGame(Exception):
    """The players want to choose another game."""


class Table:
    """One match at one keyboard: the game on the table, and what was played before it."""

    def __init__(
        self,
        screen: Screen,
        session: Session,
        levels: "tuple[int, int]",
        rounds: Rounds,
        bot: "BotFile | None" = None,
        help: str = MOVES,
    ) -> None:
        self.screen = screen
        self.language, self.words = screen.language, screen.words
        self.session = session
        self.levels = levels  # by player: 0 for a person, 1 to 5 for a computer, or BOT
        self.bot = bot
        self.rounds = rounds
        self.help = help  # one of HELPS
        self.whole = True  # show the whole table next, not only the question
        self.hinted = (session, 0)  # where a hint was asked for, and how often

    def play(self) -> None:
        """Until the players have enough: raises Leave or OtherGame, never just ends."""
        self.begin()
        while True:
            if self.level:
                self.reply()
                continue
            self.show()
            while not self.answer(self.screen.read(self.prompt())):
                pass

    def begin(self) -> None:
        display.beginning(self.seen(), self.screen)
        for player, level in enumerate(self.levels):
            if level:
                who = display.named(player, self.seen(), self.screen)
                self.screen.say(
                    self.words.program(who, self.bot.shown)
                    if self.bot and level == BOT
                    else self.words.computer(who, level, len(LEVELS))
                )

    @property
    def level(self) -> int:
        """The level of the computer that is to move; 0 if a person is, or the game is over."""
        if self.session.outcome:
            return 0
        return self.levels[self.session.player(self.session.state.turn)]

    def reply(self) -> None:
        """All that a computer does until its turn is over."""
        session, turn = self.session, self.session.state.turn
        while session.outcome is None and session.state.turn == turn:
            level = self.levels[session.player(turn)]
            if session.record.undone and not session.waits_for_draw:
                session = session.redo()  # what was taken back comes again as it was
            elif self.bot and level == BOT:
                session = self.bot.reply(session, self.bot_gives_up)
            else:
                session = advice.reply(session, level, secrets.randbelow(LUCK))
        self.become(session)

    def bot_gives_up(self, why: ValueError) -> None:
        name = self.session.names[self.levels.index(BOT)]
        self.screen.say(self.language.lab.gave_up(name, why))

    def show(self) -> None:
        """The table if it has changed hands, then what is to be done now."""
        seen = self.seen()
        if self.whole:
            display.turn(seen, self.screen)
            display.decided(seen, self.screen)
        self.whole = False
        if seen["outcome"]:
            display.end(seen, self.rounds.next_starter(self.session), self.screen)
        else:
            display.question(seen, self.screen)
            if tells_worth(seen):
                show_worth(self.session, self.screen)

    def seen(self) -> Seen:
        return dict(
            view(self.session, self.rounds.now(self.session), self.language.code), help=self.help
        )

    def prompt(self) -> str:
        seen = self.seen()
        who = "" if seen["outcome"] else display.named(seen["turn"], seen, self.screen) + " "
        return f"{INDENT}{who}> "

    # -- understanding what was typed ----------------------------------------------------

    def answer(self, line: str) -> bool:
        """Act on one line; False if it was refused and the same question stands."""
        try:
            text = tidied(line)
            return self.after_game(text) if self.session.outcome else self.in_game(text)
        except ValueError as refusal:  # IllegalMove, BadMove, Unclear
            self.screen.refuse(refusal)
            return False

    def in_game(self, text: str) -> bool:
        """Whole words before beginnings, and moves before commands."""
        things = moves_named(self.session, self.seen(), self.language)
        move = move_meant(text, things, whole=True)
        name, rest = command(text, self.language, whole=True)
        if move is None and not name:
            move = move_meant(text, things)
        if move is None and not name:
            name, rest = command(text, self.language)
        if move is not None:
            return self.become(self.session.draw() if move == DRAW else self.session.play(move))
        if name:
            return self.obey(name, rest)
        if not text:  # nothing said: a good moment for another look
            self.whole = True
            return True
        if self.session.waits_for_draw:
            raise Refusal("card_first")
        if text in self.language.answers("no"):
            self.screen.say(self.seen()["ask"])
            return False
        return self.become(self.session.play(text))  # the rules say best what is wrong with it

    def after_game(self, text: str) -> bool:
        if not text or text in self.language.answers("next game"):
            self.session = self.rounds.next_game(self.session)
            self.whole = True
            self.begin()
            return True
        if text in self.language.answers("other game"):
            raise OtherGame
        name, rest = command(text, self.language)
        if name:
            return self.obey(name, rest)
        raise Refusal("over_what_now")

    # -- acting --------------------------------------------------------------------------

    def obey(self, name: str, rest: str) -> bool:
        """Do what a command says.  True: show again what is to be done."""
        if name == "quit":
            raise Leave
        if name == "help":
            self.helped(rest)
        elif name == "rules":
            show_topic(rest, self.session.record.game, self.screen)
        elif name == "tips":
            show_tips(self.session.record.game, self.screen)
        elif name == "example":
            show_example(rest, self.session.record.game, self.screen)
        elif name == "undo":
            self.undo()
        elif name == "redo":
            self.become(self.session.redo())
            self.whole = True
        elif name == "hint":
            self.hint()
        elif name == "coach":
            if not tells_worth(self.seen()):  # then he speaks with the question
                show_worth(self.session, self.screen)
        elif name == "review":
            show_review(self.session, self.screen)
        elif name == "replay":
            show_replay(self.session, self.screen)
        elif name == "log":
            display.log(self.seen(), self.screen)
        elif name == "record":
            self.screen.line(self.session.record.text())
            self.screen.line(self.way_back())
        elif name == "finish":
            self.finish()
        elif name == "resign":
            self.become(self.session.resign(self.who(rest)))
        if not self.whole:  # the table brings its own
            self.screen.line()
        return True

    def become(self, session: Session) -> bool:
        """Go on with `session`, and say what has happened on the way there."""
        before, self.session = self.session, session
        steps = session.steps[len(before.steps) :]
        drawn = steps and steps[-1].is_card and self.seen()["table"].get("card")
        if steps and not drawn:  # the question shows that card, with these words
            self.screen.line()
            self.screen.say(" ".join(display.told(self.seen(), len(before.steps))))
        self.whole = bool(session.outcome) or session.state.turn != before.state.turn
        return True

    def finish(self) -> None:
        """Turn over the rest of a game that nothing can change any more."""
        shown = len(self.session.steps)
        self.session = self.session.finish()
        self.screen.line()
        for sentence in display.told(self.seen(), shown):
            self.screen.say(sentence)
        self.whole = True

    def helped(self, level: str) -> None:
        """The list of commands; with a level, so much help from now on."""
        if level:
            self.help = help_meant(level, self.language)
        else:
            show_commands(self.screen)
            self.screen.say(self.words.YES_OR_NO)
        self.screen.say(self.words.help_now(self.help))

    def hint(self) -> None:
        """The next of the three steps, as long as nothing has changed."""
        asked = self.hinted[1] if self.hinted[0] is self.session else 0
        show_hint(self.session, asked, self.screen)
        self.hinted = (self.session, asked + 1)

    def undo(self) -> None:
        before, seen = self.session, self.seen()
        self.session = self.taken_back()
        back = display.told(seen, len(self.session.steps))
        said = self.words.taken_back(back[0] if back else "")
        if self.session.record.taken_back > before.record.taken_back:
            said += " " + self.words.COUNTED
        self.screen.line()
        self.screen.say(said)
        self.whole = True

    def taken_back(self) -> Session:
        """One move less; against a computer back to the person's own last decision."""
        session = self.session
        if session.record.resigned or not any(self.levels):
            return session.undo()
        movers = [session.player(step.seat) for step in session.steps if not step.is_card]
        own = [ply for ply, player in enumerate(movers) if not self.levels[player]]
        if not own:
            raise Refusal("nothing_of_yours")
        return session.at(own[-1])

    def who(self, rest: str) -> int:
        """The player that "resign ..." means; without a name the one whose turn it is."""
        names = self.session.names
        if not rest:
            return self.session.player(self.session.state.turn)
        player = spelled(rest, [(str(i + 1), tidied(names[i]), MARKS[i]) for i in (0, 1)])
        if player is None:
            raise Refusal("not_playing", given=excerpt(rest))
        if self.levels[player]:
            raise Refusal("computer_stays", name=names[player])
        return player

    def way_back(self) -> str:
        """The command line that opens this table again."""
        words = ["python3", "-m", "numgames", "--record", self.session.record.text()]
        if self.session.names != called(None, self.levels, self.language):
            words += ["--names", ",".join(self.session.names)]
        words += seat_flags(self.levels, self.bot)
        words += ["--help-level", self.help] if self.help != MOVES else []
        words += self.language.flags()
        return command_line(words + self.rounds.flags())
