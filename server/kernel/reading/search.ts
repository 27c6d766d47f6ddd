import type { Sql } from "#db/client.ts";
import type { Seek } from "./query.ts";
import { type Fragment, hasOne, isKey, joinParts } from "./rows.ts";
import { firstOf, MOST_NAMED, ofAll, passing } from "./seek.ts";

/** A creditor reference as people copy it from a transfer; its end is that of the id it was made of. */
const REFERENCE = /^RF\d{2}([0-9A-F]{21})$/i;

/** The end of the id that a payment reference names; undefined for other texts. */
export function endOfReference(typed: string): string | undefined {
  return REFERENCE.exec(typed.replaceAll(/\s/g, ""))?.[1]?.toLowerCase();
}

/** Whether a text is an id of this prefix, or the first half of one or more. */
export const isId = (typed: string, prefix: string) => new RegExp(`^${prefix}_\\w{10,}$`).test(typed);

/** Whether a text is a wallet address, or most of its beginning. */
export const isAddress = (typed: string) => /^0x[0-9a-f]{8,40}$/i.test(typed);

/** A text column that begins with what was typed, by its index in whichever order the database keeps texts. */
export function beginsWith(sql: Sql, column: Fragment, typed: string): Fragment {
  return sql`${column} >= ${typed} and ${column} < ${`${typed}\u{10ffff}`} and starts_with(${column}, ${typed})`;
}

/** Rows that meet a condition which an index answers. @param from `select id from … where …` */
export function meeting(sql: Sql, from: Fragment, matches: Fragment): Seek {
  return { matches, found: sql`${from} and ${matches}`, isExact: true };
}

/** Rows whose column is exactly, or begins with, what was typed. @param from `select id from … where …` */
export function beginning(sql: Sql, column: Fragment, typed: string, from: Fragment): Seek {
  return meeting(sql, from, beginsWith(sql, column, typed));
}

/** Rows whose column is exactly what was typed. @param from `select id from … where …` */
export function exactly(sql: Sql, column: Fragment, typed: string, from: Fragment): Seek {
  return meeting(sql, from, sql`${column} = ${typed}`);
}

/**
 * Rows whose column is one of a few values that many rows may share. Each value has its own look at the index: all at
 * once, the planner reads the table.
 * @param values `select` of one column
 * @param from `select id from … where …`
 */
export function among(sql: Sql, column: Fragment, values: Fragment, from: Fragment): Seek {
  return {
    // Looked up by a hash: an array that the planner does not know is gone through for each row.
    matches: sql`coalesce(${column} in (${values}), false)`,
    found: sql`select x.id from (${values}) v(value)
      cross join lateral (${from} and ${isKey(sql, column, sql`v.value`)} limit ${MOST_NAMED + 1}) x`,
    isExact: true,
  };
}

/** Values of a column whose rows each have an order, that are looked at for one page at most. */
const MOST_ORDERS = 50;

/** The same as {@link among}, where an index begins with the column and goes on in each order of the list. */
export function amongOrdered(sql: Sql, column: Fragment, values: Fragment, from: Fragment): Seek {
  return {
    ...among(sql, column, values, from),
    first: ({ rows }) => sql`select x.list_id from (${upTo(sql, values, MOST_ORDERS)}) v(value)
      left join lateral (${rows(sql`and ${isKey(sql, column, sql`v.value`)}`)}) x on true
      where v.value is null or x.list_id is not null`,
  };
}

/**
 * Rows that have one of what another table names.
 * @param key the column of these that names the row, and the row's own
 * @param from `from … where …` of what the rows are to have
 */
export function having(sql: Sql, [key, id]: readonly [string, string], from: Fragment): Seek {
  const [named, own] = [sql.unsafe(key), sql.unsafe(id)];
  return {
    matches: hasOne(sql, sql`${from} and ${named} = ${own}`),
    matchesOfAll: () => sql`exists (select ${from} and ${named} = ${own})`,
    found: sql`select ${named} ${from}`,
    isExact: true,
  };
}

