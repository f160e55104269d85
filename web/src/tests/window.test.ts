import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { OpenWindow } from "../messages";
import { answersIn, askedIn, Bar } from "../table/WindowBar";
import { translate } from "../texts";

const NAY = { Nay: [] };
const PASS = { Pass: [] };
const open: OpenWindow = {
  asks: "Say nay?",
  inputs: 4,
  closes_in: 2.4,
  lasts: 3,
  chair: 1,
  moves: [{ move: NAY, label: "Say nay" }],
  passing: PASS,
  turn_of: null,
  answer: null,
};
const ONLY_PASSING: Partial<OpenWindow> = { chair: null, moves: [], passing: null };

const drawn = (more: Partial<OpenWindow> = {}, running = true, language: "en" | "de" = "en") =>
  renderToStaticMarkup(
    createElement(Bar, {
      window: { ...open, ...more },
      since: 0,
      running,
      t: translate(language),
      react: () => {},
      standDown: () => {},
    }),
  );

describe("the bar of a window", () => {
  it("offers the moves, the pass, and to be left alone this turn", () => {
    const bar = drawn();
    const labels = ["Say nay", "Pass", "Do not ask me this turn", "3 s left to react"];
    for (const label of labels) expect(bar).toContain(label);
    expect(bar.match(/<button/g)).toHaveLength(3);
    expect(bar).not.toContain('aria-live="polite"'); // the announcer speaks for the whole table
    expect(bar).toContain('aria-keyshortcuts="2"');
  });

  it("shows nothing but the countdown to those who can only pass", () => {
    const bar = drawn(ONLY_PASSING);
    expect(bar).not.toContain("<button");
    expect(bar).not.toContain("Do you want");
    expect(bar).toContain("The others may react: 3 s");
  });

  it("shows what was answered, and that it can be changed", () => {
    const bar = drawn({ answer: NAY });
    expect(bar.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(bar).toContain("change your mind");
  });

  it("counts nothing down where every answer is waited for", () => {
    const bar = drawn({ closes_in: null });
    expect(bar).not.toContain("countdown-line");
    expect(bar).toContain("Everybody may react");
    expect(drawn({ closes_in: null, turn_of: 1 })).toContain("over when you end it");
  });

  it("does not count before everybody can have seen what happened", () => {
    expect(drawn({ closes_in: 9 })).toContain("3 s left to react");
  });

  it("ends one's own turn early or by itself, and asks for nothing else", () => {
    const bar = drawn({ turn_of: 1, moves: [] });
    expect(bar).toContain("End the turn");
    expect(bar).toContain("The turn ends in 3 s");
    expect(bar.match(/<button/g)).toHaveLength(1);
    expect(askedIn({ ...open, turn_of: 1 }, translate("en"))).toBe("Say nay?");
    expect(drawn({ ...ONLY_PASSING, turn_of: 0 })).toContain("The turn ends in 3 s");
  });

  it("takes no answers in a pause", () => {
    expect(drawn({}, false)).not.toContain("<button");
  });

  it("speaks German", () => {
    expect(drawn({}, true, "de")).toContain("Noch 3 s zum Reagieren");
    expect(askedIn(open, translate("de"))).toBe("Möchtest du reagieren? Say nay?");
  });

  it("puts the pass last", () => {
    expect(answersIn(open, translate("en")).map(({ move }) => move)).toEqual([NAY, PASS]);
  });
});
