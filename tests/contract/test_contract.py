"""Every game keeps every point of the contract."""

from __future__ import annotations

from emberisle.contract import contract_tests
from tests.contract.games import PLUGS

test_every_game = contract_tests(*PLUGS)
