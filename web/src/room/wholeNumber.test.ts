import { describe, expect, it } from "vitest";
import { numeral } from "../texts/numeral";
import { wholeNumber } from "./wholeNumber";

describe("whole numbers that people type", () => {
  it("takes every whole number of the span, thousands set apart or not", () => {
    for (const typed of ["8000", " 8000 ", "8,000", "8.000", "8 000", "8’000", "08000"])
      expect(wholeNumber(typed, [1000, 20_000])).toBe(8000);
    expect(wholeNumber("0", [0, 30])).toBe(0);
    expect(wholeNumber("30", [0, 30])).toBe(30);
    expect(wholeNumber("1,234,567", [0, 10_000_000])).toBe(1_234_567);
  });

  it("takes nothing else", () => {
    for (const typed of [
      "",
      " ",
      "31",
      "-1",
      "7.5",
      "7,50",
      "1e1",
      "0x7",
      "seven",
      "7 8",
      "3,00",
      "9".repeat(400),
    ])
      expect(wholeNumber(typed, [0, 30]), typed).toBeNull();
  });

  it("writes what it takes, in both languages", () => {
    expect(numeral(20_000, "en")).toBe("20,000");
    expect(numeral(20_000, "de")).toBe("20.000");
    expect(numeral(-500, "en")).toBe("\u2212500");
    for (const language of ["en", "de"] as const)
      expect(wholeNumber(numeral(12_345, language), [0, 20_000])).toBe(12_345);
  });
});
