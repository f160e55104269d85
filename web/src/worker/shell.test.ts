import { expect, it } from "vitest";
import { atShell, isFileOfBuild, isPlace, offlineCopy } from "./shell";

it("keeps files that are named by their content, and nothing of the server's", () => {
  expect(["/assets/index-1a2b.js", "/api/games", "/sw.js", "/room/ABC"].map(isFileOfBuild)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(["/", "/room/ABCDEFGH", "/apiary", "/api", "/api/matches/x/log"].map(isPlace)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it("knows a page of another build", () => {
  const page = '<link href="/assets/a-1.css"><script src="/assets/b-2.js"></script>';
  expect(atShell(page, ["/assets/a-1.css", "/assets/b-2.js"])).toBe(true);
  expect(atShell(page, ["/assets/a-1.css", "/assets/b-3.js"])).toBe(false);
});

it("marks the kept page as offline", async () => {
  const kept = new Response('<!doctype html><html lang="en"><p>', {
    headers: {
      "content-type": "text/html",
      "content-length": "34",
      "content-security-policy": "default-src",
    },
  });
  const copy = await offlineCopy(kept);
  expect(await copy.text()).toBe('<!doctype html><html data-offline lang="en"><p>');
  expect(copy.headers.get("content-security-policy")).toBe("default-src");
  expect(copy.headers.has("content-length")).toBe(false);
});
