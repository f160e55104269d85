"""Kindling: take the last sticks of a pile. It brings all that a game can bring, and no chance."""

from emberisle.plug import Plug

GAME = Plug(__name__, rules="rules:KINDLING", bots={"easy": "bots:Greedy"})
