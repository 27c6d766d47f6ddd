import { afterAll, describe, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { openProcess } from "#testing/testing.ts";
import { readPage } from "./page.ts";
import type { Seek } from "./query.ts";

const small = openProcess(1);
afterAll(() => small.close());
const sql = raw(small.db);

/** Fails where it is read. */
const unread = sql`select (1 / (random() * 0)::int)::text`;
const MOST = 3;
const MANY = 50;

/** The first of two thousand numbers that meet a condition, sought for by their ids. */
async function firstOf(
  condition: string,
  { found, many }: Partial<Record<"found" | "many", typeof unread>> = {},
) {
  const matches = sql.unsafe(condition);
  const ids = sql`select 'x_' || n from generate_series(1, 2000) n where ${matches}`;
  const seek: Seek = { matches, found: found ?? ids, most: MOST, many: { found: many ?? ids, most: MANY } };
  const { data, hasMore } = await readPage<{ n: number }, number>(small.db, {
    input: { limit: 20, order: "asc" },
    columns: sql`x.n`,
    alias: "x",
    from: sql`from (
      select n, 'x_' || n as id, now() + n * interval '1 minute' as created_at from generate_series(1, 2000) n) x where true`,
    seek,
    sorts: { createdAt: { expression: "x.created_at", type: "timestamptz" } },
    id: "x.id",
    present: ({ n }) => n,
  });
  return { data, hasMore };
}

/** As many numbers, each so much above the one before. */
const numbers = (from: number, step = 1, count = 20) =>
  Array.from({ length: count }, (_, index) => from + index * step);

describe("what no index answers in the order of a list", () => {
  it("is found among its first rows where many of them match", async () => {
    expect(await firstOf("n % 20 = 0", { found: unread, many: unread })).toEqual({
      data: numbers(20, 20),
      hasMore: true,
    });
  });

  it("is looked for by its ids where they are few", async () => {
    expect(await firstOf("n in (1990, 1995)", { many: unread })).toEqual({
      data: [1990, 1995],
      hasMore: false,
    });
  });

  it("is gone through in order where many match, some of the first among them", async () => {
    expect(await firstOf("n % 90 = 0", { many: unread })).toEqual({ data: numbers(90, 90), hasMore: true });
  });

  it("is looked for by more ids where next to none of the first match", async () => {
    expect(await firstOf("n > 1960")).toEqual({ data: numbers(1961), hasMore: true });
    expect(await firstOf("n > 1990")).toEqual({ data: numbers(1991, 1, 10), hasMore: false });
  });

  it("is gone through in order where these are too many as well", async () => {
    expect(await firstOf("n > 1900")).toEqual({ data: numbers(1901), hasMore: true });
    expect(
      await firstOf("n > 1960", { found: sql`select null::text`, many: sql`select null::text` }),
    ).toEqual({
      data: numbers(1961),
      hasMore: true,
    });
  });
});
