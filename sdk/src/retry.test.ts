import { describe, expect, it } from "vitest";
import { mayPass, wait, waitBefore } from "./retry.ts";

const low = () => 0;
const high = () => 0.999;

describe("how long to wait", () => {
  it.each([
    ["at first", 0, null, 250, 500],
    ["later, twice as long each time", 3, null, 2000, 4000],
    ["never more than half a minute", 20, null, 15_000, 30_000],
    ["as the service says, in seconds", 0, "2", 2000, 2500],
    ["as the service says, by an instant", 0, "Thu, 01 Jan 2026 00:00:03 GMT", 3000, 3750],
    ["an instant that has passed", 0, "Wed, 31 Dec 2025 00:00:00 GMT", 0, 1],
    ["nothing that can be read", 0, "soon", 250, 500],
  ])("%s", (_what, before, retryAfter, least, most) => {
    const now = Date.parse("2026-01-01T00:00:00Z");
    expect(waitBefore(before, retryAfter, low, now)).toBe(least);
    expect(waitBefore(before, retryAfter, high, now)).toBeLessThanOrEqual(most);
  });

  it("is given up by its signal, before and meanwhile", async () => {
    const reason = new Error("enough");
    await expect(wait(60_000, AbortSignal.abort(reason))).rejects.toBe(reason);
    const ending = new AbortController();
    const waiting = wait(60_000, ending.signal);
    ending.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});

it.each([
  [429, "rate_limited", true],
  [503, "overloaded", true],
  [503, undefined, true],
  [409, "idempotency_key_in_flight", true],
  [409, "offer_not_open", false],
  [500, "internal_error", false],
  [403, "not_allowed", false],
])("%d %s may pass: %s", (status, code, may) => {
  expect(mayPass(status, code)).toBe(may);
});
