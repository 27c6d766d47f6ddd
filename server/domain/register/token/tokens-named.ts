import type { Sql } from "#db/client.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { isFound } from "#server/kernel/reading/search.ts";

/** Ids of the tokens that what was typed names: by id, name, symbol or address. */
export function tokensNamed(sql: Sql, organizationId: string, typed: string): Fragment {
  return sql`select t.id from token t
    where t.organization_id = ${organizationId} and ${isFound(sql, sql`t.search`, typed)}`;
}
