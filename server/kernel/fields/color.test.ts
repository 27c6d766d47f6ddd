import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, hexColor, inkOn, isReadable, READABLE, readable } from "./color.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("a colour", () => {
  it.each([
    ["#0F6049", "#0f6049"],
    [" #ffffff ", "#ffffff"],
  ])("%s is taken as %s", (sent, taken) => {
    expect(hexColor.parse(sent)).toBe(taken);
  });

  it.each(["red", "#fff", "#0f60491", "url(https://example.com/x)", "#0f6049;color:red", "var(--ink)", ""])(
    "%j is none",
    (sent) => {
      expect(hexColor.safeParse(sent).success).toBe(false);
    },
  );

  it("stands apart from another as WCAG reckons", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#0f6049", "#0f6049")).toBe(1);
  });
});

describe("what is shown of any colour", () => {
  it("can be read in light and in dark, and is the colour itself where that can be", () => {
    fc.assert(
      fc.property(color, (chosen) => {
        for (const scheme of ["light", "dark"] as const) {
          const shown = readable(chosen, scheme);
          expect(isReadable(shown, scheme)).toBe(true);
          if (isReadable(chosen, scheme)) expect(shown).toBe(chosen);
        }
      }),
    );
  });

  it("carries letters that can be read", () => {
    fc.assert(
      fc.property(color, (chosen) => {
        expect(contrast(chosen, inkOn(chosen))).toBeGreaterThanOrEqual(READABLE);
      }),
    );
  });
});
