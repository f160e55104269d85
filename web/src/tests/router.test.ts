import { expect, it } from "vitest";
import { invitationIn, keyIn, routeOf } from "../router";
import { timeLeft } from "../table/timeLeft";
import { translate } from "../texts";

it.each([
  ["/", { screen: "map" }],
  ["/room/abcd2345", { screen: "room", code: "ABCD2345" }],
  ["/replay/m-1", { screen: "replay", match: "m-1" }],
  ["/learn/skittles", { screen: "learn", game: "skittles" }],
  ["/rules/nine_holes/", { screen: "rules", game: "nine_holes" }],
  ["/room", { screen: "lost" }],
  ["/elsewhere/x", { screen: "lost" }],
  ["/rules/%E0%A4%A", { screen: "lost" }],
])("%s leads to its screen", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

it("finds the key of a private link", () => {
  expect(keyIn("#key=a.b%2Bc")).toBe("a.b+c");
  expect(keyIn("#FO-3.2")).toBeNull();
  expect(keyIn("")).toBeNull();
});

it("finds the key of an invitation", () => {
  expect(invitationIn("#invited=a_b-c")).toBe("a_b-c");
  expect(invitationIn("#invited=")).toBeNull();
  expect(invitationIn("#key=a.b")).toBeNull();
});

it.each([
  [9.2, "0:10"],
  [65, "1:05"],
  [3_725, "1:02:05"],
  [180_000, "2 days 2 h"],
  [90_000, "1 day 1 h"],
  [-3, "0:00"],
])("%d seconds left read %s", (seconds, text) => {
  expect(timeLeft(seconds, translate("en"))).toBe(text);
});

it("tells the time left in the language of the reader", () => {
  expect(timeLeft(180_000, translate("de"))).toBe("2 Tage 2 Std.");
});
