import { inspect } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { openProcess } from "#testing/testing.ts";
import { raw } from "./client.ts";
import { type Driver, statementsOf } from "./statement.ts";

// Of one connection, so that what is left on it would be seen.
const small = openProcess(1);
afterAll(() => small.close());
const sql = raw(small.db);

/** One row, as it is read. */
const row = async (statement: PromiseLike<readonly object[]>) => (await statement)[0];

describe("a statement", () => {
  it("has its values by number, wherever its parts have theirs", async () => {
    const inner = sql`${2}::int + ${3}::int`;
    expect(await row(sql`select ${1}::int as a, ${inner} as b, ${"x"}::text as c`)).toEqual({
      a: 1,
      b: 5,
      c: "x",
    });
  });

  it("is made of parts that are listed, of names, of lists and of texts as they are", async () => {
    const parts = [sql`where n > ${1}`, sql`and n < ${4}`];
    const found = await sql`
      select count(*)::int as ${sql('of "all"')} from generate_series(1, 5) ${sql("n")} ${parts}
         and n in ${sql([2, 3, 5])} and ${sql.unsafe("n <> 3")}`;
    expect(found).toEqual([{ 'of "all"': 1 }]);
    expect(await row(sql`select count(*) >= 0 as is_read from ${sql("public.organization")}`)).toEqual({
      is_read: true,
    });
  });

  it("gives what was received for its values where it is asked raw", async () => {
    const [values] = await sql`select ${"ä"}::text, 12.50, null::int`.raw();
    expect(values?.map((value) => value && String(value))).toEqual(["ä", "12.50", null]);
  });

  it("tells how many rows there were, also where it returns none", async () => {
    const nobody = await sql`update organization set name = name where id = 'org_nobody'`;
    expect([nobody.count, nobody.length]).toEqual([0, 0]);
    const three = await sql`select n from generate_series(1, 3) n`;
    expect(three.count).toBe(3);
    expect(three).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it("leaves neither its values nor its rows in what the driver makes of it", async () => {
    const queries: object[] = [];
    const unsafe = (...asked: Parameters<Driver["unsafe"]>) => {
      const query = small.compartments.directory.pool.unsafe(...asked);
      queries.push(query);
      return query;
    };
    const watched = statementsOf({ unsafe } as unknown as Driver);
    expect(await watched`select ${"sent"}::text || ' and received' as word`).toEqual([
      { word: "sent and received" },
    ]);
    expect(await watched.unsafe("select $1::text as word", ["sent"])).toEqual([{ word: "sent" }]);
    expect(queries).toHaveLength(2);
    expect(inspect(queries, { depth: null })).not.toMatch(/'sent'|sent and/);
  });

  it("takes an array as one value", async () => {
    expect(await row(sql`select ${[1, 2]}::int[] as n, ${["a"]}::text[] as t`)).toEqual({
      n: [1, 2],
      t: ["a"],
    });
    expect(await row(sql`select ${[]}::int[] as n`)).toEqual({ n: [] });
  });

  it("is sent once, when it is awaited, and never where it is not", async () => {
    const statement = sql`select clock_timestamp()::text as at`;
    const [first, second] = await Promise.all([statement, statement]);
    expect(first).toEqual(second);
    expect(sql`select set_config('test.sent', 'yes', false)`).toBeDefined();
    expect(await row(sql`select current_setting('test.sent', true) as sent`)).toEqual({ sent: null });
  });

  it("fails like a promise: with what the database says, or that a value is missing", async () => {
    await expect(sql`select 1 / ${0}::int`).rejects.toMatchObject({ code: "22012" });
    expect(await sql`select 1 / ${0}::int`.catch(() => "caught")).toBe("caught");
    const missing = undefined as unknown as string;
    await expect(sql`select ${missing}::text`).rejects.toMatchObject({ code: "UNDEFINED_VALUE" });
  });

  it("as a text alone may be several, and may have values of its own", async () => {
    expect(await sql.unsafe("select 1; select 2")).toHaveLength(2);
    expect(await row(sql.unsafe("select $1::int as n", [7]))).toEqual({ n: 7 });
  });
});
