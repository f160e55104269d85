import { describe, expect, it } from "vitest";
import { beneath, seen } from "../../camera/look";
import type { Die, Place } from "./dice";
import { chestPlaceIn, landingSpot, spotOf, TRAY, viewOf, zoneAt } from "./layout";

const die = (place: Place, slot: number): Die => ({ id: slot, face: "C", place, slot });
const eight = [0, 1, 2, 3, 4, 5, 6, 7];

describe("the places on the tray", () => {
  it.each(["keep", "roll", "chest", "skull", "hand"] as Place[])("keeps dice apart in %s", (place) => {
    for (const chest of ["side", "back"] as const) {
      const spots = eight.map((slot) => spotOf(die(place, slot), chest));
      for (const [at, one] of spots.entries()) {
        for (const other of spots.slice(at + 1)) {
          const apart = Math.max(
            Math.abs(one.x - other.x),
            Math.abs(one.y - other.y),
            Math.abs(one.z - other.z),
          );
          expect(apart).toBeGreaterThan(1.05);
        }
      }
    }
  });

  it("finds every die in the zone where it lies", () => {
    for (const chest of ["side", "back"] as const) {
      for (const place of ["keep", "roll", "chest"] as const) {
        for (const slot of eight) {
          const { x, z } = spotOf(die(place, slot), chest);
          expect(zoneAt(x, z, chest)).toBe(place);
        }
      }
    }
  });

  it("takes no die in the row of skulls or beside the tray", () => {
    const { x, z } = spotOf(die("skull", 3), null);
    expect(zoneAt(x, z, null)).toBeNull();
    expect(zoneAt(12, 0, null)).toBeNull();
  });

  it("lands thrown dice inside the tray", () => {
    for (const order of eight) {
      const { x, z } = landingSpot(order);
      expect(Math.abs(x)).toBeLessThan(TRAY.width / 2 - 0.6);
      expect(Math.abs(z)).toBeLessThan(TRAY.depth / 2 - 0.6);
    }
  });
});

describe("the frame", () => {
  const sizes = [
    { size: { width: 1280, height: 800 }, hole: { left: 220, top: 40, right: 1060, bottom: 720 } },
    { size: { width: 360, height: 420 }, hole: { left: 6, top: 70, right: 354, bottom: 360 } },
    { size: { width: 320, height: 280 }, hole: { left: 6, top: 70, right: 314, bottom: 220 } },
  ];

  it.each(sizes)("shows every die within the free part of $size.width x $size.height", ({ size, hole }) => {
    for (const chest of [null, chestPlaceIn(hole, true)]) {
      const view = viewOf(size, hole, chest);
      for (const place of ["keep", "roll", "skull"] as const) {
        for (const slot of eight) {
          const pixel = seen(view, spotOf(die(place, slot), chest));
          expect(pixel.x).toBeGreaterThan(hole.left);
          expect(pixel.x).toBeLessThan(hole.right);
          expect(pixel.y).toBeGreaterThan(hole.top);
          expect(pixel.y).toBeLessThan(hole.bottom);
        }
      }
    }
  });

  it.each(sizes)("points at what is seen in $size.width x $size.height", ({ size, hole }) => {
    const view = viewOf(size, hole, null);
    const spot = { x: 1.3, y: 0.5, z: -0.8 };
    const found = beneath(view, seen(view, spot), spot.y);
    expect(found.x).toBeCloseTo(spot.x);
    expect(found.z).toBeCloseTo(spot.z);
  });
});
