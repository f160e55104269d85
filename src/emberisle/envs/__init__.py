"""The interfaces of the field: every game as an environment of PettingZoo, Gymnasium and OpenSpiel.

``docs/environments.md`` says what the numbers mean. ``pip install 'emberisle[envs]'`` brings what is needed.
Where Gymnasium is installed, importing this package makes every game known to it.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from emberisle.envs.registration import register

    register()
