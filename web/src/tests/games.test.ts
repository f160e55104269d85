import { expect, it } from "vitest";
import { gameOnPage } from "../games";
import { GENERIC } from "../generic";

const FOLDERS = Object.keys(import.meta.glob("../games/*/Scene.tsx")).map((path) => path.split("/")[2] ?? "");

it("finds the game in every folder that has a scene", () => {
  expect(FOLDERS).not.toEqual([]);
  for (const game of FOLDERS) expect([game, gameOnPage(game) === GENERIC]).toEqual([game, false]);
});

it("shows any other game as any game can be shown", () => {
  expect(gameOnPage("skittles")).toBe(GENERIC);
});
