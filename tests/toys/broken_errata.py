"""Sparks with a second version whose errata go wrong. The contract must notice each of these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from emberisle.kernel.errata import Erratum
from tests.toys.sparks import Sparks, SparksTable, Steps


class SecondSparks(Sparks):
    """Version 2, with a switch that nothing depends on."""

    version = 2
    errata: ClassVar[tuple[Erratum, ...]] = (Erratum("bright", 2, "SP-3", "guards shine"),)


class ForgetsAnErratum(SecondSparks):
    """A version that says nothing of what it has changed."""

    errata = ()


class CallsTwoErrataAlike(SecondSparks):
    errata = (*SecondSparks.errata, *SecondSparks.errata)


class ErrsByNoClause(SecondSparks):
    errata = (Erratum("bright", 2, "SP-99", "guards shine"),)


class TellsErrataBackwards(SecondSparks):
    version = 3
    errata = (Erratum("loud", 3, "SP-3", "guards shout"), *SecondSparks.errata)


class MisreadsOptions(SecondSparks):
    """What an older header means is nothing that the option takes."""

    errata = (Erratum("few_guards", 2, "SP-3", "two guards", option="guards", before={None: 7}),)


class KeepsErrataToItself(SecondSparks):
    errata = (Erratum("bright", 2, "SP-3"),)


class ForgetsHowItWas(SecondSparks):
    """Matches of the version before can no longer be set up."""

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[SparksTable, Steps]:
        assert house["bright"], "guards have always shone"
        return Sparks.setup(self, seats, house)
