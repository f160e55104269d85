import { expect, it } from "vitest";
import { inline, markdown, withBrackets } from "../rules/markdown";

it("reads bold, italics, code, links and clause numbers", () => {
  expect(inline("**Bold** and *soft* `x` [here](/rules) FO-3.2.")).toEqual([
    { kind: "strong", inside: [{ kind: "text", text: "Bold" }] },
    { kind: "text", text: " and " },
    { kind: "emphasis", inside: [{ kind: "text", text: "soft" }] },
    { kind: "text", text: " " },
    { kind: "code", text: "x" },
    { kind: "text", text: " " },
    { kind: "link", to: "/rules", inside: [{ kind: "text", text: "here" }] },
    { kind: "text", text: " " },
    { kind: "clause", rule: "FO-3.2" },
    { kind: "text", text: "." },
  ]);
});

it("follows no link that could run anything", () => {
  expect(inline("[x](javascript:alert(1))").some(({ kind }) => kind === "link")).toBe(false);
  expect(inline("[x](//elsewhere.example)").some(({ kind }) => kind === "link")).toBe(false);
});

it("leaves stars and underscores inside words alone", () => {
  expect(inline("roll_all_again and 2 * 3 * 4")).toEqual([
    { kind: "text", text: "roll_all_again and 2 * 3 * 4" },
  ]);
});

it("puts the source of a clause on a line of its own", () => {
  expect(markdown("One sentence\nover two lines.\n*Source: somewhere.*")).toHaveLength(2);
});

it("gathers list items", () => {
  const blocks = markdown("First:\n- one\n- two\n\nLast.");
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "list", "paragraph"]);
  expect(blocks[1]).toMatchObject({ items: [[{ text: "one" }], [{ text: "two" }]] });
});

it("keeps a clause number on one line with its brackets and stops", () => {
  const drawn = withBrackets(inline("A way must lead there (FO-3.2). Or not: FO-4.1, and so on."));
  expect(drawn.map(({ opening, closing }) => opening + closing)).toEqual(["", "().", "", ",", ""]);
  expect(drawn.map(({ piece }) => (piece.kind === "text" ? piece.text : "")).join("|")).toBe(
    "A way must lead there || Or not: || and so on.",
  );
});