/** Whether a text that is searched holds what was typed. */
export function isFound(sql: Sql, searched: Fragment, typed: string): Fragment {
  return sql`${searched} like all ((select search_patterns(${typed}))::text[])`;
}

/**
 * Rows whose own text, which not all have, holds what was typed. Those that have one are in the list's order in an index of
 * their own.
 * @param alias of the table's rows
 */
export function inOwnText(
  sql: Sql,
  organizationId: string,
  table: "audit_event" | "ledger_entry",
  alias: string,
  typed: string,
): Seek {
  const text = sql.unsafe(`${alias}.search`);
  const matches = sql`coalesce(${isFound(sql, text, typed)}, false)`;
  return {
    matches,
    found: sql`select f.id from ${idsFound(sql, organizationId, table, typed)} f(id)`,
    isExact: true,
    first: ({ rows }) => sql`select r.list_id from (${rows(sql`and ${text} is not null and ${matches}`)}) r`,
  };
}

/** What rows may name is known, where it is so many at most; where it is very far to the next rows, more. */
const MOST_KNOWN = 20_000;
const MOST_KNOWN_FAR = 100_000;

/** The first so many ids of a `select` of one column, and a null where there are more. */
export function upTo(sql: Sql, ids: Fragment, most: number): Fragment {
  return sql`select case when row_number() over () <= ${most}::int then u.id end from (${ids}) u(id) limit ${most + 1}::int`;
}

/**
 * The ids of rows that name one of these, each looked for by an index on its own; a null where these are more than are known.
 * @param values `select` of one column
 * @param from `select id from … where …` of the rows that name `v.value`
 */
export function namingOneOf(sql: Sql, values: Fragment, from: Fragment): Fragment {
  return sql`select x.id from (${values}) v(value)
      left join lateral (${from} limit ${MOST_NAMED + 1}) x on true
      where v.value is null or x.id is not null`;
}

/** Ids of the customers that what was typed finds, as `select` of one column; a null where there are more. */
function customersFound(sql: Sql, organizationId: string, typed: string, most?: number | Fragment): Fragment {
  return sql`select f.id from ${idsFound(sql, organizationId, "customer", typed, most)} f(id)`;
}

/** The same of as many as rows may name that a long way of their order is gone through for. @param isFar whether that is very long */
export function customersKnown(
  sql: Sql,
  organizationId: string,
  typed: string,
  isFar = sql`false`,
): Fragment {
  const most = sql`case when ${isFar} then ${MOST_KNOWN_FAR}::int else ${MOST_KNOWN}::int end`;
  return customersFound(sql, organizationId, typed, most);
}

/**
 * Whether the customer that a row names holds what was typed.
 * @param key SQL expression of the customer's id
 */
export function isOfFound(
  sql: Sql,
  organizationId: string,
  key: Fragment,
  typed: string,
): Pick<Seek, "matches" | "matchesOfAll" | "through"> {
  const own = sql`customer searched where searched.organization_id = ${organizationId}`;
  const among = (ids: Fragment) => sql`coalesce(${key} in (${ids}), false)`;
  const matches = isFound(sql, sql`(select searched.search from ${own} and searched.id = ${key})`, typed);
  // In the order of their ids, which takes a third of looking for each.
  const ofAllNamed = (rows: Fragment) => sql`
    select searched.id from ${own} and searched.id = any (array(select ${key} from ${rows}))
       and ${isFound(sql, sql`searched.search`, typed)}`;
  return {
    matches,
    through: (knowing, missed) =>
      knowing(
        (isFar) => customersKnown(sql, organizationId, typed, isFar),
        among,
        missed ? sql`(not ${among(sql`select ${key} from ${missed}`)} and ${matches})` : matches,
      ),
    matchesOfAll: (rows, knowing) =>
      knowing(() => customersFound(sql, organizationId, typed), among, among(ofAllNamed(rows))),
  };
}

