"""`emberisle bot`: a bot of anybody's comes into a room of a table server as a guest does, and plays."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

import emberisle as em
from emberisle.bots.bot import Bot
from emberisle.bots.own import is_own, own_kind
from emberisle.terminal.errors import BadArgument

if TYPE_CHECKING:
    from emberisle.client import AsyncTable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", required=True, metavar="URL", help="such as http://localhost:8470")
    parser.add_argument("--room", required=True, metavar="CODE", help="what the room is found by")
    parser.add_argument(
        "--bot", default="medium", metavar="BOT", help="a level such as medium, or module:Class of your own"
    )
    parser.add_argument("--name", metavar="NAME", help="what it is called at the table")
    parser.add_argument("--chair", type=int, metavar="N", help="where it sits (default: where it is free)")
    parser.add_argument(
        "--invitation", default="", metavar="KEY", help="where chairs are for the invited only"
    )
    parser.add_argument("--matches", type=int, metavar="N", help="leave after so many (default: stay)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="two with the same seed play alike")


def guest_bot(args: argparse.Namespace) -> int:
    """Come in, sit down, and play until the room needs it no more."""
    if args.matches is not None and args.matches < 1:
        raise BadArgument(f"--matches is 1 or more, not {args.matches}")
    own = own_kind(args.bot) if is_own(args.bot) else None
    asyncio.run(_play(args, own))
    return 0


async def _play(args: argparse.Namespace, own: type[Bot] | None) -> None:
    from emberisle.client import connect_async, play_matches

    name = args.name or (own.__name__ if own is not None else f"Guest, {args.bot}")
    async with connect_async(args.server, args.room, name, invitation=args.invitation) as table:
        bot = _bot(table, args, own)
        chair = await table.sit(None if args.chair is None else args.chair - 1)
        title = em.ruleset(table.room.game).title
        print(f"{name} sits in chair {chair + 1} of {table.code} ({title}). Ctrl-C to leave.", flush=True)
        await play_matches(table, bot, args.matches, lambda said: print(said, flush=True))


def _bot(table: AsyncTable, args: argparse.Namespace, own: type[Bot] | None) -> Bot:
    game_id = table.room.game
    if game_id not in em.games():
        raise BadArgument(f"the room plays {game_id!r}, which is not installed here")
    return em.bot(game_id, args.bot, args.seed) if own is None else own(args.seed)
