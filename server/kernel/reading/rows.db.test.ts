import { afterAll, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { openProcess } from "#testing/testing.ts";
import { countOf } from "./rows.ts";

const small = openProcess(1);
afterAll(() => small.close());
const sql = raw(small.db);

it("counts rows, no more than ten thousand", async () => {
  const [row] = await sql`
    select ${countOf(sql, sql`from generate_series(1, 3) n where n > 1`)} as few,
           ${countOf(sql, sql`from generate_series(1, 10001) n`)} as many`;
  expect(row).toEqual({ few: 2, many: 10_000 });
});
