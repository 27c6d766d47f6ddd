import { expect, it } from "vitest";
import { KeptDrawings } from "./kept-drawings.ts";

it("keeps what was asked for last, within so many bytes", () => {
  const kept = new KeptDrawings(3_000);
  for (const key of ["first", "second", "third"]) kept.add(key, Buffer.alloc(700));
  kept.get("first");
  kept.add("fourth", Buffer.alloc(700));
  expect(["first", "second", "third", "fourth"].filter((key) => kept.get(key) !== undefined)).toEqual([
    "first",
    "third",
    "fourth",
  ]);
});

it("knows what has no drawing, and forgets that too", () => {
  const kept = new KeptDrawings(1_000);
  kept.add("none", null);
  expect(kept.get("none")).toBeNull();
  expect(kept.get("unknown")).toBeUndefined();
  kept.add("large", Buffer.alloc(800));
  expect([kept.get("none"), kept.get("large")?.length]).toEqual([undefined, 800]);
});

it("does not keep what is larger than all it may keep", () => {
  const kept = new KeptDrawings(1_000);
  kept.add("huge", Buffer.alloc(1_001));
  expect(kept.get("huge")).toBeUndefined();
});
