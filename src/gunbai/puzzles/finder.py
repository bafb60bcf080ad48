"""Finding puzzles: bots play a game, and its decisions are examined until one is a puzzle.

A decision is a puzzle if one answer is clearly best given what its seat knows. Long searches with
different seeds and with different judges must choose it, and in worlds that none of them has seen
the next best answer must be worse, by much and for certain. Everything is counted in iterations,
never in seconds, so the same seed makes the same puzzle.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from gunbai.arena.job import Job
from gunbai.arena.workers import each
from gunbai.bots.advice import told
from gunbai.bots.factory import make_bot
from gunbai.bots.greedy import GreedyBot
from gunbai.bots.learned import learned_judge
from gunbai.bots.playout import PlayStart, standing
from gunbai.bots.reasons import EVEN, Account, Reason, against_another
from gunbai.bots.search import SearchBot
from gunbai.core.codec import Action
from gunbai.core.game import Game
from gunbai.core.judge import Judge
from gunbai.core.knowledge import Knowledge
from gunbai.core.position_text import write_position
from gunbai.core.rng import Rng, seeded
from gunbai.core.session import Session
from gunbai.core.state import State
from gunbai.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle, Weighed, Why
from gunbai.puzzles.shelf import puzzles_in, themes_of
from gunbai.review.stretches import DividedGame
from gunbai.review.worth import Weighing

FEWEST_ANSWERS: Final = 3
MOST_ANSWERS: Final = 24
#: How much better the solution is than any other answer, in chance to win; and how certain.
GAP: Final = 0.05
CERTAIN: Final = 3.0  # standard errors
_EARLY: Final = 0.1  # of a game: before that too much is open
_DIGITS: Final = 3
_LONGEST_LINE: Final = 8
_TOGETHER: Final = 16  # games, before checking again which puzzles there are enough of


@dataclass
class SearchEffort:
    """The effort with which decisions are examined."""

    looked_at: int = 24  # decisions of one game
    glance: int = 4  # worlds
    second_glance: int = 20
    worlds: int = 96
    iterations: int = 1000  # of each long search
    quick: int = 40  # iterations of the search that finds puzzles of medium difficulty


@dataclass
class Search(Job):
    """The work of one process: the game, who plays it, and how much effort to make."""

    bot: str
    effort: SearchEffort
    harder: bool = False  # no time is spent on easy puzzles
    full: tuple[str, ...] = ()  # themes of which there are enough puzzles


def make_puzzles(
    search: Search, folder: Path, count: int, most_games: int, jobs: int
) -> Iterator[Puzzle | None]:
    """Fill a folder with puzzles until it has enough, or enough games were played.

    Yield what came of each game. The seed of a game is part of the name of its puzzle, so a second
    call goes on after the last puzzle, and an interrupted one leaves what it would have left.
    """
    found = puzzles_in(folder)
    easy = sum(one.difficulty == EASY for one in found)
    limits = themes_of(search.game)
    most_easy, most_alike = limits.easy * count, limits.alike * count
    first = max((int(one.id.split("-")[0]) for one in found), default=0) + 1
    themes = Counter(one.theme for one in found)
    left = count - len(found)
    while left > 0 and first <= most_games:
        enough = easy >= most_easy
        full = tuple(name for name in themes if themes[name] >= most_alike)
        seeds = range(first, min(first + _TOGETHER, most_games + 1))
        first = seeds.stop
        for puzzle in each(find_puzzle, replace(search, harder=enough, full=full), seeds, jobs):
            wanted = (
                puzzle is not None
                and (puzzle.difficulty > EASY or not enough)
                and themes[puzzle.theme] < most_alike
            )
            if puzzle is not None and wanted:
                folder.mkdir(parents=True, exist_ok=True)
                (folder / f"{puzzle.id}.toml").write_text(puzzle.text(), encoding="utf-8")
                themes[puzzle.theme] += 1
                easy += puzzle.difficulty == EASY
                enough = easy >= most_easy
                left -= 1
            yield puzzle if wanted else None
            if left == 0:
                return


def find_puzzle(search: Search, seed: int) -> Puzzle | None:
    """Play the game of a seed, and return a puzzle of the theme whose turn it is.

    An easy one is returned only if the game has none that is harder.
    """
    game = search.load()
    themes = themes_of(game.name)
    theme = themes.names()[seed % len(themes.names())]
    if theme in search.full:
        return None
    players = themes.players[seed % len(themes.players)]
    session = Session(game, game.read_options({"players": players}), seed)
    bots = [make_bot(search.bot, 16 * seed + seat, game) for seat in range(len(session.names))]
    while not session.over:
        seat = session.to_act()[0]
        session.submit(seat, bots[seat].choose(session.knowledge(seat)))
    divided = DividedGame(session)
    places = [
        (stretch, decision)
        for stretch in divided.stretches
        for decision in stretch.decisions
        if decision.at >= _EARLY * divided.last
        and not stretch.disturbed
        and stretch.before.ask is not None
        and themes.of(stretch.before.ask.key) == theme
        and _suits(stretch.before, decision.seat)
    ]
    rng = seeded(seed)
    easy: Puzzle | None = None
    harder = search.harder
    for _ in range(min(search.effort.looked_at, len(places))):
        stretch, decision = places.pop(rng.below(len(places)))
        found = Finder(game, search.effort, Knowledge(stretch.before, decision.seat), rng.next())
        puzzle = found.puzzle(f"{seed:03}-{decision.at}", theme, harder)
        if puzzle is not None and puzzle.difficulty > EASY:
            return puzzle
        easy = easy or puzzle
        harder = harder or easy is not None
    return easy


def _suits(state: State, seat: int) -> bool:
    """Return True if the answer is a single one of a few, all of which a search looks at."""
    actions = state.candidates(seat)
    if not FEWEST_ANSWERS <= len(actions) <= MOST_ANSWERS:
        return False
    whole = len(state.legal(seat)) == len(actions)
    return whole and not Knowledge(state, seat).takes_steps(actions[0])


class Comparison:
    """Answers carried out in the same worlds: the seat's chances, and what they are made of."""

    def __init__(self, weighing: Weighing, actions: list[Action], rng: Rng) -> None:
        self.weighing: Final = weighing
        self.actions: Final = actions
        self.rng: Final = rng
        self.worlds: Final[list[State]] = []
        self.rewards: Final[list[list[float]]] = [[] for _ in actions]
        seats = weighing.knowledge.seats()
        self.accounts: Final = [Account(seats) for _ in actions]

    def run(self, worlds: int) -> None:
        """Compare the answers in this many more worlds."""
        judge, seat = self.weighing.judge, self.weighing.seat
        for _ in range(worlds):
            world = self.weighing.knowledge.possible(self.rng)
            judge.guess(world, seat)
            self.worlds.append(world)
            for place, action in enumerate(self.actions):
                state = world.clone()
                self.weighing.carry_out(state, [action])
                chances = standing(judge, state)
                self.rewards[place].append(chances[seat])
                self.accounts[place].add(judge, state, chances)

    def mean(self, place: int) -> float:
        return sum(self.rewards[place]) / max(1, len(self.rewards[place]))

    def order(self) -> list[int]:
        """Return the places of the answers, best first."""
        return sorted(range(len(self.actions)), key=lambda place: -self.mean(place))

    def lead(self) -> tuple[float, float]:
        """Return how much the best answer is better than the next one, and the standard error."""
        first, second = self.order()[:2]
        more = [
            one - other
            for one, other in zip(self.rewards[first], self.rewards[second], strict=True)
        ]
        count = len(more)
        mean = sum(more) / max(1, count)
        spread = math.sqrt(sum((one - mean) ** 2 for one in more))
        return mean, spread / max(1, count - 1)


