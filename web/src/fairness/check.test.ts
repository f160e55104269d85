import { describe, expect, it } from "vitest";
import { type Checked, faultIn, verdictOf } from "./check";

/** As `hashlib.sha256(b"emberisle seed ember")` has it. */
const commitment = "73d92618f5f2f9726e65841f431f471a52deaa7f6ff2432f89489bead259a95e";
const WORDS = ["seven seas"];

const log = (header: object, seed = "ember") =>
  [{ commitment, words: WORDS, ...header }, { n: 0, who: "chance", input: "Gold" }, { seed }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");

describe("what this browser finds in a log", () => {
  const bound = { commitment, words: WORDS };

  it("is nothing where seed, fingerprint and words belong together", () => {
    expect(faultIn(log({}), bound)).toBeNull();
  });

  it("is another seed than the one that was fixed", () => {
    expect(faultIn(log({}, "other"), bound)).toBe("fair_other_seed");
  });

  it("is another fingerprint than the one that was shown", () => {
    expect(faultIn(log({ commitment: "0" }), bound)).toBe("fair_other_seed");
  });

  it("is other words", () => {
    expect(faultIn(log({ words: ["eight seas"] }), bound)).toBe("words_changed");
  });

  it("is a log that breaks off or shows no seed", () => {
    expect(faultIn(log({}).slice(0, -4), bound)).toBe("fair_no_seed");
    expect(faultIn("", bound)).toBe("fair_no_seed");
  });
});

describe("the verdict", () => {
  const found: Checked = {
    agrees: true,
    decided: true,
    outcomes: 3,
    moves: 2,
    on_trust: 0,
    problem: "",
    fault: null,
    knewWords: false,
  };

  it("is fair only if both agree", () => {
    expect(verdictOf(found)).toBe("fair");
    expect(verdictOf({ ...found, agrees: false })).toBe("unfair");
    expect(verdictOf({ ...found, fault: "fair_other_seed" })).toBe("unfair");
  });

  it("is open where the server could not find out, but not what the browser knows", () => {
    const open = { ...found, agrees: false, decided: false };
    expect(verdictOf(open)).toBe("unknown");
    expect(verdictOf({ ...open, fault: "words_changed" })).toBe("unfair");
  });
});
