/** The line above the table. */

import { describe, expect, it } from "vitest";
import type { ChairPicture, Frame, Line, Picture, RoomPicture } from "../messages";
import { NOTHING, type RoomState } from "../room/state";
import { statusOf } from "../table/status";
import { translate } from "../texts";

const shown = {
  to_move: 1,
  over: false,
  asks: "Ben chooses dice.",
  rule: "FO-3.5",
  moves: [],
} as unknown as Picture;
const line = { text: "Ben rolls 1 skull.", rule: "FO-3.2" } as Line;

const chair = (name: string, more: Partial<ChairPicture> = {}): ChairPicture => ({
  name,
  person: name,
  level: null,
  minded: false,
  here: true,
  clock: null,
  bot_in: null,
  words_commitment: "",
  words_shown: false,
  stands_down: false,
  face: null,
  piece: 0,
  piece_chosen: false,
  guest_bot: false,
  ...more,
});

const at = (ben: Partial<ChairPicture>, more: Partial<RoomState> = {}, paused = false): RoomState => ({
  ...NOTHING,
  shown,
  room: { paused, stage: "playing", chairs: [chair("Ana"), chair("Ben", ben)] } as unknown as RoomPicture,
  heard: 1000,
  ...more,
});

const read = (state: RoomState, language: "en" | "de" = "en", now = 1000) =>
  statusOf(state, shown, translate(language), now).text;

describe("the status line", () => {
  it("says what somebody else is about to do", () => {
    expect(read(at({}))).toBe("Ben chooses dice.");
  });

  it("says that a bot thinks", () => {
    const bot = at({ person: null, level: "hard" });
    expect([read(bot), read(bot, "de")]).toEqual(["Ben is thinking …", "Ben denkt nach …"]);
  });

  it("says for whom a bot plays", () => {
    const away = at({ minded: true, here: false });
    expect([read(away), read(away, "de")]).toEqual([
      "A bot is playing for Ben …",
      "Ein Bot spielt für Ben …",
    ]);
  });

  it("says that a bot plays for oneself, once it is one's own chair", () => {
    const you = {
      person: "Ben",
      name: "Ben",
      host: false,
      chairs: [1],
      undo: null,
      played_for: [],
      may_sit: true,
      door: null,
    };
    const left = at({ minded: true }, { you });
    expect([read(left), read(left, "de")]).toEqual(["A bot is playing for you", "Ein Bot spielt für dich"]);
    const two = at({ minded: true }, { you: { ...you, chairs: [0, 1] } });
    expect(read(two)).toBe("A bot is playing for Ben …");
  });

  it("counts down until a bot takes over, and reads it aloud without the seconds", () => {
    const away = at({ here: false, bot_in: 45 });
    expect(read(away, "en", 6000)).toBe("Waiting for Ben (a bot takes over in 0:40)");
    expect(read(away, "de", 6000)).toBe("Warten auf Ben (in 0:40 übernimmt ein Bot)");
    const status = statusOf(away, shown, translate("en"), 6000);
    expect([status.spoken, status.ticks]).toEqual(["Waiting for Ben, who is away.", true]);
  });

  it("waits without a countdown where no bot comes", () => {
    expect(read(at({ here: false }))).toBe("Waiting for Ben, who is away.");
  });

  it("tells while something is shown what happens, and its outcome afterwards", () => {
    const rolling = { lines: [line], happening: "Ben rolls the dice …" };
    expect(read(at({}, { ...rolling, busy: true }))).toBe("Ben rolls the dice …");
    expect(read(at({}, { lines: [line], busy: true }))).toBe("Ben rolls 1 skull.");
    const more = [{} as Frame];
    expect(read(at({}, { story: [line], busy: true, waiting: more }))).toBe("Ben rolls 1 skull.");
    expect(read(at({}, rolling))).toBe("Ben chooses dice.");
  });

  it("does not tell again what was told before, where the last picture tells nothing", () => {
    expect(read(at({}, { story: [line], busy: true }))).toBe("Ben chooses dice.");
  });

  it("names the clause of what it says", () => {
    const cited = (more: Partial<RoomState>, paused = false) =>
      statusOf(at({}, more, paused), shown, translate("en"), 0).rule;
    const rolling = { lines: [line], happening: "Ben rolls the dice …" };
    expect(cited({ ...rolling, busy: true })).toBe("FO-3.2");
    expect(cited({ story: [line], waiting: [{} as Frame] })).toBe("FO-3.2");
    expect(cited(rolling)).toBe("FO-3.5");
    expect(cited({}, true)).toBe("");
  });

  it("says that the match is paused", () => {
    expect(read(at({ here: false, bot_in: 45 }, {}, true))).toBe("The match is paused.");
  });
});
