"""`em.review` and `emberisle review`: the same whoever does the work, and clear about what cannot be done."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

import emberisle as em
from emberisle.bots.advice import FromSearch
from emberisle.cli.main import main
from emberisle.cli.review import bars
from emberisle.games.fireball_island.bots.advice import MERITS
from emberisle.games.fortune.bots.advice import Advice as Choice
from emberisle.games.fortune.rules.moves import ROLL_AGAIN, STOP
from emberisle.kernel.errors import BadLog, BadSeats, UnknownGame
from emberisle.kernel.log import Log
from emberisle.kernel.texts import LANGUAGES
from emberisle.ledger.booking import Books, Total, turn_sums
from emberisle.ledger.course import NotOver
from emberisle.ledger.review import BadBudget, Review, begin, finish, weigh_all
from emberisle.ledger.weighing import weigh_in
from emberisle.ledger.words import in_percent, texts, verdict
from tests.ledger.matches import a_turn_or_two, played


def test_it_is_the_same_by_however_many_processes() -> None:
    log = a_turn_or_two()
    told: list[tuple[int, int]] = []
    alone = em.review(log, rollouts=1, tell=lambda done, whole: told.append((done, whole)))
    assert em.review(log, rollouts=1, processes=2) == alone
    assert em.review(log, rollouts=5_000) != alone
    assert told[-1] == (len(alone.books.curve) - 1, len(alone.books.curve) - 1)


def a_blunder() -> em.Game:
    """Ana rolls again with everything to lose, and both play on to the end."""
    game = em.scenario(
        "fortune",
        {"card": "Captain", "dice": "DDDDDDDK", "totals": [3000, 5000]},
        seed=2,
        options={"finish_line": 8000},
        players=("Ana", "Ben"),
    )
    blunder = next(move for move in game.legal_moves() if type(move).__name__ == "RollAgain")
    game = game.play(blunder)
    bot = em.bot("fortune", "hard")
    game = game.play(game.legal_moves()[-1])
    while game.to_move is not None:
        game = game.play(bot.choose(game, game.to_move))
    return game


def test_a_blunder_is_named_with_what_would_have_been_better_and_why() -> None:
    found = em.review(a_blunder().log, rollouts=1)
    worst = found.costliest[0]
    assert found.names[worst.seat] == "Ana"
    assert not worst.entry.by_bot
    assert worst.told["en"] == "Roll again"
    assert worst.better["en"] == "Stop"
    assert worst.better["de"] == "Aufhören"
    assert worst.entry.chances is not None
    chosen, better = [round(100 * float(chance)) for chance in worst.entry.chances]
    points = re.search(r"([\d,]+) points on average instead of ([\d,]+)\.", worst.why["en"])
    assert worst.why["en"].startswith(f"Wins {better} % instead of {chosen} %. ")
    assert points is not None
    assert int(points[1].replace(",", "")) > int(points[2].replace(",", ""))
    assert worst.why["de"].startswith(f"Gewinnt zu {better} % statt zu {chosen} %. Im Schnitt ")
    assert worst.change < Fraction(-1, 4)


def reviewed(log: Log, by_bots: Collection[int]) -> Review:
    """Looked back on with the knowledge of a room: these inputs bots chose for somebody."""
    course, budget = begin(log, 1, by_bots)
    *_, every = weigh_all(course, budget, partial(map, partial(weigh_in, course)))
    return finish(course, budget, [every[at] for at in sorted(every)])


def test_a_blunder_of_a_bot_that_stood_in_is_nobodys_mistake() -> None:
    log = a_blunder().log
    alone, found = em.review(log, rollouts=1), reviewed(log, {0})
    assert found.books.curve == alone.books.curve
    worst = found.costliest[0]
    assert worst.entry.by_bot
    assert worst.change == alone.costliest[0].change
    for total, before in zip(found.books.totals, alone.books.totals, strict=True):
        assert total.start + total.luck + total.own + total.others + total.stand_ins == total.end
        assert (total.luck, total.luck_error, total.chair) == (before.luck, before.luck_error, before.chair)
        assert before.stand_ins == before.stood_in == 0
    ana, ben = found.books.totals
    assert ana.stand_ins == ana.own_bot == worst.change == -ben.stand_ins
    assert ben.own_bot == Fraction(0)
    assert (ana.stood_in, ben.stood_in) == (1, 0)
    assert ana.own == alone.books.totals[0].own - worst.change
    assert ben.others == alone.books.totals[1].others + worst.change
    assert "stand-in bots' choices" in found.verdict["en"]
    assert "stand-in bots" not in alone.verdict["en"]
    sums, whole = turn_sums(found.books.entries, 0), turn_sums(alone.books.entries, 0)
    assert sums is not None
    assert whole is not None
    assert sums.by_bots < 0
    assert (sums.choices + sums.by_bots, sums.brought) == (whole.choices, whole.brought)


def test_who_can_only_lose_by_stopping_is_told_so() -> None:
    """The last turn of the match: what lies there is not enough, however many points it is."""
    facts = {"card": "Captain", "dice": "DDDMMPPC", "totals": [7000, 8500], "finisher": 1, "last_turns": 1}
    game = em.scenario(
        "fortune",
        facts,
        seed=2,
        options={"finish_line": 8000},
        players=("Ana", "Ben"),
    )
    stop = next(move for move in game.legal_moves() if type(move).__name__ == "Stop")
    found = em.review(game.play(stop).log, rollouts=1)
    worst = found.costliest[0]
    assert worst.told["en"] == "Stop"
    assert re.match(r"Wins [1-9]\d? % instead of 0 %\.", worst.why["en"])
    assert worst.entry.chances is not None
    assert worst.entry.chances[0] == 0
    assert found.verdict["en"].startswith("Ben won by ")


def test_what_is_told_for_a_choice_never_speaks_against_it() -> None:
    one, many = [Choice(moves=(ROLL_AGAIN,), text="", expected=worth, risk=0.0) for worth in (900.4, 1100.0)]
    like = Choice(moves=(STOP,), text="", expected=900.0, risk=0.0)
    assert many.speaks_for(one) == "1,100 points on average instead of 900."
    assert one.speaks_for(many) == one.speaks_for(like) == one.speaks_for(None) == ""
    way = FromSearch("fireball_island", (), "", 0.5, 0.0, merits=MERITS)
    exposed, safe = [replace(way, reasons=((f"advice.{key}", 45),)) for key in ("exposed", "safe")]
    takes = replace(way, reasons=(("advice.captures",),))
    assert exposed.speaks_for(safe) == safe.speaks_for(exposed) == takes.speaks_for(takes) == ""
    assert takes.speaks_for(exposed, (), "de") == "Nimmt das Juwel."


@pytest.mark.parametrize(
    ("chosen", "better", "said"),
    [
        (Fraction(0), Fraction(455, 1000), "Wins 46 % instead of 0 %."),
        (Fraction(456, 1000), Fraction(464, 1000), "Wins 46.4 % instead of 45.6 %."),
        (Fraction(4561, 10000), Fraction(4562, 10000), "Wins 45.62 % instead of 45.61 %."),
    ],
)
def test_two_chances_are_told_apart(chosen: Fraction, better: Fraction, said: str) -> None:
    assert in_percent(chosen, better, "en") == said


def test_the_most_is_named_first_and_was_weighed_closely() -> None:
    log = played("board_game_battle", 4, 1, "random")
    found = em.review(log, rollouts=20_000)
    assert found.costliest
    for moments in (found.costliest, found.luckiest):
        changes = [abs(moment.change) for moment in moments]
        assert changes == sorted(changes, reverse=True)
    for moment in found.costliest:
        assert -moment.change > 2 * moment.error
    assert em.review(log, rollouts=20_000, processes=2) == found


def test_moments_and_verdict_are_told_in_every_language() -> None:
    found = em.review(played("board_game_battle", 4, 3, "medium"), rollouts=1)
    assert len(found.luckiest) == 3
    for moment in found.luckiest:
        assert moment.change > 0
        assert moment.turn > 0
        assert set(moment.told) == set(LANGUAGES)
        assert all(moment.told.values())
    winner = found.names[found.winners[0]]
    assert found.verdict["en"].startswith(f"{winner} won by ")
    assert found.verdict["de"].startswith(f"{winner} gewinnt durch ")


def test_a_match_that_is_not_over_is_not_told_of() -> None:
    log = a_turn_or_two()
    with pytest.raises(NotOver, match="the match is not over: nothing is told before its end"):
        em.review(Log(log.header, log.entries[:-1]))


def test_what_cannot_be_reviewed_is_refused() -> None:
    log = a_turn_or_two()
    with pytest.raises(BadLog, match="is not a log"):
        em.review("a text")  # type: ignore[arg-type]
    with pytest.raises(BadBudget, match="1 rollout or more"):
        em.review(log, rollouts=0)
    with pytest.raises(BadBudget, match="1 process or more"):
        em.review(log, processes=0)
    with pytest.raises(BadSeats, match="3 names"):
        em.review(log, rollouts=1, names=("Ana", "Ben", "Cleo"))
    with pytest.raises(UnknownGame):
        em.review(em.read_log(log.text().replace('"fortune"', '"chess"', 1)))


# -- the verdict


def total(
    luck: int, own: int, others: int, end: int = 100, chair: int = 0, bots: int = 0, stood_in: int = 0
) -> Total:
    """In points; what is left is what everybody had at the start."""
    parts = luck, own, others, end, chair, bots
    lucks, owns, theirs, ends, chairs, stand_ins = [Fraction(part, 100) for part in parts]
    return Total(
        seat=0,
        start=ends - lucks - owns - theirs - stand_ins,
        luck=lucks,
        chair=chairs,
        own=owns,
        others=theirs,
        end=ends,
        luck_error=0.0,
        own_error=0.0,
        others_error=0.0,
        skill_error=0.0,
        chair_error=0.0,
        stand_ins=stand_ins,
        stood_in=stood_in,
    )


@pytest.mark.parametrize(
    ("luck", "own", "others", "said"),
    [
        (31, 0, 12, "Ana won by 31 points of luck and 12 of skill."),
        (39, -23, 59, "Ana won by 39 points of luck and 59 of others' mistakes; own mistakes cost 23."),
        (50, 0, 0, "Ana won by 50 points of luck."),
        (60, -10, 0, "Ana won by 60 points of luck; own mistakes cost 10."),
        (0, 0, 50, "Ana won by 50 points of skill."),
        (-5, 0, 55, "Ana won by 55 points of skill; bad luck cost 5."),
        (-5, -3, 58, "Ana won by 58 points of others' mistakes; bad luck cost 5 and own mistakes cost 3."),
        (70, 0, -20, "Ana won by 70 points of luck; others' mistakes cost 20."),
    ],
)
def test_the_verdict_says_what_won(luck: int, own: int, others: int, said: str) -> None:
    books = Books((), (), (), (total(luck, own, others), total(-luck, -others, -own, 0)))
    assert verdict(books, [0], False, ("Ana", "Ben"), "en") == said
    assert verdict(books, [0], False, ("Ana", "Ben"), "de") != said


@pytest.mark.parametrize(
    ("whole", "said"),
    [
        (total(31, 0, 12, bots=7), "31 points of luck, 12 of skill and 7 of stand-in bots' choices."),
        (total(31, 0, 12, stood_in=3), "31 points of luck and 12 of others' mistakes."),
        (total(0, 0, 0, bots=50), "50 points of stand-in bots' choices."),
        (
            total(90, -5, 0, bots=-20, stood_in=3),
            "90 points of luck; own mistakes cost 5 and stand-in bots' choices cost 20.",
        ),
    ],
)
def test_the_verdict_tells_what_bots_chose_for_somebody_apart(whole: Total, said: str) -> None:
    books = Books((), (), (), (whole,))
    assert verdict(books, [0], False, ("Ana",), "en") == f"Ana won by {said}"
    assert ("Vertretungs-Bots" in verdict(books, [0], False, ("Ana",), "de")) == ("stand-in" in said)


def test_what_bots_chose_is_told_of_shared_wins_and_of_teams() -> None:
    shared = Books((), (), (), (total(-10, -2, 12, 50, bots=4), total(3, -3, 0, 50)))
    told = verdict(shared, [0, 1], False, ("Ana", "Ben"), "en")
    assert "others' mistakes +12, stand-in bots' choices +4; Ben: " in told
    assert told.endswith("others' mistakes 0.")
    team = Books((), (), (), (total(70, -4, -6, bots=-5),))
    assert verdict(team, [0], True, ("Ana",), "en").endswith("lost by choices. Stand-in bots lost 5 more.")


def test_shared_wins_and_teams_have_a_verdict_too() -> None:
    books = Books((), (), (), (total(-10, -2, 12, 50), total(3, -3, 0, 50)))
    shared = verdict(books, [0, 1], False, ("Ana", "Ben"), "en")
    assert shared == (
        "A shared win. Ana: luck -10, own mistakes -2, others' mistakes +12; "
        "Ben: luck +3, own mistakes -3, others' mistakes 0."
    )
    team = Books((), (), (), (total(70, -4, -6),))
    won = verdict(team, [0], True, ("Ana",), "en")
    assert won == (
        "You won together: with a chance of 40 % at the start, 70 points of luck, and 10 lost by choices."
    )
    lost = verdict(Books((), (), (), (total(-20, -20, 0, 0),)), [], True, ("Ana",), "de")
    assert lost.startswith("Das Spiel hat gewonnen: Eure Chance war am Anfang 40 %, Pech nahm 20 Punkte")


def test_both_languages_have_the_same_texts() -> None:
    assert set(texts("en")) == set(texts("de"))
    assert all(texts("en")[key] != texts("de")[key] for key in texts("en") if key != "share")


# -- in the terminal


def test_the_error_of_every_chance_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chair's in the ledger, and beside each curve the largest."""
    monkeypatch.setenv("COLUMNS", "140")
    log = a_turn_or_two()
    file = tmp_path / "match.log"
    file.write_text(log.text(), "utf-8")
    assert main(["review", str(file), "--rollouts", "4000", "--processes", "1"]) == 0
    printed = capsys.readouterr().out
    books = em.review(log, rollouts=4000).books
    total, most = books.totals[0], max([errors[0] for errors in books.errors])
    assert total.chair_error == books.errors[0][0] > 0
    chair = f"{100 * float(total.chair):+.1f}".replace("-", "−") + f" ± {100 * total.chair_error:.1f}"
    assert re.search(rf"{re.escape(chair)} +│\n", printed), "in the last column"
    assert re.search(rf"[▁-█] │ {100 * most:.1f} ", printed)


