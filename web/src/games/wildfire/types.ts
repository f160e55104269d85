// Made from the view and the page of the game by `python -m emberisle.server.http.typescript`.

import type { Notation } from "../../messages";

export interface OpenEnd {
  tile: string;
  shows: number;
  openings: number;
}

export interface Owed {
  tile: string;
  number: number;
  called: boolean;
  plays: number;
  seat: number;
  passes_to: number;
  doubles: string;
  words: string;
}

export interface WildfireView {
  totals: number[];
  sheet: number[][];
  limit: number;
  rounds: number;
  round: number;
  dealer: number;
  turn: number;
  hand: string[];
  unfit: Record<string, string>;
  tiles: number[];
  pile: number;
  drawn: boolean;
  chain: Notation[];
  ends: OpenEnd[];
  owed: Owed | null;
  knocked: boolean[];
  skips: boolean[];
  lacking: number[][];
  shown: string[][];
}

export interface PlacedTile {
  tile: string;
  x: number;
  y: number;
  turn: number;
  first: string;
  second: string;
  apart: boolean;
  root: [number, number];
}

export interface PlaceForTile {
  tile: string;
  shows: number;
  x: number;
  y: number;
  turn: number;
  root: [number, number];
  double: [number, number, number];
}

export interface WildfireScene {
  placed: PlacedTile[];
  openings: PlaceForTile[];
  owed: string;
  unfit: Record<string, string>;
}
