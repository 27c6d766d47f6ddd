import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { openProcess } from "#testing/testing.ts";
import { asLines, lineOf, linesIn, readLines } from "./lines.ts";

const small = openProcess(1);
afterAll(() => small.close());
const sql = raw(small.db);

/** As many numbers, each with a text. */
const numbers = (count: number, text = "") =>
  sql`select n, ${text}::text as text from generate_series(1, ${count}) n`;
const lines = asLines(sql, lineOf(sql, [sql`r.n`, sql`r.text`]));

describe("rows that are read as lines", () => {
  it("are those of the statement, with the last of them, whatever their texts hold", async () => {
    const odd = [
      'a\nb\r\n"c"\\',
      ')"\n(',
      '"',
      '""',
      "\\",
      "\\\\",
      "(),",
      ",",
      " ",
      "a b",
      "\t",
      '(a,"b")',
      "Zürich 💥",
    ];
    for (const text of ["", ...odd, odd.join(""), "x".repeat(100_000)]) {
      const { rows, count, last } = await readLines(sql, ["text", "n"], numbers(3, text));
      expect({ count, last }).toEqual({ count: 3, last: { n: "3", text } });
      expect([...rows]).toEqual(["1", "2", "3"].map((n) => ({ n, text })));
    }
  });

  it("are those of any texts", async () => {
    const sign = fc.constantFrom(...'"\\(), \n\tab', "ü", "💥");
    const text = fc.option(fc.array(sign, { maxLength: 8 }).map((signs) => signs.join("")));
    const property = fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1 }), async (pairs) => {
      const written = pairs.map(([a, b], n) => ({ n, a, b }));
      const { rows, last } = await readLines<{ a: string | null; b: string | null }>(
        sql,
        ["a", "b"],
        sql`select x.a, x.b from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as x(n int, a text, b text) order by x.n`,
      );
      expect([...rows]).toEqual(pairs.map(([a, b]) => ({ a, b })));
      expect(last).toEqual({ a: pairs.at(-1)?.[0], b: pairs.at(-1)?.[1] });
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it("may be none", async () => {
    const { rows, count, last } = await readLines(sql, ["n"], numbers(0));
    expect({ rows: [...rows], count, last }).toEqual({ rows: [], count: 0, last: undefined });
  });

  it("have null for what is none", async () => {
    const { rows } = await readLines<Record<"a" | "b" | "c", string | null>>(
      sql,
      ["a", "b", "c"],
      sql`select null as a, '' as b, null as c union all select null, null, null`,
    );
    expect([...rows]).toEqual([
      { a: null, b: "", c: null },
      { a: null, b: null, c: null },
    ]);
    const { rows: single } = await readLines<{ a: string | null }>(sql, ["a"], sql`select null as a`);
    expect([...single]).toEqual([{ a: null }]);
  });

  it("are made when they are taken, as many as are asked for", async () => {
    const [[bytes = null] = []] = await sql`select ${lines} from (${numbers(5, "x")}) r`.raw();
    expect([...linesIn(bytes, 3)]).toEqual(["1", "2", "3"].map((n) => [n, "x"]));
    expect([...linesIn(bytes, 9)]).toHaveLength(5);
    expect(linesIn(bytes, 2).next().value).toEqual(["1", "x"]);
  });

  it.each([
    ["gone through", (rows: Generator) => [...rows]],
    ["left", (rows: Generator) => rows.take(1).toArray()],
  ])("give back the memory that they lie in once they are %s", async (_how, take) => {
    const [[bytes = Buffer.of()] = []] = await sql`
      select ${lines} from (${numbers(50, "x".repeat(5_000))}) r`.raw();
    const length = bytes.length;
    take(linesIn(bytes, 50));
    expect([length > 250_000, bytes.length]).toEqual([true, 0]);
    // What was received behind them is not lost with them.
    expect([...(await readLines(sql, ["n"], numbers(2))).rows]).toHaveLength(2);
  });

  it("leave memory alone that others may lie in", async () => {
    const [[bytes = Buffer.of()] = []] = await sql`select ${lines} from (${numbers(2, "x y")}) r`.raw();
    expect([...linesIn(bytes, 2)]).toHaveLength(2);
    expect(bytes.toString()).toBe('(1,"x y")"\n(2,"x y")');
  });
});
