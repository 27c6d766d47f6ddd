import { checkBroken, type Line, raw, type Sql } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import { type Fragment, joinParts } from "#server/kernel/reading/rows.ts";
import { type Command, organizationNamed } from "./command.ts";
import { type KeptFigure, keptFigures } from "./kept-figures.ts";

/** Differences of a figure that are told one by one, for each organization; the rest is counted. */
const MOST_TOLD = 5;

/** Where a figure is not what its rows come to. */
interface Differences {
  readonly figure: string;
  readonly count: number;
  /** Some of them. */
  readonly told: readonly { readonly about: string; readonly kept: string; readonly counted: string }[];
  /** The check of the database that what was counted of one of them breaks, so that none was mended. */
  readonly broken?: string;
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
    const [told, refused]: [string[], string[]] = [[], []];
    let found = 0;
    for (const id of ids) {
      const differences = check === true ? await differencesOf(app, id) : await mend(app, id);
      for (const of of differences) {
        if (of.broken === undefined) found += of.count;
        (of.broken === undefined ? told : refused).push(...describe(id, of));
      }
    }
    const checked = `${ids.length} organization${ids.length === 1 ? "" : "s"} recounted`;
    if (check === true && found > 0)
      return { lines: [], failures: [...told, `${checked}, ${found} figures differ.`] };
    const end = found > 0 ? `${found} figures mended.` : "every figure is what its rows come to.";
    if (refused.length === 0) return { lines: [...told, `${checked}, ${end}`] };
    return { lines: told, failures: [...refused, `${checked}, ${found} figures mended, but for these.`] };
  },
};

/** What of an organization's figures differs from its rows, all as of one moment. @param figures of these */
export function differencesOf(
  app: Line,
  organizationId: string,
  figures: readonly KeptFigure[] = keptFigures,
): Promise<readonly Differences[]> {
  return inTenant(app, organizationId, "read", async (db) => {
    const sql = raw(db);
    await takeTime(sql);
    const all = figures.map(
      (figure) => sql`(with ${found(sql, figure, organizationId)} ${summary(sql, figure)})`,
    );
    const counted = joinParts(sql, all, " union all ");
    return sql<Differences[]>`select d.figure, d.count, d.told from (${counted}) d where d.count > 0`;
  });
}

/**
 * Mends an organization's figures, each by itself. What is lacking is added, so whoever writes meanwhile is neither kept
 * waiting nor lost: what they add to the rows they add to the figure as well. However much differs, it stays in the database.
 * Where rows come to what cannot be, such as more sold than an offering has, their figure stays as it is, and the others are mended.
 * @returns what was mended, and what was not
 */
async function mend(app: Application, organizationId: string): Promise<readonly Differences[]> {
  const mended: Differences[] = [];
  for (const figure of keptFigures) {
    const outcome = inTenant(app, organizationId, "write", async (db) => {
      const sql = raw(db);
      await takeTime(sql);
      // Said so that a cluster hands it on to the triggers of its nodes.
      if (figure.areNames) await sql`set local app.fills_in = 'on'`;
      return correct(sql, figure, organizationId);
    });
    const [differences] = await outcome.catch(async (error: unknown) => {
      const broken = checkBroken(error);
      if (broken === undefined) throw error;
      const left = await differencesOf(app, organizationId, [figure]);
      return left.map((of) => ({ ...of, broken }));
    });
    if (differences && differences.count > 0) mended.push(differences);
  }
  return mended;
}

/** Lets a transaction go through all rows of an organization, however long that takes, as no request does. */
async function takeTime(sql: Sql): Promise<void> {
  await sql`
    select set_config(name, setting, true)
      from (values ('statement_timeout', '0'), ('work_mem', '128MB'), ('max_parallel_workers_per_gather', '2'),
                   ('enable_mergejoin', 'on')) s(name, setting)`;
}

