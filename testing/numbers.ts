import { afterAll } from "vitest";
import { raw } from "#db/client.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { openProcess } from "./testing.ts";

/** A condition that fails where it is read. */
export const FAILS = "1 / (random() * 0)::int = 1";
const MOST = 3;
const MANY = 50;

/** How numbers are sought, and which page of them is asked for. */
export interface Asked {
  readonly found?: Fragment;
  readonly many?: Fragment;
  /** Ids that pass where the order is gone through, or all rows of a short list are tried. */
  readonly known?: (isFar: Fragment) => Fragment;
  readonly through?: Seek["through"];
  readonly first?: Seek["first"];
  readonly mostOfMany?: number;
  readonly isExact?: boolean;
  readonly facets?: readonly number[];
  /** As many tables have the numbers, in turns. */
  readonly tables?: number;
  readonly count?: number;
  readonly cursor?: string;
  readonly order?: "asc" | "desc";
  readonly total?: "true";
}

/** As many numbers, each so much above the one before. */
export const numbers = (from: number, step = 1, count = 20) =>
  Array.from({ length: count }, (_, index) => from + index * step);

/** A list of numbers in a database connection of the test file's own, which is closed after its last test. */
export function openNumbers() {
  const small = openProcess(1);
  afterAll(() => small.close());
  const sql = raw(small.db);
  /** Ids that fail where they are read. */
  const unread = sql`select (1 / (random() * 0)::int)::text`;
  /** What is answered in place of more ids than are to be named. */
  const tooMany = sql`select null::text`;
  const isAmong = (ids: Fragment) => sql`x.id in (${ids})`;
  /** The first multiples of a number. */
  const multiples = (of: number) => sql`select 'x_' || n * ${of}::int from generate_series(1, 40) n`;

  /** The first of two thousand numbers, or of as many, that meet a condition, sought for by their ids. */
  function readNumbers(
    condition: string,
    {
      found,
      many,
      known,
      through,
      first,
      mostOfMany = MANY,
      isExact = false,
      facets,
      tables = 1,
      count = 2000,
      ...place
    }: Asked = {},
  ) {
    const matches = sql.unsafe(condition);
    const ids = sql`select 'x_' || n from generate_series(1, ${count}) n where ${matches}`;
    const seek: Seek = {
      matches,
      found: found ?? ids,
      isExact,
      most: MOST,
      many: { found: many ?? ids, most: mostOfMany },
      first,
      ...(through && { through }),
      ...(known && {
        through: (knowing) => knowing(known, isAmong, matches),
        matchesOfAll: (_, knowing) => knowing(known, isAmong, matches),
      }),
    };
    return readPage<{ n: number }, number>(small.db, {
      input: { limit: 20, order: "asc", ...place },
      columns: sql`x.n`,
      alias: "x",
      from: Array.from(
        { length: tables },
        (_, table) => sql`from (
      select n, n % 6 as facets, 'x_' || n as id, timestamptz '2026-01-01' + n * interval '1 minute' as created_at
        from generate_series(1, ${count}) n where n % ${tables} = ${table}) x where true`,
      ),
      ...(facets && { facets }),
      seek,
      sorts: { createdAt: { expression: "x.created_at", type: "timestamptz" } },
      id: "x.id",
      present: ({ n }) => n,
    });
  }

  /** What a page of these shows. */
  async function firstOf(condition: string, asked?: Asked) {
    const { data, hasMore } = await readNumbers(condition, asked);
    return { data, hasMore };
  }

  /** What is told of how many these are. */
  async function totalOf(condition: string, asked: Asked) {
    const { total } = await readNumbers(condition, { ...asked, total: "true" });
    return { count: total?.count, isExact: total?.isExact };
  }

  return { db: small.db, sql, unread, tooMany, multiples, readNumbers, firstOf, totalOf };
}
