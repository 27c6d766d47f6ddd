import { describe, expect, it } from "vitest";
import { Refusal } from "./errors.ts";
import { mergeMetadata } from "./merge-metadata.ts";

describe("metadata after a change", () => {
  it.each([
    ["nothing sent", { a: 1 }, undefined, undefined],
    ["null sent", { a: 1 }, null, null],
    ["null sent where there is none", undefined, null, null],
    ["a key where there was none", undefined, { a: 1 }, { a: 1 }],
    ["another key", { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ["the same key", { a: 1, b: 2 }, { a: 3 }, { a: 3, b: 2 }],
    ["a key as null", { a: 1, b: 2 }, { a: null }, { b: 2 }],
    ["a key as null that is not there", { b: 2 }, { a: null }, { b: 2 }],
    ["the last key as null", { a: 1 }, { a: null }, null],
    ["an object in place of another", { a: { x: 1 } }, { a: { y: 2 } }, { a: { y: 2 } }],
    ["a null inside", {}, { a: { x: null } }, { a: { x: null } }],
    ["a null that was kept before", { a: null }, { b: 2 }, { a: null, b: 2 }],
    [
      "a name that every object has",
      { constructor: "x" },
      { toString: "y" },
      { constructor: "x", toString: "y" },
    ],
    ["nothing inside", { a: 1 }, {}, { a: 1 }],
  ])("%s", (_, stands, change, merged) => {
    expect(mergeMetadata(stands, change)).toEqual(merged);
  });

  it.each([
    [
      "too many keys",
      Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, n])),
      { one: "more" },
      "at most 50 keys",
    ],
    ["too much", { a: "x".repeat(9 * 1024) }, { b: "x".repeat(9 * 1024) }, "16 KiB"],
  ])("is refused as %s", (_, stands, change, sentence) => {
    let refusal: unknown;
    try {
      mergeMetadata(stands, change);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).violations).toMatchObject([
      { code: "invalid_value", param: "metadata", detail: expect.stringContaining(sentence) },
    ]);
  });
});
