import type { Line } from "#db/client.ts";
import { raw, type Sql } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { type Command, organizationNamed } from "./command.ts";
import { type KeptFigure, keptFigures } from "./kept-figures.ts";

/** Differences that are told one by one, for each organization; the rest is counted. */
const MOST_TOLD = 20;

/** A figure that is not what its rows come to. */
interface Difference {
  readonly figure: string;
  readonly about: string;
  readonly kept: string;
  readonly counted: string;
  /** Its keys, and what each of its values lacks. */
  readonly lack: Readonly<Record<string, string>>;
}

/** Compares all that is kept with the rows it follows from, and mends it unless it is only to be checked. */
export const recount: Command = {
  usage: "[--check] [--organization <slug>]",
  summary: "Count all kept figures anew and mend what differs; --check only tells it.",
  positionals: 0,
  options: { check: { type: "boolean" }, organization: { type: "string" } },
  async run(app, { values }) {
    const { check = false, organization } = values;
    const ids =
      typeof organization === "string"
        ? [await organizationNamed(app, organization)]
        : (await raw(app.db)<{ id: string }[]>`select id from organization order by id`).map(({ id }) => id);
    const told: string[] = [];
    let found = 0;
    for (const id of ids) {
      const differences = check === true ? await differencesOf(app, id) : await mend(app, id);
      found += differences.length;
      told.push(...describe(id, differences));
    }
    const checked = `${ids.length} organization${ids.length === 1 ? "" : "s"} recounted`;
    if (found === 0) return { lines: [`${checked}, every figure is what its rows come to.`] };
    if (check === true) return { lines: [], failures: [...told, `${checked}, ${found} figures differ.`] };
    return { lines: [...told, `${checked}, ${found} figures mended.`] };
  },
};

/** What of an organization's figures differs from its rows. */
export function differencesOf(app: Line, organizationId: string): Promise<readonly Difference[]> {
  return inTenant(app, organizationId, "read", async (db) => {
    const sql = raw(db);
    const all = keptFigures.map((figure) => told(sql, figure, organizationId));
    return readDifferences(
      sql,
      all.reduce((first, next) => sql`${first} union all ${next}`),
    );
  });
}

/**
 * Mends an organization's figures. What is lacking is added, so whoever writes meanwhile is neither kept waiting nor
 * lost: what they add to the rows they add to the figure as well.
 * @returns what was mended
 */
async function mend(app: Application, organizationId: string): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const figure of keptFigures) {
    found.push(
      ...(await inTenant(app, organizationId, "write", async (db) => {
        const sql = raw(db);
        const differences = await readDifferences(sql, told(sql, figure, organizationId));
        if (differences.length > 0) await correct(sql, figure, organizationId, differences);
        return differences;
      })),
    );
  }
  return found;
}

async function readDifferences(sql: Sql, all: Fragment): Promise<readonly Difference[]> {
  return sql<Difference[]>`select d.figure, d.about, d.kept, d.counted, d.lack from (${all}) d`;
}

function told(sql: Sql, figure: KeptFigure, organizationId: string): Fragment {
  const listed = (columns: readonly string[], from: string) =>
    sql`concat_ws(' ', ${each(sql, columns, from)})`;
  return sql`
    select ${figure.table} as figure, ${figure.keys.length === 0 ? sql`''` : listed(figure.keys, "$")} as about,
           ${listed(figure.values, "coalesce(k.$, 0)")} as kept, ${listed(figure.values, "coalesce(c.$, 0)")} as counted,
           json_build_object(${each(sql, figure.keys, "'$', $::text, ", "")} ${each(sql, figure.values, "'$', (coalesce(c.$, 0) - coalesce(k.$, 0))::text")}) as lack
      from ${joined(sql, figure, organizationId)}`;
}

/** What is kept, `k`, beside what is counted, `c`, where they differ. */
function joined(sql: Sql, { table, keys, values, ...figure }: KeptFigure, organizationId: string): Fragment {
  const columns = sql.unsafe([...keys, ...values].join(", "));
  const kept =
    figure.kept?.(sql, organizationId) ??
    sql`select ${columns} from ${sql(table)} where organization_id = ${organizationId}`;
  const on = keys.length === 0 ? "on true" : `using (${keys.join(", ")})`;
  const differs = values.map((value) => `coalesce(k.${value}, 0) <> coalesce(c.${value}, 0)`).join(" or ");
  return sql`(${kept}) k full join (${figure.counted(sql, organizationId)}) c ${sql.unsafe(on)}
    where ${sql.unsafe(differs)}`;
}

/** Adds to a figure what it lacks. */
async function correct(
  sql: Sql,
  { table, keys, values, isMadeAnew, isOfItsOwn }: KeptFigure,
  organizationId: string,
  differences: readonly Difference[],
): Promise<void> {
  const lacks = differences.map(({ lack }) => lack);
  if (isMadeAnew) {
    const tokens = [...new Set(lacks.map(({ token_id }) => token_id))];
    await sql`
      delete from ${sql(table)} t
       where t.organization_id = ${organizationId} and t.token_id = any (${tokens as string[]})`;
    return;
  }
  const lacking = sql`jsonb_populate_recordset(null::${sql(table)}, ${JSON.stringify(lacks)}::jsonb) as l`;
  if (isOfItsOwn)
    await sql`
      insert into ${sql(table)} as t (organization_id, ${each(sql, [...keys, ...values], "$")})
      select ${organizationId}, ${each(sql, keys, "l.$, ", "")} ${each(sql, values, "0")} from ${lacking}
      on conflict do nothing
      returning t.organization_id`;
  await sql`
    update ${sql(table)} t set ${each(sql, values, "$ = t.$ + l.$")} from ${lacking}
     where t.organization_id = ${organizationId} ${each(sql, keys, "and t.$ = l.$", " ")}`;
}

/** The text for each of these columns, with their names in the place of `$`. */
function each(sql: Sql, columns: readonly string[], text: string, separator = ", "): Fragment {
  return sql.unsafe(columns.map((column) => text.replaceAll("$", column)).join(separator));
}

function describe(organizationId: string, differences: readonly Difference[]): string[] {
  const lines = differences
    .slice(0, MOST_TOLD)
    .map(
      ({ figure, about, kept, counted }) =>
        `${organizationId}  ${[figure, about].filter(Boolean).join(" ")}: kept ${kept}, counted ${counted}`,
    );
  const more = differences.length - lines.length;
  return more > 0 ? [...lines, `${organizationId}  and ${more} more`] : lines;
}
