/** A later release's migrations, on a database that has its organizations already; on a cluster they are spread there. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openTestServer, type TestServer } from "#testing/server.ts";
import { isSpread } from "./distribute/cluster.ts";
import { readTables } from "./distribute/tables.ts";
import { applyMigrations } from "./migrations.ts";

const folder = mkdtempSync(join(tmpdir(), "offerboard-migrations-"));
let server: TestServer;
let sql: postgres.Sql;

beforeAll(async () => {
  server = await openTestServer(inject("databaseUrl"));
  sql = postgres(await server.createDatabase(), { max: 1, onnotice: () => {} });
}, 300_000);
afterAll(async () => {
  await sql?.end();
  await server?.close();
  rmSync(folder, { recursive: true });
});

/** Writes the journal of a release with these migrations, each a list of statements, later than all there are. */
function release(migrations: Readonly<Record<string, readonly string[]>>): void {
  mkdirSync(join(folder, "meta"), { recursive: true });
  const entries = Object.keys(migrations).map((tag, idx) => ({
    idx,
    version: "7",
    when: Date.UTC(2100, 0, 1 + idx),
    tag,
    breakpoints: true,
  }));
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  for (const [tag, statements] of Object.entries(migrations))
    writeFileSync(join(folder, `${tag}.sql`), statements.join("\n--> statement-breakpoint\n"));
}

const keepsakes = [
  `create table keepsake (organization_id text not null, id text not null, offering_id text not null,
     constraint keepsake_pk primary key (organization_id, id))`,
  `alter table keepsake add constraint keepsake_offering_fk foreign key (organization_id, offering_id)
     references offering (organization_id, id)`,
  `alter table keepsake add constraint keepsake_organization_fk foreign key (organization_id) references organization (id)`,
  `create index keepsake_offering on keepsake (organization_id, offering_id)`,
  `do $$ begin
     alter table keepsake enable row level security;
     create policy tenant on keepsake using (organization_id = current_setting('app.organization_id', true));
   end $$`,
];

it("a new table of organizations lies where they do, and refers to their rows", async () => {
  release({ "0000_keepsake": keepsakes });
  await applyMigrations(sql, folder);
  const id = "org_migrated";
  await sql`insert into organization (id, name, slug, created_at) values (${id}, 'Migrated', ${id}, now())`;
  await expect(
    sql`insert into keepsake (organization_id, id, offering_id) values (${id}, 'kee_1', 'off_missing')`,
  ).rejects.toMatchObject({ code: "23503", message: expect.stringContaining("keepsake_offering_fk") });
  expect(await sql`select from keepsake where organization_id = ${id}`).toHaveLength(0);
  if (await isSpread(sql)) expect((await readTables(sql)).filter(({ isPlaced }) => !isPlaced)).toEqual([]);
});

it("what is done is not done again, and of what fails nothing stays", async () => {
  release({
    "0000_keepsake": keepsakes,
    "0001_souvenir": ["create table souvenir (organization_id text, id text)", "select 1 / 0"],
  });
  await expect(applyMigrations(sql, folder)).rejects.toMatchObject({ code: "22012" });
  expect(await sql`select to_regclass('souvenir')::text as name`).toEqual([{ name: null }]);
  release({ "0000_keepsake": keepsakes, "0001_souvenir": ["create table drizzle.souvenir (id text)"] });
  await applyMigrations(sql, folder);
  await applyMigrations(sql, folder);
  expect(await sql`select to_regclass('drizzle.souvenir')::text as name`).toEqual([
    { name: "drizzle.souvenir" },
  ]);
});