/** Adds to a figure what it lacks. */
function correct(sql: Sql, figure: KeptFigure, organizationId: string): Promise<readonly Differences[]> {
  const { keys, values } = figure;
  const table = sql(figure.table);
  const own = (alias: string) => sql`
    ${sql.unsafe(alias)}.organization_id = ${organizationId} ${each(sql, keys, `and ${alias}.$ = d.$`, " ")}`;
  const mended = figure.isMadeAnew
    ? sql`delete from ${table} t
       where t.organization_id = ${organizationId} and t.token_id in (select d.token_id from differing d)`
    : sql`update ${table} t set ${each(sql, values, waysOf(figure).mended)} from differing d where ${own("t")}`;
  // Who made the row meanwhile knew of what they added alone.
  const made = sql`
    insert into ${table} as t (organization_id, ${each(sql, [...keys, ...values], "$")})
    select ${organizationId}, ${each(sql, keys, "d.$, ", "")} ${each(sql, values, "d.lacking_$")} from differing d
     where not exists (select from ${table} own where ${own("own")})
    on conflict (${each(sql, ["organization_id", ...keys], "$")}) do update set ${each(sql, values, "$ = t.$ + excluded.$")}`;
  return sql<Differences[]>`
    with ${found(sql, figure, organizationId)}, mended as (${mended}) ${figure.isOfItsOwn ? sql`, made as (${made})` : sql``}
    ${summary(sql, figure)}`;
}

/** Where a figure differs, as the table `differing`: its keys, what each of its values lacks, and how it is told. */
function found(sql: Sql, figure: KeptFigure, organizationId: string): Fragment {
  const { keys, values } = figure;
  const ways = waysOf(figure);
  const listed = (columns: readonly string[], from: string) =>
    sql`concat_ws(' ', ${each(sql, columns, from)})`;
  return sql`differing as materialized (
    select ${each(sql, keys, "$, ", "")} ${each(sql, values, `${ways.lacking} as lacking_$`)},
           ${keys.length === 0 ? sql`''` : listed(keys, "$")} as told_about,
           ${listed(values, `coalesce(k.$, ${ways.none})`)} as told_kept, ${listed(values, `coalesce(c.$, ${ways.none})`)} as told_counted
      from ${joined(sql, figure, organizationId)})`;
}

/** {@link Differences} of `differing`. */
function summary(sql: Sql, { table }: KeptFigure): Fragment {
  return sql`
    select ${table} as figure, (select count(*)::int from differing) as count,
           coalesce((select json_agg(r) from (
             select told_about as about, told_kept as kept, told_counted as counted from differing limit ${sql.unsafe(String(MOST_TOLD))}) r), '[]') as told`;
}

/** What is kept, `k`, beside what is counted, `c`, where they differ. */
function joined(sql: Sql, figure: KeptFigure, organizationId: string): Fragment {
  const { table, keys, values } = figure;
  const columns = sql.unsafe([...keys, ...values].join(", "));
  const kept =
    figure.kept?.(sql, organizationId) ??
    sql`select ${columns} from ${sql(table)} where organization_id = ${organizationId}`;
  const on = keys.length === 0 ? "on true" : `using (${keys.join(", ")})`;
  return sql`(${kept}) k full join (${figure.counted(sql, organizationId)}) c ${sql.unsafe(on)}
    where ${each(sql, values, waysOf(figure).differs, " or ")}`;
}

/** How a value `$` that is kept, `k`, and counted, `c`, differs, what it lacks, and how it is mended by that. */
function waysOf({ areNames = false }: KeptFigure) {
  return areNames
    ? { differs: "k.$ is distinct from c.$", lacking: "c.$", mended: "$ = d.lacking_$", none: "'nothing'" }
    : {
        differs: "coalesce(k.$, 0) <> coalesce(c.$, 0)",
        lacking: "coalesce(c.$, 0) - coalesce(k.$, 0)",
        mended: "$ = t.$ + d.lacking_$",
        none: "0",
      };
}

/** The text for each of these columns, with their names in the place of `$`. */
function each(sql: Sql, columns: readonly string[], text: string, separator = ", "): Fragment {
  return sql.unsafe(columns.map((column) => text.replaceAll("$", column)).join(separator));
}

function describe(organizationId: string, { figure, count, told, broken }: Differences): string[] {
  const lines = told.map(
    ({ about, kept, counted }) =>
      `${organizationId}  ${[figure, about].filter(Boolean).join(" ")}: kept ${kept}, counted ${counted}`,
  );
  const more = count - told.length;
  if (more > 0) lines.push(`${organizationId}  ${figure}: and ${more} more`);
  if (broken !== undefined)
    lines.push(
      `${organizationId}  ${figure}: left as it is, since what is counted of one of these breaks "${broken}". Put right the rows it follows from, then recount again.`,
    );
  return lines;
}
