"""What messages are made of: names, codes, chairs, and reasons to refuse."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

Language = Literal["en", "de"]
Code = Annotated[str, Meta(pattern="^[A-HJKMNP-Z2-9]{8}$", description="What a room is found by.")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Words = Annotated[str, Meta(min_length=1, max_length=120, description="What a player adds to the luck.")]
Saying = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=40, description="Made by the page, once for each request.")]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="A SHA-256.")]
AvatarId = Literal[
    "lantern", "compass", "crab", "whale", "toucan", "hibiscus", "palm", "shell", "octopus", "moon",
    "anchor", "ship",
]  # fmt: skip
"""The drawings from which people choose one for themselves."""
EmoteId = Literal["laugh", "cheer", "wow", "sad", "grumble", "think", "love", "wave"]
"""What can be said without words."""
Piece = Annotated[int, Meta(ge=0, le=7, description="A colour with its shape.")]
Chair = Annotated[int, Meta(ge=0, le=7)]
Coordinate = Annotated[float, Meta(ge=-10_000, le=10_000)]
Level = Annotated[str, Meta(max_length=20)]
Notation = Any
PersonId = Annotated[str, Meta(max_length=40, description="The public id of somebody who came in.")]
InvitationKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,40}$", description="What an invitation has.")]
Endpoint = Annotated[str, Meta(max_length=1000, description="Where the push service of a browser is.")]
Space = Literal["enough", "moves", "none"]
"""What can still happen in a room: anything, only what brings the match to its end, or nothing."""
Why = Literal[
    "malformed",
    "too_fast",
    "bad_token",
    "removed",
    "not_allowed",
    "stale",
    "not_your_turn",
    "illegal",
    "over",
    "paused",
]
"""What kind of refusal it is."""
