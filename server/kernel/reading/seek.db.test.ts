import { describe, expect, it } from "vitest";
import { type Asked, FAILS, numbers, openNumbers } from "#testing/numbers.ts";
import { readPage } from "./page.ts";
import type { Seek } from "./query.ts";
import type { Fragment } from "./rows.ts";
import { among, amongOrdered, anyOf } from "./search.ts";
import { allOf } from "./seek.ts";

const { db, sql, unread, tooMany, multiples, readNumbers, firstOf, totalOf } = openNumbers();

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
    expect(await firstOf("n > 1960", { found: tooMany, many: tooMany })).toEqual({
      data: numbers(1961),
      hasMore: true,
    });
  });

  it("is looked for among what rows may name, where it is a long way to go", async () => {
    const far = { found: tooMany, many: tooMany };
    expect(await firstOf("n % 300 = 0", { ...far, known: () => multiples(600) })).toEqual({
      data: [600, 1200, 1800],
      hasMore: false,
    });
    expect(
      await firstOf("n % 300 = 0", { ...far, known: () => sql`${multiples(600)} union all ${tooMany}` }),
    ).toEqual({
      data: numbers(300, 300, 6),
      hasMore: false,
    });
    expect(await firstOf("n % 40 = 0", { ...far, known: () => unread })).toEqual({
      data: numbers(40, 40),
      hasMore: true,
    });
  });

  it("is looked for among more where next to none of the first match", async () => {
    const far = { found: tooMany, many: tooMany };
    const known: Asked["known"] = (isFar) => sql`${multiples(600)} union all select null where not ${isFar}`;
    expect(await firstOf("n % 300 = 0", { ...far, known })).toEqual({
      data: [600, 1200, 1800],
      hasMore: false,
    });
    expect(await firstOf("n % 200 = 0", { ...far, known })).toEqual({
      data: numbers(200, 200, 10),
      hasMore: false,
    });
  });

  it("is not asked of what names the same as the first that do not match", async () => {
    const of600 = (from: Fragment) => sql`select x.n / 600 from ${from}`;
    const asked: string[] = [];
    const through: Seek["through"] = (_, missed) => {
      asked.push(missed ? "with those" : "alone");
      return missed
        ? sql`(x.n / 600 not in (${of600(missed)}) and ${sql.unsafe(`(n >= 1800 or n < 600 and ${FAILS})`)})`
        : sql`n >= 1800`;
    };
    const far = { found: tooMany, many: tooMany, through };
    expect(await firstOf("n >= 1800", far)).toEqual({ data: numbers(1800), hasMore: true });
    expect(asked).toEqual(["with those"]);
    const both = allOf(sql, [
      { matches: sql`true`, found: tooMany, through },
      { matches: sql`true`, found: tooMany },
    ]);
    void both?.through?.(() => sql``, sql`(select) x`);
    expect(asked).toEqual(["with those", "alone"]);
  });

  it("is not asked of what its ids name alone", async () => {
    const found = sql`select 'x_' || n from generate_series(1998, 2000) n`;
    expect(await firstOf(`n > 600 and ${FAILS}`, { isExact: true, found, many: unread })).toEqual({
      data: [1998, 1999, 2000],
      hasMore: false,
    });
  });
});

