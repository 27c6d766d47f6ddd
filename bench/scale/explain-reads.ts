import type { Plans, Sql } from "#db/client.ts";

/** How many rows of a table one place of a plan reads, those that it drops too. */
export interface Read {
  readonly table: string;
  readonly rows: number;
}

/** What a statement reads by each of the plans that it may be answered by. */
export async function explainReads(sql: Sql, statement: Sent, plans: Plans): Promise<Read[]> {
  const ways = { anew: [planned], once: [plannedOnce], "as it may be": [planned, plannedOnce] };
  const reads: Read[] = [];
  for (const way of ways[plans]) {
    const rows = await way(sql, statement, plans);
    reads.push(...rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => scansOf(Plan))));
  }
  return reads;
}

interface Node {
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly Node[];
}

type Explained = readonly { readonly "QUERY PLAN": readonly { readonly Plan: Node }[] }[];

/** A statement as it was sent. */
interface Sent {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** What a statement reads by a plan for its values. */
function planned(sql: Sql, { text, params }: Sent): Promise<Explained> {
  return sql.unsafe(`explain (analyze, format json) ${text}`, [...params] as never[]);
}

/** How often a statement is planned for its values before it may be planned for any. */
const PLANNED_ANEW = 5;

/** What it reads by the plan that is kept of it: for any values, or as PostgreSQL decides once it was asked for often enough. */
async function plannedOnce(sql: Sql, { text, params }: Sent, plans: Plans): Promise<Explained> {
  if (plans === "once") await sql.unsafe("set local plan_cache_mode = force_generic_plan");
  await sql.unsafe(`prepare asked as ${text}`);
  const values = params.map(literal).join(", ");
  const asked = `execute asked${values && `(${values})`}`;
  for (let time = 0; plans !== "once" && time < PLANNED_ANEW; time++) await sql.unsafe(`explain ${asked}`);
  const explained: Explained = await sql.unsafe(`explain (analyze, format json) ${asked}`);
  await sql.unsafe("deallocate asked");
  return explained;
}

/** A parameter as it stands in a statement. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return quoted(`{${value.map((one) => JSON.stringify(String(one))).join(",")}}`);
  return quoted(value instanceof Date ? value.toISOString() : String(value));
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function scansOf(node: Node): Read[] {
  const { "Relation Name": table, "Actual Rows": shown, "Actual Loops": loops, Plans = [] } = node;
  const dropped = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return [
    ...(table === undefined ? [] : [{ table, rows: (shown + dropped) * loops }]),
    ...Plans.flatMap(scansOf),
  ];
}