/**
 * Rows that name a customer whom what was typed finds.
 * @param table `select id from … where …` of the rows, and SQL expression of the customer's id that they name
 * @param mostFound customers that are looked for at most
 * @param arePlaced whether an index has the rows' places by their customers (`placesIndex`), so that those of many are compared
 */
export function ofCustomersFound(
  sql: Sql,
  organizationId: string,
  [table, key]: readonly [Fragment, Fragment],
  typed: string,
  {
    mostFound,
    arePlaced = false,
  }: { readonly mostFound?: number | undefined; readonly arePlaced?: boolean } = {},
): Seek {
  const first: Seek["first"] = ({ ofKeys }) => sql`
    with customers as materialized (${customersFound(sql, organizationId, typed, MOST_KNOWN)})
    (${ofKeys(sql`customers f`, sql`and ${key} = f.id`)})
    union all
    select null from customers f where f.id is null`;
  return {
    ...isOfFound(sql, organizationId, key, typed),
    ...(arePlaced && { first }),
    found: namingOneOf(
      sql,
      customersFound(sql, organizationId, typed, mostFound),
      sql`${table} and ${key} = v.value`,
    ),
    isExact: true,
  };
}

/**
 * Rows that name one of another table which is sought.
 * @param listed the table of the rows, their alias, and the column that names the other
 * @param other the table of what they name, and the alias that it is sought under
 */
export function ofOneSought(
  sql: Sql,
  organizationId: string,
  [table, alias, column]: readonly [string, string, string],
  other: readonly [string, string],
  seek: Seek,
): Seek {
  const [key, id, one] = [sql.unsafe(`${alias}.${column}`), sql.unsafe(`${alias}.id`), sql.unsafe(other[1])];
  const own = sql`${sql.unsafe(other[0])} ${one} where ${one}.organization_id = ${organizationId}`;
  return {
    matches: sql`(select ${seek.matches} from ${own} and ${one}.id = ${key})`,
    through: (knowing) => sql`(select ${passing(seek, knowing)} from ${own} and ${one}.id = ${key})`,
    matchesOfAll: (rows, knowing) => {
      const named = sql`${own} and ${one}.id = any (array(select ${key} from ${rows}))`;
      const met = ofAll(seek, sql`(select ${one}.* from ${named}) ${one}`, knowing);
      return sql`coalesce(${key} in (select ${one}.id from ${named} and ${met}), false)`;
    },
    found: namingOneOf(
      sql,
      seek.found,
      sql`select ${id} from ${sql.unsafe(table)} ${sql.unsafe(alias)}
        where ${sql.unsafe(alias)}.organization_id = ${organizationId} and ${key} = v.value`,
    ),
    isExact: seek.isExact === true,
  };
}

/** Ids of the rows of a table that what was typed finds; a null where there are more. */
export function idsFound(
  sql: Sql,
  organizationId: string,
  table: "customer" | "payment" | "bank_entry" | "ledger_entry" | "audit_event",
  typed: string,
  most: number | Fragment = MOST_NAMED,
): Fragment {
  return sql`search_ids(${organizationId}, ${table}, ${typed}, ${most})`;
}

/**
 * Looks for rows by several ways at once.
 * @param ways conditions, each with the ids that meet it
 */
export function anyOf(sql: Sql, ways: readonly [Seek, ...Seek[]]): Seek {
  const any = (condition: (way: Seek) => Fragment) => sql`(${joinParts(sql, ways.map(condition), " or ")})`;
  const all = (ids: (way: Seek) => Fragment) => joinParts(sql, ways.map(ids), " union all ");
  return {
    matches: any(({ matches }) => matches),
    through: (knowing, missed) => any((way) => passing(way, knowing, missed)),
    matchesOfAll: (rows, knowing) => any((way) => ofAll(way, rows, knowing)),
    found: all(({ found }) => found),
    ...(ways.some(({ first }) => first) && { first: (list) => all((way) => firstOf(sql, way, list)) }),
    isExact: ways.every(({ isExact }) => isExact === true),
    most: Math.min(...ways.map(({ most = MOST_NAMED }) => most)),
  };
}