def test_it_prints_the_ledger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.log"
    file.write_text(a_turn_or_two().text(), "utf-8")
    assert main(["review", str(file), "--rollouts", "1", "--processes", "1"]) == 0
    printed = capsys.readouterr().out
    for said in (" won by ", "Luck and skill", "Points of turns, exactly", "The luckiest moments", "choices"):
        assert said in printed


@pytest.mark.parametrize(
    ("text", "arguments", "said"),
    [
        ("nothing of the kind", (), "is not a log: line 1: not JSON"),
        (a_turn_or_two().text()[:4000], (), "breaks off"),
        ("".join(a_turn_or_two().text().splitlines(keepends=True)[:9]), (), "the match is not over"),
        (a_turn_or_two().text().replace('"fortune"', '"chess"', 1), (), "chess"),
        (a_turn_or_two().text().replace('"version": ', '"version": 9', 1), (), "knows none after version"),
        (a_turn_or_two().text(), ("--rollouts", "0"), "--rollouts is 1 or more"),
        (a_turn_or_two().text(), ("--processes", "0"), "--processes is 1 or more"),
    ],
)
def test_bad_input_is_told_in_one_line(
    text: str, arguments: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.log"
    file.write_text(text, "utf-8")
    assert main(["review", str(file), *arguments]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1


def test_bars_rise_with_the_chance() -> None:
    assert bars([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(bars([0.25] * 1000)) == 60


def test_a_curve_keeps_its_ends_where_there_is_little_room() -> None:
    curve = [0.0, *[0.5] * 200, 1.0]
    for room in (60, 12):
        drawn = bars(curve, room)
        assert (len(drawn), drawn[0], drawn[-1]) == (room, "▁", "█")
