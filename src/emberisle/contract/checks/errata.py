"""Errata are in order, have words and a clause, and matches of every older version can still be played."""

from __future__ import annotations

from typing import Any

from emberisle import Log, QuickLuck, rulebooks
from emberisle.contract.checks.languages import languages
from emberisle.contract.checks.logs import assert_same_game
from emberisle.contract.checks.words import assert_text, assert_translated
from emberisle.contract.playing import begin, in_every_match, play_on, text
from emberisle.kernel import match
from emberisle.kernel.log import read_header
from emberisle.kernel.ruleset import Ruleset
from emberisle.plug import Plug


def check_errata_are_in_order(game: Plug) -> None:
    """Each has a name of its own and a clause that exists, and every version since the oldest has some."""
    ruleset, clauses = game.ruleset, rulebooks.clauses(game.ruleset.id)
    names = [option.name for option in ruleset.options()] + [erratum.name for erratum in ruleset.errata]
    assert len(set(names)) == len(names), f"two options or errata have one name: {sorted(names)}"
    for erratum in ruleset.errata:
        assert erratum.name.isidentifier(), f"the erratum {erratum.name!r} has no name"
        assert erratum.rule in clauses, f"the rulebook has no clause {erratum.rule!r} for {erratum.name}"
    versions = [erratum.version for erratum in ruleset.errata]
    assert versions == sorted(versions), f"the errata are of the versions {versions}, which are not in order"
    told = list(range(ruleset.oldest + 1, ruleset.version + 1))
    assert sorted(set(versions)) == told, f"there are errata of {versions}, for the versions {told}"


def check_errata_read_options(game: Plug) -> None:
    """What an older header means is a value that its option takes today."""
    options = {option.name: option for option in game.ruleset.options()}
    for erratum in game.ruleset.errata:
        assert bool(erratum.option) == bool(erratum.before), f"{erratum.name} reads no option, or not how"
        for value in erratum.before.values():
            assert erratum.option in options, f"{erratum.name} reads {erratum.option!r}, which is no option"
            options[erratum.option].check(value)


def check_errata_have_words(game: Plug) -> None:
    ruleset = game.ruleset
    for erratum in ruleset.errata:
        said = {language: ruleset.erratum_in_words(erratum, language) for language in languages(ruleset)}
        for sentence in said.values():
            assert_text(sentence, f"sentence for {erratum.name}")
        assert_translated(ruleset, said, f"{erratum.name} is said")


@in_every_match
def check_older_versions_are_played(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """A match of every version that is still known can be played to its end, and verified."""
    for version in range(ruleset.oldest, ruleset.version):
        new = begin(ruleset, seats, seed)
        noted = {**new.header.data(), "version": version}
        game = match.replay(ruleset, Log(read_header(noted), [], new.seed))
        game.settle()
        assert play_on(game, QuickLuck(seed)), f"a match of version {version} goes on for ever"
        assert game.header.version == version, "a match has changed its version"
        assert_same_game(match.verify(ruleset, game.log), game, text(game))
