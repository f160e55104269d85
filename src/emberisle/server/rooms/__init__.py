"""Rooms: what happens in them, decided and folded without any waiting, sending or storing."""
