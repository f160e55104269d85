"""What positions and choices are worth, checked against what can be worked out without them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

import emberisle as em
from emberisle.bots.judge import Judge, judge, over_a_round
from emberisle.games import plugs
from emberisle.games.fortune.bots.hard import Hard
from emberisle.games.fortune.rules.rolling import RollDice
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Chance
from emberisle.kernel.values import Value
from emberisle.ledger.booking import book
from emberisle.ledger.course import course_of
from emberisle.ledger.moments import luckiest
from emberisle.ledger.weighing import Budget, value_of, weigh
from emberisle.plug import Plug
from tests.ledger.matches import FEW, a_turn_or_two, booked, played
from tests.own_games import OWN
from tests.toys.pebbles import PEBBLES

MANY = 400


# -- the exact points of a turn


def test_the_points_of_every_turn_add_up_to_what_it_brought() -> None:
    course, books = booked(played("fortune", 3, 5, "random"))
    turns = 0
    for entry in books.entries:
        if entry.points is None:
            continue
        turn = entry.points
        if turn.begins:
            running = turn.before
            start = course.positions[entry.position - 1].scores()[turn.seat]
        running += turn.change
        if turn.ends:
            turns += 1
            brought = course.positions[entry.position].scores()[turn.seat] - start
            assert running == brought
    assert turns > 5


def test_a_roll_is_worth_what_it_brings_on_average() -> None:
    """Every outcome listed, each with its odds: the expected points before and after are the same."""
    course = course_of(a_turn_or_two())
    judging = course.judge
    checked = 0
    for at in course.chances():
        position, step = course.positions[at], course.positions[at].step
        if not isinstance(step, RollDice) or position.table.in_hand > 3:
            continue
        move = course.inputs[at - 1].given
        chosen = move if isinstance(move, Value) else None
        before = judging.turn_points(position, course.positions[at - 1], chosen)
        assert before is not None
        mean = sum(
            [chance * _after(judging, position, outcome) for outcome, chance in step.outcomes(position.table)]
        )
        assert mean == pytest.approx(before.expected)
        checked += 1
    assert checked > 3


def _after(judging: Judge, position: Game, outcome: object) -> float:
    game, seat = position.still(), position.table.turn
    game.push(outcome)
    turn = judging.turn_points(game, None, None)
    if turn is not None and not turn.begins:
        return turn.expected
    return float(game.scores()[seat] - position.scores()[seat])


def test_whoever_plays_for_points_by_the_solver_loses_none() -> None:
    game = em.new("fortune", 2, seed=4, options={"finish_line": 3000})
    bots = [Hard(endgame=False), em.bot("fortune", "random")]
    while game.to_move is not None:
        game = game.play(bots[game.to_move].choose(game, game.to_move))
    _, books = booked(game.log)
    lost = [[], []]  # type: list[list[Fraction]]
    for entry in books.entries:
        if entry.kind == "choice" and entry.points is not None and entry.seat is not None:
            lost[entry.seat].append(-entry.points.change)
    assert max(lost[0]) < Fraction(1, 1000)
    assert max(lost[1]) > 50


# -- chances of winning


def test_a_chance_is_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that can be played to the end in every way, rollouts tell the truth within their error."""
    monkeypatch.setitem(plugs(), PEBBLES.id, Plug("tests.toys.pebbles", PEBBLES))
    course = course_of(played(PEBBLES.id, 2, 3))
    for at in course.chances()[:3]:
        exact = _played_out(course.positions[at])
        value, error = value_of(course, at, MANY)
        for seat in range(2):
            assert abs(float(value[seat]) - exact[seat]) <= 4.5 * error[seat] + 1e-9


