import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BriefCache } from "./brief-cache.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A cache of one value that can change, and how often that was read. */
function cacheOf(first: string | undefined) {
  const cache = new BriefCache<string>();
  const stored = { value: first, reads: 0 };
  const find = () =>
    cache.find("key", new Date(), async () => {
      stored.reads += 1;
      return stored.value;
    });
  return { cache, stored, find };
}

it("reads once in two seconds, for all who ask at the same time too", async () => {
  const { stored, find } = cacheOf("a");
  expect(await Promise.all([find(), find()])).toEqual(["a", "a"]);
  vi.advanceTimersByTime(1_999);
  expect([await find(), stored.reads]).toEqual(["a", 1]);
  vi.advanceTimersByTime(1);
  expect([await find(), stored.reads]).toEqual(["a", 2]);
});

it("keeps nothing of what is read between a change and its commit", async () => {
  const { cache, stored, find } = cacheOf("old");
  await find();
  cache.forget("key");
  expect(await find()).toBe("old");
  stored.value = "new";
  expect(await find()).toBe("new");
  vi.advanceTimersByTime(2_000);
  await find();
  const { reads } = stored;
  expect([await find(), stored.reads]).toEqual(["new", reads]);
});

it("keeps nothing of a read that began before the change", async () => {
  const cache = new BriefCache<string>();
  const now = new Date();
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = cache.find("key", now, () => promise);
  cache.forget("key");
  resolve("old");
  expect(await early).toBe("old");
  expect(await cache.find("key", now, async () => "new")).toBe("new");
});

it("keeps nothing of a read that finds nothing, or fails", async () => {
  const { stored, find } = cacheOf(undefined);
  expect(await find()).toBeUndefined();
  stored.value = "a";
  expect(await find()).toBe("a");
  const cache = new BriefCache<string>();
  const now = new Date();
  await expect(cache.find("key", now, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.find("key", now, async () => "back")).toBe("back");
});
