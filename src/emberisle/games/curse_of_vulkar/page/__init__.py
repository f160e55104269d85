"""The Curse of Vul-Kar on the page: the island, its words, and films of launches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from emberisle.games.curse_of_vulkar.page import films
from emberisle.games.curse_of_vulkar.page.board import board, heights
from emberisle.games.curse_of_vulkar.page.scene import asked_figure, scene_of
from emberisle.games.curse_of_vulkar.page.structs import CurseBoard, CurseFilm, CurseScene, CurseWords
from emberisle.games.curse_of_vulkar.rules.board import CHUTE_END, NAMES
from emberisle.games.curse_of_vulkar.rules.cards import ACTIONS
from emberisle.games.curse_of_vulkar.rules.souvenirs import SOUVENIRS
from emberisle.games.curse_of_vulkar.rules.words import texts_in
from emberisle.kernel.game import Game, View
from emberisle.server.game_page import GamePage, Moment, Query, Resource, Tally

ARTICLES: Final = ("a", "the", "den", "die", "das", "eine")

LAUNCH: Final = Moment(900, 6.0)
MOMENTS: Final = {
    "turn": Moment(500),
    "played": Moment(1200, 1.2),
    "sapphires": Moment(1200, 1.2),
    "walked": Moment(100, 2.0),
    "took_token": Moment(350),
    "snapshot": Moment(900),
    "heart_taken": Moment(1500, 1.5),
    "vul_kar_turned": Moment(900, 0.9),
    "tree_turned": Moment(800, 0.8),
    "pit_chosen": Moment(600, 0.6),
    "flicked": Moment(800),
    "ember_rolled": LAUNCH,
    "fireballs_rolled": LAUNCH,
    "boulder_rolled": LAUNCH,
    "bees_rolled": LAUNCH,
    "tiger_goes": Moment(900, 0.9),
    "tiger_pounces": Moment(1300, 1.3),
    "stole": Moment(1300, 1.3),
    "stole_something": Moment(1300, 1.3),
    "into_maw": Moment(900),
    "copter_here": Moment(1600),
    "boarded": Moment(1200),
    "won_together": Moment(2200),
    "drew": Moment(300),
    "drew_card": Moment(500),
}
"""Walks and launches take as long as they go on."""


TALLIES: Final = (
    Tally(
        "struck",
        ("felled_space", "felled_chute", "felled_off", "felled_odd", "tiger_pounces"),
        most="struck",
        none="unhurt",
    ),
    Tally("treasures", ("took_token", "from_maw"), most="treasures"),
    Tally("snapshots", ("snapshot",), most="snapshots"),
    Tally("stolen", ("stole", "stole_something", "grabbed"), most="stolen"),
    Tally("flicked", ("flicked",), most="flicked"),
)


OBVIOUS: Final = {"ChooseStand": ("StandOn",), "ChooseCave": ("ComeOut",), "FromMaw": ("Take",)}
"""Anywhere else souvenirs and treasures that others do not see decide what can be done."""


class CurseOfVulKarPage(GamePage):
    types = (CurseBoard, CurseWords, CurseFilm, CurseScene)
    moments = MOMENTS
    tallies = TALLIES
    obvious = OBVIOUS
    gains = False  # much of it is only counted at the end

    def scene(self, view: View, game: Game, at_rest: bool, language: str) -> CurseScene:
        return scene_of(view, game, at_rest, language)

    def question(self, view: View, game: Game, language: str) -> str:
        """Of two figures of one player it says which the question is about."""
        asked, figure = super().question(view, game, language), asked_figure(game)
        if figure is None or game.table.figures == game.table.seats:
            return asked
        names = tuple([""] * game.table.seats)
        return texts_in(language).say("asked_for", (asked, figure), names)

    def seat_of(self, fact: int, game: Game) -> int:
        """Tallies are of figures, of which a seat may have two."""
        owner: int = game.table.owner(fact)
        return owner

    def options(self) -> Mapping[str, object]:
        """People see marbles roll where that is possible."""
        return {"marbles": "physics" if films.PHYSICS else "atlas"}

    def resources(self) -> Mapping[str, Resource[Any]]:
        return {
            "board": Resource(lambda _: board(films.PHYSICS), Query),
            "heights": Resource(lambda _: heights(), Query, media_type="application/octet-stream"),
            "words": Resource(_words, Query),
            "preview": Resource(films.preview, films.PreviewQuery),
            "films": Resource(films.film_wanted, films.FilmQuery, costly=True),
        }

    def warm_up(self) -> None:
        """Build both islands before the first launch, which would else wait for MuJoCo to be read."""
        if films.PHYSICS:
            films.build_islands()


def _as_a_sign(words: str) -> str:
    """A name without its article, which is for sentences."""
    article, _, rest = words.partition(" ")
    name = rest if article in ARTICLES else words
    return name[0].upper() + name[1:]


def _words(query: Query) -> CurseWords:
    """What everything is called."""
    texts = texts_in(query.language)
    trails = {name.rstrip("0123456789") for name in NAMES}
    to = texts.text("places.chute")
    chutes = {name: _as_a_sign(to.format(texts.place(NAMES[end]))) for name, end in CHUTE_END.items()}
    return CurseWords(
        places={**chutes, **{name: _as_a_sign(texts.place(name)) for name in NAMES}},
        trails={trail: _as_a_sign(texts.trail(trail)) for trail in trails},
        actions={action: texts.text(f"actions.{action}") for action in ACTIONS},
        action_texts={action: texts.text(f"card_texts.{action}") for action in ACTIONS},
        souvenirs={souvenir: _as_a_sign(texts.text(f"souvenirs.{souvenir}")) for souvenir in SOUVENIRS},
        souvenir_texts={souvenir: texts.text(f"souvenir_texts.{souvenir}") for souvenir in SOUVENIRS},
    )


PAGE: Final = CurseOfVulKarPage()
