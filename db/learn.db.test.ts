import postgres from "postgres";
import { expect, inject, it } from "vitest";
import { openTestServer } from "#testing/server.ts";
import { learnUnknown } from "./learn.ts";

it("looks once at tables that nothing is known of, and at no empty ones", async () => {
  const server = await openTestServer(inject("databaseUrl"));
  const sql = postgres(await server.createDatabase(), { max: 1, onnotice: () => {} });
  await learnUnknown(sql);
  await sql`create table none (id int) with (autovacuum_enabled = off)`;
  await sql`create table few (id int) with (autovacuum_enabled = off)`;
  await sql`create table many (id int, name text) with (autovacuum_enabled = off)`;
  await sql`insert into few select 1`;
  await sql`insert into many select n, repeat('x', 60) from generate_series(1, 20000) n`;
  expect(await learnUnknown(sql)).toEqual(["few", "many"]);
  const [known] = await sql`select reltuples::int as rows from pg_class where relname = 'many'`;
  expect(known).toEqual({ rows: 20_000 });
  expect(await learnUnknown(sql)).toEqual([]);
  await sql.end();
  await server.close();
}, 120_000);