def _played_out(game: Game) -> list[float]:
    """Everybody's chance when all moves are made at random."""
    step = game.step
    if step is None:
        return [1 / len(game.winners()) if seat in game.winners() else 0.0 for seat in range(2)]
    moves = game.legal_moves()
    ways = (
        step.outcomes(game.table) if isinstance(step, Chance) else [(move, 1 / len(moves)) for move in moves]
    )
    chances = [0.0, 0.0]
    for given, odds in ways:
        twin = game.still()
        twin.push(given)
        for seat, chance in enumerate(_played_out(twin)):
            chances[seat] += odds * chance
    return chances


@pytest.mark.parametrize("game_id", OWN)
def test_a_judge_gives_everybody_a_share_and_has_candidates(game_id: str) -> None:
    course = course_of(played(game_id, 4, 2, "medium"))
    at = course.chances()[len(course.chances()) // 2]
    shares = course.judge.play_on(course.positions[at].still(), em.QuickLuck(1))
    assert sum(shares) == pytest.approx(1)
    assert min(shares) >= 0
    for choice in course.choices()[:20]:
        seat = course.inputs[choice].seat
        assert seat is not None
        found = course.judge.candidates(course.positions[choice].guess(seat, em.QuickLuck(1)), seat)
        assert set(found) <= set(course.inputs[choice].moves)


@pytest.mark.parametrize("now", range(1, 9))
def test_whoever_has_just_had_a_turn_is_not_favoured(now: int) -> None:
    """Each seat stands well at the end of its own turn only: seen over a round, all stand alike."""
    last: list[int] = []
    found = over_a_round(now, 4, last.append, lambda: [float(last[-1] % 4 == seat) for seat in range(4)])
    assert found == [0.25] * 4
    assert min(last) > now


def test_it_is_no_luck_that_one_sees_further_when_a_turn_begins() -> None:
    course = course_of(played("curse_of_vulkar", 2, 2, "medium"))
    course.judge = Further("curse_of_vulkar")
    books = book(course, [weigh(course, at, FEW) for at in range(len(course.inputs))])
    leaps = [entry for entry in books.entries if entry.kind == "luck" and any(entry.change)]
    assert leaps[:-1]
    assert all(entry.outlook == entry.change for entry in leaps[:-1])
    named = {entry.position for entry in luckiest(books)}
    assert named <= {leaps[-1].position}


class Further(Judge):
    """Knows nothing but that the first seat stands the better the later it is: nothing that falls matters."""

    def turn(self, game: Game) -> int:
        turns: int = game.table.turns
        return turns

    def play_on(self, game: Game, luck: Luck) -> Sequence[float]:
        return self.play_on_from(game, self.turn(game), luck)

    def play_on_from(self, game: Game, turn: int, luck: Luck) -> Sequence[float]:
        return 1 - 1 / (2 + turn), 1 / (2 + turn)

    def candidates(self, game: Game, seat: int) -> Sequence[Value]:
        return ()


class Spy(Judge):
    """Looks at the hands in every game that is played on."""

    def __init__(self) -> None:
        super().__init__("wildfire")
        self.own = judge("wildfire")
        self.hands: list[list[list[int]]] = []

    def play_on(self, game: Game, luck: Luck) -> Sequence[float]:
        self.hands.append([sorted(hand) for hand in game.table.hands])
        return self.own.play_on(game, luck)


def test_nobody_is_judged_by_what_they_could_not_know() -> None:
    course = course_of(played("wildfire", 3, 2, "random"))
    spy = course.judge = Spy()
    at = next(at for at in course.choices() if len(course.inputs[at].moves) > 2)
    true = [sorted(hand) for hand in course.positions[at].table.hands]
    weigh(course, at, Budget(4, 4, 4))
    seat = course.inputs[at].seat
    assert seat is not None
    others = [other for other in range(3) if other != seat]
    assert any(hands[other] != true[other] for hands in spy.hands for other in others)
    spy.hands.clear()
    value_of(course, course.chances()[-1], 1)
    assert spy.hands == [[sorted(hand) for hand in course.positions[course.chances()[-1]].table.hands]]
