import { describe, expect, it } from "vitest";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { nextAfter } from "./next-after.ts";

const waits = (id: string, userId?: string) => ({
  id,
  verification: { currentlyDue: [], ...(userId && { assignee: { userId, name: userId } }) },
});
const queue: Pick<Customer, "id" | "verification">[] = [
  waits("a"),
  waits("b", "ida"),
  waits("c", "me"),
  waits("d"),
];

describe("who is looked at next", () => {
  it.each([
    ["a", "c"],
    ["c", "d"],
    ["d", "a"],
    ["decided", "a"],
  ])("after %s: %s", (id, next) => expect(nextAfter(id, queue, "me")?.id).toBe(next));

  it("is whom a colleague sees to where nobody else waits, and nobody where nobody does", () => {
    expect(nextAfter("a", [waits("a"), waits("b", "ida")], "me")?.id).toBe("b");
    expect(nextAfter("a", [waits("a")], "me")).toBeUndefined();
  });
});
