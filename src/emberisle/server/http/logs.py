"""What the server writes about itself: lines for people, or JSON for programs that collect logs."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Final

TEXT: Final = "text"
JSON: Final = "json"
KINDS: Final = (TEXT, JSON)


class JsonLines(logging.Formatter):
    """Each record is one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "pid": record.process,
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def log_warnings(kind: str = TEXT) -> None:
    """Write warnings and errors to the terminal, as every process of the server does."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == JSON else logging.Formatter("emberisle: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
