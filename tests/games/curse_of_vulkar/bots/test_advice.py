"""Advice in The Curse of Vul-Kar: the moves worth a thought, with their chances, the odds and reasons."""

from __future__ import annotations

import pytest

from emberisle import NotYourTurn, QuickLuck
from emberisle.bots.advice import FromSearch
from emberisle.games.curse_of_vulkar.bots.advice import advise
from emberisle.games.curse_of_vulkar.bots.dangers import slopes
from emberisle.games.curse_of_vulkar.bots.hard import Hard
from emberisle.games.curse_of_vulkar.rules.board import NUMBER
from emberisle.games.curse_of_vulkar.rules.moves import Aim, ChoosePit, DropFireballs, Flick, PlayCard, Walk
from tests.games.curse_of_vulkar.bots.positions import (
    OTHERS,
    after,
    alone,
    everywhere,
    to_move,
    together,
)

NAMES = ("Ann", "Bob", "Cleo", "Dan")
SLOW = [["gift_shop", 3], ["gift_shop", 3]]
GEYSERS = [["flame_geyser", 3], ["flame_geyser", 3]]
QUIET = [["gift_shop", 3], ["angry_gaze", 4], ["creeping_roots", 4]]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hard bot in a hurry."""
    begin = Hard.__init__
    monkeypatch.setattr(Hard, "__init__", lambda self: begin(self, tries=4))


def said(advice: list[FromSearch]) -> list[str]:
    return [choice.in_words(NAMES[:3]) for choice in advice]


def test_every_advice_can_be_followed_and_the_best_comes_first() -> None:
    for game in everywhere()[::3]:
        names = NAMES[: game.header.seats]
        found = advise(game, to_move(game))
        moves = tuple(game.legal_moves())
        for advice in found:
            followed = game
            for move in advice.moves:
                assert move in followed.legal_moves()
                assert followed.to_move == game.to_move
                followed = after(followed, move)
            for language in ("en", "de"):
                label = game.ruleset.label_among(advice.moves[0], moves, names, language)
                assert advice.in_words(names, language).startswith(label)
            assert 0 <= advice.chance <= 1
        assert found[0].behind == 0
        assert [advice.behind for advice in found] == sorted(advice.behind for advice in found)


def test_the_hard_bot_follows_the_advice() -> None:
    for game in everywhere()[::7]:
        assert advise(game, to_move(game))[0].moves[0] == Hard().choose(game, to_move(game))


def test_advice_knows_only_what_the_seat_may_know() -> None:
    for game in everywhere()[::9]:
        seat = to_move(game)
        other = game.guess(seat, QuickLuck(3))
        assert [choice.in_words(NAMES) for choice in advise(game, seat)] == [
            choice.in_words(NAMES) for choice in advise(other, seat)
        ]


def test_a_flick_has_its_aim_and_its_odds() -> None:
    game = alone(seats=3, places=["TR1", "RR5", "TR4"], tokens=["", "RRR"], hands=[GEYSERS, *OTHERS])
    game = after(game, PlayCard("flame_geyser", 3), Walk(("TR2", "TR3", "TR4", "TR5")))
    found = advise(game, 0)[0]
    assert isinstance(found.moves[0], ChoosePit)
    (kind, direction, strength), (falls, victims), *_ = found.reasons
    assert (kind, falls) == ("advice.flick", "advice.fells")
    assert isinstance(victims, tuple)
    figure, percent = victims[0]
    assert figure == 1
    assert percent >= 90
    assert (
        f"in direction {direction}° with strength {strength}, fells Bob in about {percent} %"
        in said([found])[0]
    )


def test_advice_on_a_flick_plays_all_of_it() -> None:
    game = alone(seats=3, places=["TR1", "RR5", "TR4"], tokens=["", "RRR"], hands=[GEYSERS, *OTHERS])
    game = after(game, PlayCard("flame_geyser", 3), Walk(("TR2", "TR3", "TR4", "TR5")))
    (_, direction, strength), *_ = (found := advise(game, 0)[0]).reasons
    assert found.moves[1:] == (Aim(direction), Flick(strength))
    aiming = after(game, found.moves[0])
    for choice in advise(aiming, 0):
        assert isinstance(choice.moves[0], Aim)
        assert choice.moves[1:] == (Flick(choice.reasons[0][1]),)
    assert len(advise(after(aiming, found.moves[1]), 0)[0].moves) == 1


def test_advice_on_a_pit_answers_for_nobody_else() -> None:
    """Whoever has a souvenir is asked for a Snow Globe before the Ember is aimed."""
    game = alone(
        seats=3,
        places=["TR1", "RR5", "TR4"],
        tokens=["", "RRR"],
        hands=[GEYSERS, *OTHERS],
        souvenirs=[[], ["tote_bag"], []],
    )
    game = after(game, PlayCard("flame_geyser", 3), Walk(("TR2", "TR3", "TR4", "TR5")))
    found = advise(game, 0)[0]
    assert isinstance(found.moves[0], ChoosePit)
    assert len(found.moves) == 1


def test_a_cataclysm_says_whom_its_fireballs_fell() -> None:
    hands = [[["cataclysm", 4], ["cataclysm", 4]], *OTHERS]
    here = {"tokens": ["", "RRR"], "hands": hands, "scar": 4, "facing": 0}
    struck = advise(alone(seats=3, places=["TR1", "RR1", "TR6"], **here), 0)
    assert "its Fireballs fell Bob in about" in said(struck)[0]
    nobody = advise(alone(seats=3, places=["TR1", "TR4", "TR6"], **here), 0)
    assert "its Fireballs fell nobody" in said(nobody)[0]
    assert "die Feuerkugeln werfen niemanden um" in nobody[0].in_words(NAMES[:3], "de")


def test_a_cataclysm_counts_the_walk_before_it() -> None:
    """Who plays it is struck where the walk ends, not where it began."""
    hands = [[["cataclysm", 4], ["cataclysm", 4]], *OTHERS]
    game = alone(seats=3, places=["RR1", "TR4", "TR6"], hands=hands, scar=4, facing=0)
    kind, victims = advise(game, 0)[0].reasons[-1]
    assert kind == "advice.fireballs"
    assert isinstance(victims, tuple)
    [(figure, percent)] = victims
    assert figure == 0
    assert percent < round(100 * slopes(game.table).knocks(NUMBER["RR1"]))


def test_together_a_flick_has_the_odds_of_its_mark() -> None:
    cards = [["flame_geyser", 3], ["gift_shop", 3], ["gift_shop", 3]]
    game = after(
        together(places=["RR2", "TR3"], tracker=cards),
        PlayCard("flame_geyser", 3),
        Walk(("RR3", "RR4", "RR5")),
    )
    assert "rolls over a snapshot space in about" in advise(game, 0)[0].in_words(NAMES[:2])
    assert "über ein Schnappschussfeld" in advise(game, 0)[0].in_words(NAMES[:2], "de")


def test_fireballs_have_their_victims() -> None:
    """A lens that may be shown makes the dropping a question."""
    hands = [[["cataclysm", 4], ["gift_shop", 3]], *OTHERS]
    game = alone(
        seats=3,
        places=["TR1", "RR1", "TR6"],
        tokens=["", "RRR"],
        hands=hands,
        souvenirs=[["zoom_lens"]],
        scar=4,
    )
    game = after(game, PlayCard("cataclysm", 4), Walk(("TR2", "TR3", "TR4", "TR5")))
    found = [choice for choice in advise(game, 0) if isinstance(choice.moves[0], DropFireballs)]
    assert "fells Bob in about" in said(found)[0]


def test_a_way_says_what_it_brings() -> None:
    game = alone(
        seats=3,
        places=["SW6", "RR5", "RR9"],
        tokens=["RR"],
        slabs=[["SW8", "red"]],
        hands=[SLOW, *OTHERS],
    )
    game = after(game, PlayCard("gift_shop", 3))
    assert advise(game, 0)[0].reasons == (("advice.snapshot", "yellow"), ("advice.treasure", "red", 3))
    assert said(advise(game, 0))[0].endswith("the yellow snapshot, your third red treasure")
    in_german = advise(game, 0)[0].in_words(NAMES[:3], "de")
    assert in_german.endswith("den gelben Schnappschuss, deinen dritten roten Schatz")


def test_the_way_that_calls_the_copter_says_so() -> None:
    game = alone(
        seats=3, places=["TR3", "RR5", "RR9"], snapshots=[["MU3", "SW9", "AS7"]], hands=[SLOW, *OTHERS]
    )
    assert said(advise(after(game, PlayCard("gift_shop", 3)), 0))[0].endswith("calls the Hello-copter")


def test_a_team_hears_how_far_it_is() -> None:
    game = together(places=["PW2", "TR4"], tokens=["RRRR", "YYYY"], slabs=[["PW9", "red"]], tracker=QUIET)
    found = advise(after(game, PlayCard("gift_shop", 3)), 0)
    assert found[0].reasons[0][0] == "advice.to_go"


def test_nobody_is_advised_out_of_turn() -> None:
    with pytest.raises(NotYourTurn):
        advise(alone(places=["TR2", "TR4"]), 1)
