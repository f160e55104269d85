import { Vector3 } from "three";
import { expect, test } from "vitest";
import { heightAt } from "../../modelIsland/relief";
import { RELIEF } from "../../modelIsland/sample";
import { leanOf, type Pose } from "../films";
import { BOARD, filmOfRolls } from "../sample";
import type { CurseFilm } from "../types";
import { chased, filmedOf, placed, spinOf, tumbling } from "./filming";
import { standAt } from "./places";

/** A figure that is knocked over to the east after a second. */
const FALL: Pose[] = Array.from({ length: 31 }, (_, n) => {
  const half = (n / 30) * (Math.PI / 4);
  return [60, 0, 1, Math.cos(half), 0, Math.sin(half), 0];
});
const STRUCK: CurseFilm = {
  tracks: [...filmOfRolls({ pictures: 180 }).tracks, { kind: "figure", name: "2", first: 60, path: FALL }],
  touches: [[1000, "figure", "2"]],
};

test("a turn on the map is the same turn in the picture: the head goes where it leans", () => {
  const pose = FALL[20] as Pose;
  const head = new Vector3(0, 1, 0).applyQuaternion(spinOf(pose));
  const [east, south] = leanOf(pose);
  expect(head.x).toBeCloseTo(east);
  expect(head.z).toBeCloseTo(south);
  const north: Pose = [0, 0, 0, Math.SQRT1_2, -Math.SQRT1_2, 0, 0];
  expect(new Vector3(0, 1, 0).applyQuaternion(spinOf(north)).z).toBeCloseTo(leanOf(north)[1]);
});

test("something is between two pictures, too, and stays where it ended", () => {
  const [marble] = STRUCK.tracks;
  if (marble === undefined) throw new Error("no marble");
  expect(placed(marble, 10.5).at[0]).toBeCloseTo(10.5);
  expect(placed(marble, 900).at[0]).toBe(179);
});

test("a figure stands until it is struck, and lies when all is over", () => {
  const filmed = filmedOf(STRUCK, BOARD);
  const up = (now: number): number =>
    new Vector3(0, 1, 0).applyQuaternion(
      tumbling(filmed, 2, now, true)?.spin ?? spinOf([0, 0, 0, 1, 0, 0, 0]),
    ).y;
  expect(up(0)).toBeCloseTo(1);
  expect(up(filmed.lasts)).toBeCloseTo(0);
  expect(tumbling(filmed, 1, 0, true)).toBeNull();
});

test("a figure that was only shoved is put back when all is at rest", () => {
  const filmed = filmedOf(STRUCK, BOARD);
  expect(tumbling(filmed, 2, filmed.showing.shownAt(1200), false)).not.toBeNull();
  expect(tumbling(filmed, 2, filmed.lasts, false)).toBeNull();
});

test("a figure begins its film where it stood, on its stone", () => {
  const [x, y, top] = standAt(BOARD, RELIEF, "A1");
  const ground: Pose = [x, y, heightAt(RELIEF, x, y), 1, 0, 0, 0];
  const beside: Pose = [x + 2, y, 1, 1, 0, 0, 0];
  const struck = { ...STRUCK, tracks: [{ kind: "figure", name: "0", first: 10, path: [ground, beside] }] };
  const filmed = filmedOf(struck, BOARD);
  expect(tumbling(filmed, 0, 0, true)?.at).toEqual([x, y, top]);
  expect(tumbling(filmed, 0, filmed.lasts, true)?.at).toEqual([x + 2, y, 1]);
});

test("the camera goes ahead of what rolls, and stays with whoever is struck", () => {
  const filmed = filmedOf(STRUCK, BOARD);
  const [here, ahead] = chased(filmed, filmed.showing.shownAt(300));
  expect(here?.[0]).toBeCloseTo(18);
  expect(ahead?.[0]).toBeGreaterThan(20);
  const blow = chased(filmed, filmed.showing.shownAt(1100));
  expect(blow[0]?.[0]).toBe(60);
  expect(blow.every(([x]) => Math.abs(x - 60) < 15)).toBe(true);
});
