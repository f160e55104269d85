import { expect, test } from "vitest";
import { cataclysmsIn, heartState, needs, turnsEach } from "./goals";
import { figure, view } from "./sample";

const READY = { tokens: [6, 0, 0], snapshots: [["red", "A1"]] as [string, string][] };

test("what is missing, the nearest colour first", () => {
  const [nearest] = needs(figure({ tokens: [2, 5, 5], snapshots: [["blue", "A1"]] }), 6);
  expect(nearest).toEqual({ colour: "blue", tokens: 1, snapshot: false });
});

test("the Heart can be taken once everybody has a set", () => {
  const one = view({ needed: 6, figures: [figure(READY), figure({ ...READY, tokens: [5, 0, 0] })] });
  expect(heartState(one)).toBe("locked");
  expect(heartState(view({ needed: 6, figures: [figure(READY), figure(READY)] }))).toBe("free");
});

test("the Heart is carried, brought home, or lost to the Maw", () => {
  const carried = (place: string) => view({ heart: null, figures: [figure({ heart: true, place })] });
  expect(heartState(carried("A1"))).toBe("carried");
  expect(heartState(carried("copter"))).toBe("aboard");
  expect(heartState(view({ heart: "maw" }))).toBe("maw");
});

test("with nothing to draw there is one turn left, and whoever is aboard needs none", () => {
  expect(turnsEach(view({ drawable: 0, figures: [figure()] }))).toBe(1);
  expect(turnsEach(view({ drawable: 8, figures: [figure(), figure(), figure({ place: "copter" })] }))).toBe(
    4,
  );
});

test("only Cataclysms of the open cards count", () => {
  expect(
    cataclysmsIn(
      view({
        tracker: [
          ["cataclysm", 4],
          ["beeline", 6],
          ["cataclysm", 4],
        ],
      }),
    ),
  ).toBe(2);
});
