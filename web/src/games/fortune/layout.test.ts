import { describe, expect, it } from "vitest";
import { beneath, seen } from "../../camera/look";
import type { Die, Place } from "./dice";
import { FLOORS, landingSpot, type Setting, settingIn, spotOf, viewOf, zoneAt } from "./layout";

const die = (place: Place, slot: number): Die => ({ id: slot, face: "C", place, slot });
const eight = [0, 1, 2, 3, 4, 5, 6, 7];
const SETTINGS: Setting[] = [
  { form: "wide", chest: "side" },
  { form: "wide", chest: "back" },
  { form: "close", chest: "side" },
  { form: "upright", chest: "back" },
];
const FORMS = ["wide", "close", "upright"] as const;

describe("the places on the tray", () => {
  it.each(["keep", "roll", "chest", "skull", "hand"] as Place[])("keeps dice apart in %s", (place) => {
    for (const setting of SETTINGS) {
      const spots = eight.map((slot) => spotOf(die(place, slot), setting));
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
    for (const setting of SETTINGS) {
      for (const place of ["keep", "roll", "chest"] as const) {
        for (const slot of eight) {
          const { x, z } = spotOf(die(place, slot), setting);
          expect(zoneAt(x, z, setting)).toBe(place);
        }
      }
    }
  });

  it("takes no die in the row of skulls or beside the tray", () => {
    for (const form of FORMS) {
      const bare = { form, chest: null };
      const { x, z } = spotOf(die("skull", 3), bare);
      expect(zoneAt(x, z, bare)).toBeNull();
      expect(zoneAt(12, 0, bare)).toBeNull();
    }
  });

  it("lands thrown dice inside the tray", () => {
    for (const form of FORMS) {
      for (const order of eight) {
        const { x, z } = landingSpot(order, form);
        expect(Math.abs(x)).toBeLessThan(FLOORS[form].width / 2 - 0.6);
        expect(Math.abs(z)).toBeLessThan(FLOORS[form].depth / 2 - 0.6);
      }
    }
  });
});

describe("the frame", () => {
  const sizes = [
    { size: { width: 1280, height: 800 }, hole: { left: 220, top: 40, right: 1060, bottom: 720 } },
    { size: { width: 360, height: 420 }, hole: { left: 6, top: 70, right: 354, bottom: 360 } },
    { size: { width: 320, height: 280 }, hole: { left: 6, top: 70, right: 314, bottom: 220 } },
    { size: { width: 390, height: 701 }, hole: { left: 5, top: 93, right: 385, bottom: 642 } },
    { size: { width: 785, height: 348 }, hole: { left: 150, top: 5, right: 644, bottom: 343 } },
  ];

  it.each(sizes)("shows every die within the free part of $size.width x $size.height", ({ size, hole }) => {
    for (const chest of [false, true]) {
      const setting = settingIn(hole, chest);
      const view = viewOf(size, hole, setting);
      for (const place of ["keep", "roll", "skull"] as const) {
        for (const slot of eight) {
          const pixel = seen(view, spotOf(die(place, slot), setting));
          expect(pixel.x).toBeGreaterThan(hole.left);
          expect(pixel.x).toBeLessThan(hole.right);
          expect(pixel.y).toBeGreaterThan(hole.top);
          expect(pixel.y).toBeLessThan(hole.bottom);
        }
      }
    }
  });

  it.each(sizes)("points at what is seen in $size.width x $size.height", ({ size, hole }) => {
    const view = viewOf(size, hole, settingIn(hole, false));
    const spot = { x: 1.3, y: 0.5, z: -0.8 };
    const found = beneath(view, seen(view, spot), spot.y);
    expect(found.x).toBeCloseTo(spot.x);
    expect(found.z).toBeCloseTo(spot.z);
  });

  it.each([
    { phone: sizes[3], chest: false, least: 48 },
    { phone: sizes[3], chest: true, least: 48 },
    { phone: sizes[4], chest: false, least: 48 },
    { phone: sizes[4], chest: true, least: 42 }, // tray and chest fill the height and the width of the hole
  ])("shows dice of $least pixels in $phone.size, with a chest: $chest", ({ phone, chest, least }) => {
    const { size, hole } = phone as (typeof sizes)[number];
    const setting = settingIn(hole, chest);
    const view = viewOf(size, hole, setting);
    for (const place of ["keep", "roll", ...(chest ? ["chest" as const] : [])] as const) {
      for (const slot of eight) {
        const { x, y, z } = spotOf(die(place, slot), setting);
        const [left, right] = [x - 0.5, x + 0.5].map((side) => seen(view, { x: side, y: y + 0.2, z }).x);
        expect((right ?? 0) - (left ?? 0)).toBeGreaterThanOrEqual(least);
      }
    }
  });
});
