import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { GamePicture } from "../messages";
import { OlderRules } from "../rules/OlderRules";
import { translate } from "../texts";

const errata = [
  { version: 2, rule: "CV-2.6", text: "Two souvenirs." },
  { version: 3, rule: "CV-23.4", text: "The Tiger passes caves." },
];

const drawn = (version: number | null) =>
  renderToStaticMarkup(
    createElement(OlderRules, {
      game: { errata } as GamePicture,
      version,
      t: translate("en"),
      why: () => {},
    }),
  );

describe("the rules of an older match", () => {
  it("are told by what has changed since, with its clause", () => {
    const shown = drawn(2);
    expect(shown).toContain("Rules of version 2");
    expect(shown).toContain("The Tiger passes caves.");
    expect(shown).toContain("CV-23.4");
    expect(shown).not.toContain("Two souvenirs.");
  });

  it("are not mentioned in a match of today, nor before one", () => {
    expect(drawn(3)).toBe("");
    expect(drawn(null)).toBe("");
  });
});
