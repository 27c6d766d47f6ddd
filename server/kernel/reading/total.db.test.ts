import { describe, expect, it } from "vitest";
import { numbers, openNumbers } from "#testing/numbers.ts";

const { sql, unread, tooMany, multiples, readNumbers, firstOf, totalOf } = openNumbers();

describe("how many match", () => {
  const LONG = 12_000;
  const exactly = (count: number) => ({ count, isExact: true });
  const atLeast = (count: number) => ({ count, isExact: false });

  it("is told of a long list by its first rows where many of them match", async () => {
    expect(await totalOf("n % 20 = 0", { count: LONG, found: unread, many: unread })).toEqual(atLeast(25));
  });

  it("is counted by the ids that the page was found by", async () => {
    expect(await totalOf("n in (11990, 11995)", { count: LONG, many: unread })).toEqual(exactly(2));
    expect(await totalOf("n > 11960", { count: LONG })).toEqual(exactly(40));
    expect(await totalOf("n % 2000 = 1999", { count: LONG, found: tooMany })).toEqual(exactly(6));
    expect(await totalOf("n > 20000", { count: LONG, many: unread })).toEqual(exactly(0));
  });

  it("is no less than what is shown where these are too many", async () => {
    expect(await totalOf("n % 90 = 0", { count: LONG, many: unread })).toEqual(atLeast(20));
  });

  it("is counted no further than ten thousand", async () => {
    expect(await totalOf("n > 1500", { count: LONG, mostOfMany: LONG })).toEqual(atLeast(10_000));
  });

  it("is counted row by row in a short list", async () => {
    expect(await totalOf("n % 90 = 0", { many: unread })).toEqual(exactly(22));
    expect(await totalOf("n % 20 = 0", { found: unread, many: unread })).toEqual(exactly(100));
    expect(await totalOf("n % 90 = 0", { count: 499, found: unread, many: unread })).toEqual(exactly(5));
  });

  it("is counted among what the rows of a short list may name, where that is known", async () => {
    const asked = { found: tooMany, many: tooMany };
    expect(await totalOf("n % 300 = 0", { ...asked, known: () => multiples(600) })).toEqual(exactly(3));
    const known = () => sql`${multiples(600)} union all ${tooMany}`;
    expect(await totalOf("n % 300 = 0", { ...asked, known })).toEqual(exactly(6));
  });

  it("is the same on the last page, whose ids were not asked for", async () => {
    const { nextCursor, total } = await readNumbers("n > 11950", { count: LONG, total: "true" });
    const last = { count: LONG, cursor: nextCursor ?? "" };
    expect(total).toMatchObject(exactly(50));
    expect(await totalOf("n > 11950", last)).toEqual(exactly(50));
    expect(await firstOf("n > 11950", last)).toEqual({ data: numbers(11971), hasMore: true });
  });
});
