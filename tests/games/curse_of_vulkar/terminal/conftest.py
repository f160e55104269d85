"""Every test here has a state folder of its own, so that nobody's games are touched."""

from tests.cli.conftest import state_home as state_home
