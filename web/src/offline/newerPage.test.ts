import { expect, it } from "vitest";
import { isAnotherBuild } from "./newerPage";

const PAGE = '<script type="module" crossorigin src="/assets/index-1a.js"></script>';

it("knows the page of another build, and what is no page of ours", () => {
  expect(isAnotherBuild("/assets/index-1a.js", PAGE)).toBe(false);
  expect(isAnotherBuild("/assets/index-0.js", PAGE)).toBe(true);
  expect(isAnotherBuild("/assets/index-0.js", "<h1>Emberisle is running</h1>")).toBe(false);
});
