"""``python -m emberisle`` is the ``emberisle`` command."""

from __future__ import annotations

import sys

from emberisle.cli.main import main

sys.exit(main())