describe("what many rows have, each value in an order of its own", () => {
  // Whoever goes through the order fails on the way.
  const away = `case when n between 600 and 1800 then ${FAILS} else n > 1900 end`;
  const first: Asked["first"] = ({ rows }) => sql`select r.list_id from (${rows(sql`and x.n > 1900`)}) r`;
  const far = { found: tooMany, many: tooMany, first, isExact: true };

  it("is found by the first of each where next to none of the list's first match", async () => {
    const page = await readNumbers(away, far);
    expect(page).toMatchObject({ data: numbers(1901), hasMore: true });
    const next = await readNumbers(away, { ...far, cursor: page.nextCursor ?? "" });
    expect(next.data).toEqual(numbers(1921));
    const kinds = await readNumbers(away, { ...far, facets: [0, 1, 2, 3, 4, 5] });
    expect(kinds.data).toEqual(numbers(1901));
  });

  it("is found by the places of all that have one of many keys", async () => {
    const [from, to] = [1901, 1990];
    const beyond = `case when n between 1100 and 1400 then ${FAILS} else n between ${from} and ${to} end`;
    const keys =
      (first: number, last: number): Asked["first"] =>
      ({ ofKeys }) =>
        ofKeys(sql`generate_series(${first}::int, ${last}::int) k(n)`, sql`and x.n = k.n`);
    const placed = { ...far, first: keys(from, to) };
    const page = await readNumbers(beyond, placed);
    expect(page).toMatchObject({ data: numbers(from), hasMore: true });
    const next = await readNumbers(beyond, { ...placed, cursor: page.nextCursor ?? "" });
    expect(next.data).toEqual(numbers(from + 20));
    const odd = await readNumbers(beyond, { ...placed, facets: [1, 3, 5] });
    expect(odd.data).toEqual(numbers(from, 2));
    const tables = await readNumbers(beyond, { ...placed, tables: 3 });
    expect(tables.data).toEqual(numbers(from));
    const before = `case when n between 1100 and 1400 then ${FAILS} else n between 301 and 390 end`;
    const last = await readNumbers(before, { ...far, first: keys(301, 390), order: "desc" });
    expect(last.data).toEqual(numbers(390, -1));
  });

  it("is gone through in order where so many have one that their places are not compared", async () => {
    const many: Asked["first"] = ({ ofKeys }) => ofKeys(sql`generate_series(1, 31) k(n)`, sql``);
    expect(await firstOf("n % 300 = 0", { ...far, first: many })).toEqual({
      data: numbers(300, 300, 6),
      hasMore: false,
    });
  });

  it("ends with the last of them", async () => {
    const last: Asked["first"] = ({ rows }) => sql`select r.list_id from (${rows(sql`and x.n > 1990`)}) r`;
    const beyond = `case when n between 600 and 1800 then ${FAILS} else n > 1990 end`;
    const page = await readNumbers(beyond, { ...far, first: last });
    expect(page).toMatchObject({ data: numbers(1991, 1, 10), hasMore: false });
  });

  it("is gone through in order where these are too many, or it is not far", async () => {
    expect(await firstOf("n > 1900", { ...far, first: () => tooMany })).toEqual({
      data: numbers(1901),
      hasMore: true,
    });
    expect(await firstOf("n % 90 = 0", { ...far, first: () => unread })).toEqual({
      data: numbers(90, 90),
      hasMore: true,
    });
  });

  it("is no less than what is shown where all are counted", async () => {
    const { total } = await readNumbers("n > 11900", {
      ...far,
      first: ({ rows }) => sql`
      select r.list_id from (${rows(sql`and x.n > 11900`)}) r`,
      count: 12_000,
      total: "true",
    });
    expect(total).toMatchObject({ count: 20, isExact: false });
  });

  it("is found together with what has ids alone, and not where it is to be something else as well", async () => {
    const table = sql`select x.id from (select n, n / 1000 as thousand, 'x_' || n as id from generate_series(1, 60000) n) x where true`;
    const listed = (seek: Seek | undefined) =>
      readPage<{ n: number }, number>(db, {
        input: { limit: 20, order: "asc" },
        columns: sql`x.n`,
        alias: "x",
        from: sql`from (select n, n / 1000 as thousand, 'x_' || n as id, timestamptz '2026-01-01' + n * interval '1 minute' as created_at
          from generate_series(1, 60000) n) x where true`,
        seek,
        sorts: { createdAt: { expression: "x.created_at", type: "timestamptz" } },
        id: "x.id",
        present: ({ n }) => n,
      });
    const thousands = sql`select unnest(array[5, 6, 7, 8, 9, 50])`;
    const byThousand = amongOrdered(sql, sql`x.thousand`, thousands, table);
    // What names few is asked for its ids alone.
    const one: Seek = { ...among(sql, sql`x.n`, sql`select 3001`, table), first: () => unread };
    const either = await listed(anyOf(sql, [one, byThousand]));
    expect(either.data).toEqual([3001, ...numbers(5000, 1, 19)]);
    const both = await listed(allOf(sql, [byThousand, among(sql, sql`x.n % 10`, sql`select 7`, table)]));
    expect(both.data).toEqual(numbers(5007, 10));
  });

  it("is not looked at in more orders than fifty", async () => {
    const { first } = amongOrdered(sql, sql`n`, sql`select generate_series(1, 51)`, sql`select n`);
    const ids = first?.({
      rows: (condition) =>
        sql`select n::text as list_id from generate_series(1, 99) n where true ${condition}`,
      ofKeys: () => unread,
    });
    const rows = await sql<{ id: string | null }[]>`select f.id from (${ids ?? unread}) f(id)`;
    expect(rows.map(({ id }) => id)).toEqual([...numbers(1, 1, 50).map(String), null]);
  });
});

describe("what is sought among many kinds of rows", () => {
  const kinds = { facets: [0, 1, 2, 3, 4, 5], count: 6000, many: unread };

  it("is looked for in the order of all, so that a kind that has none is not gone through to its end", async () => {
    expect(await firstOf(`n % 90 = 0 and (n < 2100 or ${FAILS})`, kinds)).toEqual({
      data: numbers(90, 90),
      hasMore: true,
    });
  });

  it("is gone through kind by kind where it is too far, or the kinds are few", async () => {
    expect(await firstOf("n % 98 = 0", { ...kinds, facets: [0, 1] })).toEqual({
      data: numbers(294, 294),
      hasMore: false,
    });
    expect(await firstOf("n % 98 = 0", kinds)).toEqual({ data: numbers(98, 98), hasMore: true });
    expect(await firstOf("n in (10, 20, 30, 40, 50, 5001)", kinds)).toEqual({
      data: [10, 20, 30, 40, 50, 5001],
      hasMore: false,
    });
  });

  it("is looked for by its ids where they are few", async () => {
    expect(await firstOf("n in (1990, 5995)", kinds)).toEqual({ data: [1990, 5995], hasMore: false });
    expect(await firstOf("n in (1990, 5995)", { ...kinds, facets: [1] })).toEqual({
      data: [5995],
      hasMore: false,
    });
  });
});

describe("what is sought in several tables", () => {
  it("is found in the order of all of them", async () => {
    const tables = 6;
    expect(await firstOf("n % 20 = 0", { tables, found: unread })).toEqual({
      data: numbers(20, 20),
      hasMore: true,
    });
    expect(await firstOf("n % 90 = 0", { tables, many: unread })).toEqual({
      data: numbers(90, 90),
      hasMore: true,
    });
    expect(await firstOf("n > 1960", { tables })).toEqual({ data: numbers(1961), hasMore: true });
    expect(await firstOf("n > 1900", { tables })).toEqual({ data: numbers(1901), hasMore: true });
    expect(await totalOf("n > 1960", { tables })).toEqual({ count: 40, isExact: true });
    const kinds = { tables, facets: [0, 1, 2, 3, 4, 5] };
    expect(await firstOf("n % 98 = 0", { ...kinds, many: unread })).toEqual({
      data: numbers(98, 98),
      hasMore: false,
    });
  });
});
