import type { Sql } from "#db/client.ts";
import { placementOf } from "#db/placement.ts";

/** How many rows an organization has in a table, and a checksum of all they hold. */
export interface TableContents {
  readonly table: string;
  readonly rows: number;
  readonly checksum: string | null;
}

let statements: Promise<readonly string[]> | undefined;

/** Reads rows and checksums of all tables that hold something of the organization. */
export async function readContents(sql: Sql, organizationId: string): Promise<TableContents[]> {
  statements ??= composeStatements(sql);
  const read: TableContents[] = [];
  for (const statement of await statements)
    read.push(...(await sql.unsafe<TableContents[]>(statement, [organizationId], { prepare: true })));
  return read;
}

/**
 * What one table holds, as rows of text. A count is what was added up together with what has yet to be: which of the two
 * it stands in changes at any time, for all organizations at once.
 */
const rowsOf = (table: string): string =>
  table === "figure"
    ? `select organization_id, concat_ws(' ', figure, about, sum(count)) as t
         from (select organization_id, figure, about, count from figure
                union all select organization_id, figure, about, change from figure_change) k
        group by organization_id, figure, about`
    : `select organization_id, x::text as t from "${table}" x`;

/** The tables are looked up, so that one made later is watched too: a statement for those that lie at one place. */
async function composeStatements(sql: Sql): Promise<readonly string[]> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id' and table_name <> 'figure_change'
     order by 1`;
  const places = Map.groupBy(tables, ({ name }) => placementOf(name));
  return Array.from(places.values(), (beside) => {
    const contents = beside.map(
      ({ name }) =>
        `select '${name}' as "table", count(*)::int as rows, md5(string_agg(k.t, '|' order by k.t)) as checksum
           from (${rowsOf(name)}) k where k.organization_id = $1`,
    );
    // Workers of one query answer in any order.
    return `${contents.join(" union all ")} order by 1`;
  });
}
