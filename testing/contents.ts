import type { Sql } from "#db/client.ts";

/** How many rows an organization has in a table, and a checksum of all they hold. */
export interface TableContents {
  readonly table: string;
  readonly rows: number;
  readonly checksum: string | null;
}

let statement: Promise<string> | undefined;

/** Reads rows and checksums of all tables that hold something of the organization. */
export async function readContents(sql: Sql, organizationId: string): Promise<TableContents[]> {
  statement ??= composeStatement(sql);
  return [...(await sql.unsafe<TableContents[]>(await statement, [organizationId], { prepare: true }))];
}

/** The tables are looked up, so that one made later is watched too. */
async function composeStatement(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id' order by 1`;
  const contents = tables.map(
    ({ name }) =>
      `select '${name}' as "table", count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as checksum
         from "${name}" t where t.organization_id = $1`,
  );
  // Workers of one query answer in any order.
  return `${contents.join(" union all ")} order by 1`;
}
