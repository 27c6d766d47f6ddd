/** Functions and triggers of the database have one home: `db/functions`. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSuite } from "#testing/testing.ts";

const suite = await openSuite();

const folder = join(import.meta.dirname, "functions");
const text = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n");
const defined = (kind: "function" | "trigger") =>
  [...text.matchAll(new RegExp(`^create (?:or replace )?${kind} (\\w+)`, "gm"))]
    .map(([, name]) => name)
    .sort();

it("holds every function there is, and no other", async () => {
  const rows = await suite.sql<{ name: string }[]>`
    select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     order by 1`;
  expect(rows.map(({ name }) => name).sort()).toEqual(defined("function"));
});

it("holds every trigger there is, and no other", async () => {
  const rows = await suite.sql<{ name: string }[]>`
    select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`;
  expect(rows.map(({ name }) => name).sort()).toEqual(defined("trigger"));
});
