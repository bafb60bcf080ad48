from __future__ import annotations

import gunbai
from gunbai.arena.matches import play_match
from gunbai.bots.factory import make_bot
from gunbai.core.knowledge import Knowledge
from tests.joraku.table import JORAKU, Table


def test_greedy_beats_random_players_in_every_mode() -> None:
    game = gunbai.load("joraku")
    won = 0
    tables: list[dict[str, object]] = [
        {"players": 4},
        {"players": 3, "variants": "1,2"},
        {"mode": "two_vs_two"},
        {"mode": "neutral", "variants": "4,6"},
    ]
    for number in range(4):
        options = game.read_options(tables[number % 4])
        seats = game.seats(options)
        bots = [make_bot("random", 10 * number + seat, JORAKU) for seat in range(seats)]
        bots[number % seats] = make_bot("greedy", number, JORAKU)
        won += play_match(game, options, number, bots).places[number % seats] == 1
    assert won == 4


def test_greedy_removes_the_samurai_that_stands_between_it_and_the_last_points() -> None:
    """Round III, last card: blue and red are level in Kyoto, red has one point to spend."""
    table = Table(
        ["1r", "2r", "3r"],
        round=3,
        daimyo={"red": "kyoto", "blue": "shinano", "yellow": "totomi"},
        samurai={"red": {"kyoto": 1}, "blue": {"kyoto": 3, "owari": 2}, "yellow": {"omi": 2}},
        points={"red": 3},  # 10 against 9 and 8 if it takes Kyoto alone, else beaten by blue
        leader=1,
    )
    table.do("play 2r", "effect a", "place ise 0", "play 3r", "effect a", "place owari 0")
    table.do("play 1r", "effect b")
    for bot in (make_bot("greedy", 1, JORAKU), make_bot("search:60", 1, JORAKU)):
        action = bot.choose(Knowledge(table.state, 0))
        assert JORAKU.text(action) == "remove blue"


def test_the_same_seed_makes_the_same_choices() -> None:
    games: list[list[int]] = []
    for _ in range(2):
        state = JORAKU.new({"players": 3}, 5)
        bots = [make_bot("greedy", seat, JORAKU) for seat in range(3)]
        chosen: list[int] = []
        for _ in range(40):
            seat = state.to_act()[0]
            chosen.append(bots[seat].choose(Knowledge(state, seat)))
            state.apply(seat, chosen[-1])
        games.append(chosen)
    assert games[0] == games[1]
