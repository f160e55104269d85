import { expect, it } from "vitest";
import { noticeIn, placeOf } from "./notices";

it("reads a notice, and takes nothing else for one", () => {
  const said = { title: "Fortune", body: "It is your turn.", room: "ABCDEFGH" };
  expect(noticeIn(JSON.stringify({ ...said, more: 1 }))).toEqual(said);
  expect(["", "{", "null", "7", '{"title": "Fortune"}'].map(noticeIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it("leads to the room and nowhere else", () => {
  expect(placeOf("ABCDEFGH")).toBe("/room/ABCDEFGH");
  expect(placeOf("../x?y")).toBe("/room/..%2Fx%3Fy");
});
