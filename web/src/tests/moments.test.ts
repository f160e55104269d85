import { describe, expect, it } from "vitest";
import { gameOnPage } from "../games";

const FOLDERS = Object.keys(import.meta.glob("../games/*/game.ts")).map((path) => path.split("/")[2] ?? "");

describe("the great moments", () => {
  it.each(FOLDERS)("of %s have a headline in both languages", async (game) => {
    const found = await gameOnPage(game).moments?.();
    const kinds = Object.values(found?.moments ?? {});
    expect(kinds).not.toEqual([]);
    for (const { headline } of kinds) {
      expect(headline.en).not.toBe("");
      expect(headline.de).not.toBe(headline.en);
    }
  });
});
