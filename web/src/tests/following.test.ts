import { describe, expect, it } from "vitest";
import { staysAtEnd } from "../table/useFollowing";

const END = { top: 600, height: 200, all: 800 };

describe("a log that is read at its end", () => {
  it("is left by who scrolls up", () => {
    expect(staysAtEnd(true, END, { ...END, top: 400 })).toBe(false);
  });

  it("is not left when its box shrinks before the last scrolling was noticed", () => {
    expect(staysAtEnd(true, END, { ...END, height: 140 })).toBe(true);
  });

  it("is not left when its box grows and shrinks at once", () => {
    expect(staysAtEnd(true, { top: 540, height: 260, all: 800 }, { top: 500, height: 200, all: 800 })).toBe(
      true,
    );
  });

  it("is not left when lines are added", () => {
    expect(staysAtEnd(true, END, { ...END, all: 900 })).toBe(true);
  });

  it("is found again by who scrolls down", () => {
    expect(staysAtEnd(false, { ...END, top: 300 }, { ...END, top: 580 })).toBe(true);
  });

  it("stays left while the reader is elsewhere", () => {
    expect(staysAtEnd(false, { ...END, top: 300 }, { ...END, top: 350 })).toBe(false);
  });
});
