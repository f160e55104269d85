"""Tests of the client of the table server, each at a real server."""
