"""The numbering of actions: it follows from the declarations, is dense, and never changes."""

from __future__ import annotations

import pytest

import gunbai
from gunbai.core.codec import Action, Field, Verb
from gunbai.core.kinds import Maybe, Number, Several
from gunbai.core.rng import seeded
from gunbai.numbers.numbering import MOST_TOGETHER, VERSION, Numbering
from gunbai.numbers.scheme import Scheme
from gunbai.numbers.stepper import MOST_TALK, begin, name_all
from tests.shipped import SHIPPED

#: A new version of the numbering is a new line here; an old line never changes.
KNOWN = {
    (1, "joraku"): (192, "64d8fdabbd6f3839"),
    (1, "rising_sun"): (3092, "bee7c23be2ca8856"),
    (1, "shogun"): (1415, "0e9ac1f9acba8889"),
}


@pytest.mark.parametrize("game", SHIPPED)
def test_numbers_stay_what_they_are(game: str) -> None:
    numbering = Scheme(gunbai.load(game), {}).numbering
    assert (len(numbering), numbering.digest()) == KNOWN[VERSION, game], (
        "the numbering has changed: programs that learned with it would answer something else. "
        "Raise VERSION in gunbai/numbers/numbering.py and add a line here."
    )


@pytest.mark.parametrize("game", SHIPPED)
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    names = Scheme(gunbai.load(game), {}).numbering.names
    assert names[0] == "no answer"
    assert len(set(names)) == len(names) < 4000


@pytest.mark.parametrize("game", SHIPPED)
def test_options_do_not_change_the_numbering(game: str) -> None:
    loaded = gunbai.load(game)
    found = {Scheme(loaded, options).numbering.digest() for options in loaded.sample_options()[:5]}
    assert len(found) == 1


@pytest.mark.parametrize("game", SHIPPED)
def test_every_legal_answer_has_a_way_of_its_own(game: str) -> None:
    """In random games with all options, no answer begins as another ends."""
    loaded = gunbai.load(game)
    numbering = Scheme(loaded, {}).numbering
    chance = seeded(5)
    for options in loaded.sample_options()[::9][:4]:
        state = loaded.new(options, seed=chance.next())
        for _ in range(100):
            if state.ask is None:
                break
            seat = state.to_act()[0]
            actions = state.legal(seat) + state.interjections(seat)
            paths = {tuple(numbering.path(action)): action for action in actions}
            assert len(paths) == len(actions)
            assert not any(path[:end] in paths for path in paths for end in range(1, len(path)))
            for path, action in paths.items():
                assert [numbering.number(action, depth) for depth in range(len(path))] == [*path]
            answers = state.legal(seat)
            state.apply(seat, answers[chance.below(len(answers))])


def test_a_set_is_said_thing_by_thing() -> None:
    stepper = begin(Scheme(gunbai.load("joraku"), {"players": 4}), seed=1)
    names = stepper.scheme.numbering.names
    assert [names[number] for number in stepper.numbers(0)] == [
        "pass 2r",
        "pass 3r",
        "pass 4y",
        "pass nb",
    ]
    stepper.step(0, names.index("pass 3r"))
    seen = name_all(stepper.scheme).names.index("answer.pass.3r")
    assert stepper.row(0)[seen] == 1
    stepper.step(0, names.index("pass 4y"))
    assert stepper.state.observe(0)["chosen"] == ["3r", "4y"]
    assert stepper.seat == 1


def test_numbers_that_do_not_fit_are_refused() -> None:
    stepper = begin(Scheme(gunbai.load("joraku"), {}), seed=1)
    with pytest.raises(ValueError, match=r"can't answer 99999 \(no answer at all\)"):
        stepper.step(stepper.seat, 99999)
    with pytest.raises(ValueError, match=r"can't answer 0 \(no answer\) now: see the mask"):
        stepper.step(stepper.seat, 0)
    other = begin(Scheme(gunbai.load("rising_sun"), {}), seed=1)
    idle = [seat for seat in range(other.scheme.seats) if not other.asked(seat)]
    for seat in idle:
        with pytest.raises(ValueError, match="is not asked now"):
            other.step(seat, 1)


