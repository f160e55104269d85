import { describe, expect, it } from "vitest";
import { changed, Listening } from "../differences";
import type { Spoken, Welcome } from "../messages";

describe("changes", () => {
  it("are made at their places, and leave the rest the very same", () => {
    const old = {
      table: { dice: ["a", "b"], chain: [{ x: 1 }, { x: 2 }] },
      scene: { unfit: { "3-4": "no" } },
    };
    const now = changed(old, {
      set: { "table.dice": ["c"], "table.chain.1.x": 5 },
      drop: ["scene.unfit.3-4"],
    });
    expect(now).toEqual({ table: { dice: ["c"], chain: [{ x: 1 }, { x: 5 }] }, scene: { unfit: {} } });
    expect(now.table.chain[0]).toBe(old.table.chain[0]);
    expect(old.table.chain[1]?.x).toBe(2);
  });

  it("splice lists", () => {
    expect(changed({ list: [1, 2, 3, 4] }, { splice: { list: [1, 2, [7, 8, 9]] } })).toEqual({
      list: [1, 7, 8, 9, 4],
    });
  });

  it("set all at once where there was nothing", () => {
    expect(changed(null as object | null, { set: { "": { seat: 1 } } })).toEqual({ seat: 1 });
  });
});

describe("listening", () => {
  const welcome = { type: "welcome", room: { stage: "playing" }, picture: { inputs: 1, seat: 0 } };
  const listening = () => {
    const found = new Listening();
    found.hear(welcome as unknown as Welcome);
    return found;
  };
  const news = (more: object) => ({ type: "news", ...more }) as unknown as Spoken;

  it("makes each frame from the one before", () => {
    const frames = [2, 3].map((inputs) => ({ changes: { set: { inputs } }, lasts: 1 }));
    expect(listening().hear(news({ number: 1, frames }))).toMatchObject({
      frames: [
        { picture: { inputs: 2, seat: 0 }, lines: [] },
        { picture: { inputs: 3, seat: 0 }, lines: [] },
      ],
    });
  });

  it("takes nothing after a gap until the next welcome", () => {
    const line = listening();
    expect(line.hear(news({ number: 2 }))).toBeNull();
    expect(line.hear(news({ number: 3 }))).toBeNull();
    line.hear(welcome as unknown as Welcome);
    expect(line.hear(news({ number: 1 }))).not.toBeNull();
  });
});