class Finder:
    """One decision, and whether it is a puzzle."""

    def __init__(self, game: Game, effort: SearchEffort, knowledge: Knowledge, seed: int) -> None:
        self.game: Final = game
        self.effort: Final = effort
        self.knowledge: Final = knowledge
        self.seat: Final = knowledge.seat
        self.actions: Final = knowledge.candidates()
        self.learned: Final[Judge[Any]] = learned_judge(game)
        self.rng: Final = seeded(seed)

    def puzzle(self, name: str, theme: str, harder: bool) -> Puzzle | None:
        """Return the puzzle of this decision; None if no answer is clearly the best.

        If it has to be `harder` than easy, no time is spent on easy ones.
        """
        best = self._apparent(harder)
        if best is None or any(self.searched(judge) != best for judge in self._judges()):
            return None
        compared = self.compare(self.effort.worlds)
        gap, error = compared.lead()
        if self.actions[compared.order()[0]] != best or gap < max(GAP, CERTAIN * error):
            return None
        world = _typical(compared)
        return Puzzle(
            id=name,
            theme=theme,
            difficulty=self.difficulty(best),
            seat=self.seat,
            answers=self._answers(compared),
            line=self._line(world.clone(), best),
            position=write_position(world.dump()),
        )

    def _apparent(self, harder: bool) -> Action | None:
        """Return the answer that seems to be the best after one look and another; None if none."""
        if self.compare(self.effort.glance).lead()[0] < GAP:
            return None
        compared = self.compare(self.effort.second_glance)
        if compared.lead()[0] < GAP:
            return None
        best = self.actions[compared.order()[0]]
        return None if harder and self.difficulty(best) == EASY else best

    def _judges(self) -> list[Judge[Any]]:
        """Return the judges that must agree: the network, with two seeds, and the hand-made one."""
        return [self.learned, self.learned, self.game.judge()]

    def compare(self, worlds: int) -> Comparison:
        """Compare all answers in worlds that nobody has seen yet."""
        weighing = Weighing(self.game, self.learned, self.knowledge, [], chance=False, seed=0)
        comparison = Comparison(weighing, self.actions, seeded(self.rng.next()))
        comparison.run(worlds)
        return comparison

    def searched(self, judge: Judge[Any]) -> Action:
        """Return the choice of a long search with a seed of its own."""
        seed = self.rng.next()
        return SearchBot("search", seed, judge, self.effort.iterations, 0.0).choose(self.knowledge)

    def difficulty(self, best: Action) -> int:
        """Return how hard it is: by the bots that find the solution."""
        judge = self.game.judge()
        if GreedyBot("greedy", 0, judge).choose(self.knowledge) == best:
            return EASY
        quick = SearchBot("search", 0, judge, self.effort.quick, 0.0)
        return MEDIUM if quick.choose(self.knowledge) == best else HARD

    def _answers(self, compared: Comparison) -> list[Weighed]:
        order = compared.order()
        first, second = order[:2]
        out: list[Weighed] = []
        for place in order:
            other = second if place == first else first
            reasons = against_another(compared.accounts[place], compared.accounts[other], self.seat)
            why = told(reasons, 1 if place == first else -1)
            chance = round(compared.mean(place), _DIGITS)
            out.append(Weighed(self.game.text(self.actions[place]), chance, _written(why)))
        return out

    def _line(self, state: State, best: Action) -> list[tuple[int, str]]:
        """Return how the game goes on, up to the next decision of the seat or a sealed one."""
        play = PlayStart(state, self.seat)
        state.apply(self.seat, best)
        out: list[tuple[int, str]] = []
        for _ in range(_LONGEST_LINE):
            ask = state.ask
            if ask is None or ask.secret:
                break
            seat = ask.first
            if seat == self.seat and not play.goes_on(state):
                break
            bot = SearchBot("line", 0, self.learned, self.effort.quick, 0.0)
            action = bot.choose(Knowledge(state, seat))
            out.append((seat, self.game.text(action)))
            state.apply(seat, action)
        return out


def _typical(compared: Comparison) -> State:
    """Return the world in which the solution comes out closest to its average."""
    best = compared.order()[0]
    mean = compared.mean(best)
    rewards = compared.rewards[best]
    place = min(range(len(rewards)), key=lambda number: abs(rewards[number] - mean))
    return compared.worlds[place]


def _written(reasons: list[Reason]) -> list[Why]:
    return [
        Why(one.key, one.words, round(one.points, _DIGITS)) for one in reasons if one.key != EVEN
    ]
