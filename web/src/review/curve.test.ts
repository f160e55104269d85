import { describe, expect, it } from "vitest";
import type { ReviewPoint } from "../messages";
import { bandOf, nearest, pathOf, pointsIn, sought } from "./curve";

const at = (inputs: number, ...chances: number[]): ReviewPoint => ({
  inputs,
  turn: 1,
  kind: "luck",
  seat: null,
  chances,
  errors: chances.map((chance) => (chance === 1 || chance === 0 ? 0 : 0.05)),
  change: [],
  told: "",
  by_bot: false,
});

const CURVE = [at(0, 0.5, 0.5), at(5, 0.75, 0.25), at(10, 1, 0)];

describe("the curve of chances", () => {
  it("stays level until something changes it", () => {
    expect(pathOf(CURVE, 0, 10)).toBe("M0 50.00H50.00V25.00H100.00V0.00H100");
    expect(pathOf(CURVE, 1, 10)).toBe("M0 50.00H50.00V75.00H100.00V100.00H100");
  });

  it("has a band that holds 95 %, and none where the chance is known", () => {
    expect(bandOf(CURVE, 0, 10)).toBe(
      "M0.00 40.20H50.00V15.20H100.00V0.00H100V0.00H100.00V34.80H50.00V59.80H0.00Z",
    );
  });

  it("finds what stood at any part of it", () => {
    expect([0, 0.49, 0.5, 0.9, 1].map((part) => nearest(CURVE, part, 10))).toEqual([0, 0, 1, 1, 2]);
    expect(nearest(CURVE, -1, 10)).toBe(0);
  });

  it("is walked along point by point, by keys and by a slider", () => {
    expect([sought(CURVE, 0, 1), sought(CURVE, 2, 9), sought(CURVE, 1, 10), sought(CURVE, 2, 0)]).toEqual([
      1, 1, 2, 0,
    ]);
  });

  it("says points with sign and error in both languages", () => {
    expect(pointsIn("en", 12.34, 0.5)).toBe("+12.3 ± 0.5");
    expect(pointsIn("de", -3, 0)).toBe("−3,0");
  });
});
