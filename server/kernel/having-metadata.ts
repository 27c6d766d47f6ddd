import type { Sql } from "#db/client.ts";
import type { Seek } from "./reading/query.ts";
import type { Fragment } from "./reading/rows.ts";
import { MOST_NAMED } from "./reading/seek.ts";

/** What a filter by metadata asks for: values by their keys, as a query has them. */
type Wanted = Readonly<Record<string, string>>;

const NUMBER = /^-?(0|[1-9]\d{0,30})(\.\d{1,30})?$/;

/**
 * Rows whose metadata has all of these values; the index over it is asked, if the first rows of the list's order do not
 * fill the page.
 * @param table the table and its alias
 */
export function havingMetadata(
  sql: Sql,
  organizationId: string,
  [table, alias]: readonly ["customer" | "offering" | "offering_purchase_intent" | "offer", string],
  wanted: Wanted = {},
): Seek | undefined {
  const all = Object.entries(wanted).map(objectsWith);
  if (all.length === 0) return undefined;
  const asked = `[${all.map((either) => `[${either.join(",")}]`).join(",")}]`;
  return {
    matches: hasMetadata(sql, alias, wanted),
    found: sql`select f.id from ids_by_metadata(${organizationId}, ${table}, ${asked}::jsonb, ${MOST_NAMED + 1}) f(id)`,
  };
}

/** Whether the metadata of a row has all of these values; for lists that are short, as no index answers it. */
export function hasMetadata(sql: Sql, alias: string, wanted: Wanted): Fragment {
  const row = sql.unsafe(alias);
  return Object.entries(wanted)
    .map(objectsWith)
    .reduce((all, [first, ...others]) => {
      const either = others.reduce(
        (some, object) => sql`${some} or ${row}.metadata @> ${object}::jsonb`,
        sql`${row}.metadata @> ${first}::jsonb`,
      );
      return sql`${all} and (${either})`;
    }, sql`true`);
}

/** The objects, as JSON, that have a member of this value: as a text, and as what the text writes. */
function objectsWith([key, value]: readonly [string, string]): readonly [string, ...string[]] {
  const name = JSON.stringify(key);
  const isPlain = value === "true" || value === "false" || NUMBER.test(value);
  return [`{${name}:${JSON.stringify(value)}}`, ...(isPlain ? [`{${name}:${value}}`] : [])];
}