def test_many_fields_become_several_numbers() -> None:
    verb = Verb(1, "send", [Field(name, Number(name, 63)) for name in ("a", "b", "c")])
    numbering = Numbering([verb])
    assert 64 * 64 > MOST_TOGETHER >= 64
    assert len(numbering) == 1 + 3 * 64
    assert numbering.path(verb.pack([5, 6, 7])) == [1 + 5, 65 + 6, 129 + 7]
    with pytest.raises(ValueError, match="a set must be the only field"):
        Numbering([Verb(1, "x", [Field("s", Several("s", ["p"])), Field("n", Number("n", 1))])])
    with pytest.raises(ValueError, match="can't be numbered"):
        Numbering([Verb(1, "x", [Field("n", Number("n", 1)), Field("r", Maybe(Number("r", 1)))])])


def said(game: str, options: dict[str, object], seed: int) -> list[Action]:
    """Return the verbs of all actions of a random game with talk."""
    scheme = Scheme(gunbai.load(game), options)
    stepper = begin(scheme, seed)
    chance = seeded(seed)
    out: list[Action] = []
    while not stepper.is_over():
        numbers = stepper.numbers(stepper.seat)
        number = numbers[chance.below(len(numbers))]
        out.append(number)
        stepper.step(stepper.seat, number)
    return out


def test_offers_gifts_and_promises_are_actions() -> None:
    names = Scheme(gunbai.load("rising_sun"), {}).numbering.names
    verbs = {names[number].split(" ")[0] for number in said("rising_sun", {}, 4)}
    assert {"offer", "ready", "gift", "promise-stay-out"} <= verbs
    assert not verbs & {"unready", "withdraw"}


def test_talk_is_bounded() -> None:
    """Between two answers a seat gives or promises something at most twice."""
    stepper = begin(Scheme(gunbai.load("rising_sun"), {}), seed=2)
    names = stepper.scheme.numbering.names
    seat = stepper.seat
    for _ in range(MOST_TALK):
        promises = [n for n in stepper.numbers(seat) if names[n].startswith("promise")]
        stepper.step(seat, promises[0])
        assert stepper.seat == seat
    left = {names[number].split(" ")[0] for number in stepper.numbers(seat)}
    assert left == {"offer", "ready"}


def test_a_promise_is_seen_by_two_and_judged_by_what_happens() -> None:
    scheme = Scheme(gunbai.load("rising_sun"), {"players": 4}, recall=2)
    stepper = begin(scheme, seed=2)
    sheet = name_all(scheme)
    numbers = scheme.numbering.names
    giver = stepper.seat
    receiver = (giver + 1) % 4
    clan = stepper.state.observe(0)["seats"][receiver]["clan"]  # type: ignore[index]
    stepper.step(giver, numbers.index(f"promise-loyal {clan}"))

    def sees(seat: int, name: str) -> bool:
        return stepper.row(seat)[sheet.names.index(name)] != 0

    assert sees(giver, "promises.player1.promise-loyal.made")
    assert sees(receiver, "promises.player3.promise-loyal.received")
    assert not any(sees(receiver + 1, name) for name in sheet.names if ".promise-" in name)
    chance = seeded(3)
    while stepper.state.observe(0)["season"] == "spring":
        fitting = [n for n in stepper.numbers(stepper.seat) if "promise" not in numbers[n]]
        stepper.step(stepper.seat, fitting[chance.below(len(fitting))])
    verdicts = [sees(receiver, f"promises.player3.{word}") for word in ("kept", "broken")]
    assert sorted(verdicts) == [False, True]
    assert not sees(receiver, "promises.player3.promise-loyal.received")
