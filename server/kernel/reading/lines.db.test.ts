import { afterAll, describe, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { openProcess } from "#testing/testing.ts";
import { asLines, linesIn, readLines } from "./lines.ts";

const small = openProcess(1);
afterAll(() => small.close());
const sql = raw(small.db);

/** As many numbers, each with a text. */
const numbers = (count: number, text = "") =>
  sql`select n, ${text}::text as text from generate_series(1, ${count}) n`;

describe("rows that are read as lines", () => {
  it("are those of the statement, with the last of them, whatever their texts hold", async () => {
    for (const text of ["", 'a\nb\r\n"c"\\', "Zürich 💥", "x".repeat(100_000)]) {
      const { rows, count, last } = await readLines(sql, ["text", "n"], numbers(3, text));
      expect({ count, last }).toEqual({ count: 3, last: { n: "3", text } });
      expect([...rows]).toEqual(["1", "2", "3"].map((n) => ({ n, text })));
    }
  });

  it("may be none", async () => {
    const { rows, count, last } = await readLines(sql, ["n"], numbers(0));
    expect({ rows: [...rows], count, last }).toEqual({ rows: [], count: 0, last: undefined });
  });

  it("are made when they are taken, as many as are asked for", async () => {
    const [[bytes = null] = []] = await sql`select ${asLines(sql, sql`r.n`)} from (${numbers(5)}) r`.raw();
    expect([...linesIn(bytes, 3)]).toEqual([1, 2, 3]);
    expect([...linesIn(bytes, 9)]).toEqual([1, 2, 3, 4, 5]);
    expect(linesIn(Buffer.from("1\nbroken"), 2).next().value).toBe(1);
  });

  it.each([
    ["gone through", (rows: Generator) => [...rows]],
    ["left", (rows: Generator) => rows.take(1).toArray()],
  ])("give back the memory that they lie in once they are %s", async (_how, take) => {
    const [[bytes = Buffer.of()] = []] = await sql`
      select ${asLines(sql, sql`r`)} from (${numbers(50, "x".repeat(5_000))}) r`.raw();
    const length = bytes.length;
    take(linesIn(bytes, 50));
    expect([length > 250_000, bytes.length]).toEqual([true, 0]);
    // What was received behind them is not lost with them.
    expect([...(await readLines(sql, ["n"], numbers(2))).rows]).toHaveLength(2);
  });

  it("leave memory alone that others may lie in", async () => {
    const [[bytes = Buffer.of()] = []] =
      await sql`select ${asLines(sql, sql`r.n`)} from (${numbers(5)}) r`.raw();
    expect([...linesIn(bytes, 5)]).toHaveLength(5);
    expect(bytes.toString()).toBe("1\n2\n3\n4\n5");
  });
});
