"""Every message between the page and the server; the page's types and the published schema are made from it.

A room is a table that people can find by its code; a person is one browser that came in; a chair is a seat of
the game, in which a person or a bot sits. What ``Any`` stands for in a view or a move is the notation of the
game (``kernel.notation``).
"""

from emberisle.server.messages.games import *  # noqa: F403
from emberisle.server.messages.plain_http import *  # noqa: F403
from emberisle.server.messages.requests import *  # noqa: F403
from emberisle.server.messages.reviews import *  # noqa: F403
from emberisle.server.messages.rooms import *  # noqa: F403
from emberisle.server.messages.tables import *  # noqa: F403
from emberisle.server.messages.told import *  # noqa: F403
from emberisle.server.messages.values import *  # noqa: F403
from emberisle.server.messages.workbench import *  # noqa: F403
