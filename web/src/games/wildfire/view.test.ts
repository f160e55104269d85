import { expect, test } from "vitest";
import { fitting, onCanvas, onTable, TABLE, tableRig, unitFor } from "./view";

const ALL = [
  { x: -12, y: -4 },
  { x: 15, y: -4 },
  { x: -12, y: 6 },
  { x: 15, y: 6 },
];

test("a point of the table is found again under its pixel", () => {
  const rig = tableRig();
  const { x, y } = onTable(rig, onCanvas(rig, { x: 7, y: 3 }, 0));
  expect([x, y]).toEqual([expect.closeTo(7), expect.closeTo(3)]);
});

test("what lies above the table is seen farther up", () => {
  const rig = tableRig();
  expect(onCanvas(rig, { x: 0, y: 0 }, 1).y).toBeLessThan(onCanvas(rig, { x: 0, y: 0 }, 0).y);
});

test("all points are seen in the free part of the canvas, as large as was said", () => {
  const rig = tableRig();
  rig.resize({ width: 900, height: 600 }, { left: 100, top: 80, right: 860, bottom: 480 });
  const unit = unitFor(ALL, rig);
  rig.go(fitting(ALL, rig), true);
  const pixels = ALL.map((point) => onCanvas(rig, point, 0));
  for (const { x, y } of pixels) {
    expect(x).toBeGreaterThan(99);
    expect(x).toBeLessThan(861);
    expect(y).toBeGreaterThan(79);
    expect(y).toBeLessThan(481);
  }
  const [left, right] = [-0.5, 0.5].map(
    (x) => onCanvas(rig, { x: rig.look.target.x + x, y: rig.look.target.z }, 0).x,
  );
  expect((right ?? 0) - (left ?? 0)).toBeCloseTo(unit);
});

test("the camera never leaves the table", () => {
  const rig = tableRig();
  rig.slide({ x: -99999, y: 99999 });
  expect([rig.look.target.x, rig.look.target.z]).toEqual([TABLE.x, -TABLE.y]);
});
