import { describe, expect, it } from "vitest";
import { laidOn, lamp, meant, nextOpenings, outline, sparks } from "./places";
import type { PlacedTile, PlaceForTile } from "./types";

const end = (tile: string, x: number, y: number, turn: number): PlaceForTile => {
  const way = (turn * Math.PI) / 180;
  const root: [number, number] = [x - Math.cos(way), y - Math.sin(way)];
  return { tile, shows: 9, x, y, turn, root, double: [x - 0.5, y + 0.25, 45] };
};
const OPENINGS = [end("9-9", 0, -3.28, 270), end("9-9", 0, 3.28, 90), end("2-5", 12, 0, 0)];
const laid = (changes: Partial<PlacedTile>): PlacedTile => ({
  tile: "3-5",
  x: 5,
  y: 0,
  turn: 0,
  first: "3",
  second: "5",
  apart: false,
  root: [1, 0],
  ...changes,
});

describe("places on the table", () => {
  it("offers the opening of each tile that is taken first", () => {
    expect(nextOpenings(OPENINGS)).toEqual([OPENINGS[0], OPENINGS[2]]);
  });

  it("lays an ordinary tile along, with the end that touches first", () => {
    const place = laidOn(OPENINGS[2] as PlaceForTile, "2-7", "7");
    expect(place).toEqual({ tile: "2-7", first: "2", second: "7", x: 12, y: 0, turn: 0 });
  });

  it("lays a double where the server says, whatever way the line of play goes", () => {
    const place = laidOn(OPENINGS[2] as PlaceForTile, "2-2", "2");
    expect([place.x, place.y, place.turn]).toEqual([11.5, 0.25, 45]);
  });

  it("understands which end is meant, and none where nothing is near", () => {
    expect(meant(OPENINGS, { x: 11.2, y: 0.4 })?.tile).toBe("2-5");
    expect(meant(OPENINGS, { x: 0.2, y: 3 })).toBe(OPENINGS[0]);
    expect(meant(OPENINGS, { x: 6, y: 6 })).toBeNull();
  });

  it("leads sparks from the opening to a tile that lies apart", () => {
    expect(sparks(laid({}))).toEqual([]);
    const trail = sparks(laid({ apart: true }));
    expect(trail[0]).toEqual({ x: 1, y: 0 });
    expect(trail.at(-1)).toEqual({ x: 4, y: 0 });
    expect(trail).toHaveLength(11);
  });

  it("leads sparks to the near long side of a double that lies across", () => {
    const trail = sparks(laid({ tile: "4-4", turn: 90, apart: true }));
    expect(trail.at(-1)?.x).toBeCloseTo(4.5);
  });

  it("has nine lamps round the hub", () => {
    const places = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(lamp);
    for (const { x, y } of places) expect(Math.hypot(x, y)).toBeCloseTo(1.76);
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(9);
  });

  it("keeps everything in view, and never less than the hub", () => {
    expect(outline([], [], { x: 5, y: 4 })[0]).toEqual({ x: -5, y: -4 });
    expect(outline([laid({ x: 20 })], [], { x: 5, y: 4 })[3]?.x).toBeGreaterThan(21);
  });
});
