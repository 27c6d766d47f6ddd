import { expect, it } from "vitest";
import { InFlight } from "./in-flight.ts";

it("counts what is under way, and gives the places of what has ended to what comes", () => {
  const under = new InFlight<string>();
  const end = ["a", "b", "c"].map((name) => under.add(name));
  end[1]?.();
  expect([under.size, under.members]).toEqual([2, ["a", "c"]]);
  under.add("d");
  expect([under.size, under.members]).toEqual([3, ["a", "d", "c"]]);
  end[0]?.();
  end[2]?.();
  expect([under.size, under.members]).toEqual([1, ["d"]]);
});
