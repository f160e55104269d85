"""Network addresses: what counts as one client, and which networks an operator has named."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

IPV6_PREFIX: Final = 64
"""What one subscriber usually gets of IPv6: he has more addresses in it than could ever be counted."""

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


def read_address(text: str) -> Address | None:
    """An address as proxies write it, with or without brackets and port; none if it is something else."""
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def read_networks(texts: Iterable[str]) -> list[Network]:
    """Networks such as 10.0.0.0/8, or single addresses; raises ``ValueError`` for anything else."""
    return [ip_network(text.strip(), strict=False) for text in texts]


@lru_cache(maxsize=4096)
def client_of(text: str) -> str:
    """Who is counted as one client: an IPv4 address, or the network that one subscriber has of IPv6."""
    found = read_address(text)
    if found is None:
        return text
    if isinstance(found, IPv6Address):
        return str(ip_network((found, IPV6_PREFIX), strict=False))
    return str(found)
