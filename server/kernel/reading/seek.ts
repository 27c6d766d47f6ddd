import type { Sql } from "#db/client.ts";
import { MOST_COUNTED } from "#server/kernel/fields/list.ts";
import { type Ordered, rowsOf } from "./order.ts";
import type { FirstRows, Knowing, ListQuery, Seek } from "./query.ts";
import { type Fragment, joinParts } from "./rows.ts";

/**
 * A seek for the rows that meet all of these conditions. The ids are asked for of one that is whole; else of the first
 * that names few enough, those before that name few at most.
 */
export function allOf(sql: Sql, seeks: readonly (Seek | undefined)[]): Seek | undefined {
  const wanted = seeks
    .filter((seek) => seek !== undefined)
    .toSorted((one, other) => mostOf(one) - mostOf(other));
  const [only, ...more] = wanted;
  if (more.length === 0) return only;
  const all = (condition: (seek: Seek) => Fragment) => joinParts(sql, wanted.map(condition), " and ");
  const whole = wanted.find((seek) => seek.whole !== undefined);
  const found = whole ?? wanted.reduceRight((next, seek) => orElse(sql, seek, next));
  return {
    ...found,
    // What is first of one may not meet the others.
    first: undefined,
    isExact: false,
    matches: all((seek) => seek.matches),
    // What the first rows name in vain may have met this one, and not another.
    through: (knowing) => all((seek) => passing(seek, knowing)),
    matchesOfAll: (rows, knowing) => all((seek) => ofAll(seek, rows, knowing)),
  };
}

/** The condition on a row where a long way of the order is gone through. */
export const passing = ({ matches, through }: Seek, knowing: Knowing, missed?: Fragment) =>
  through?.(knowing, missed) ?? matches;

/** The condition on a row where all rows of a short list are asked. */
export const ofAll = ({ matches, matchesOfAll }: Seek, rows: Fragment, knowing: Knowing) =>
  matchesOfAll?.(rows, knowing) ?? matches;

/** The ids of a seek, where they are few enough, else of the next. */
function orElse(sql: Sql, seek: Seek, next: Seek): Seek {
  return { ...next, found: fewOr(sql, seek, next.found) };
}

/**
 * The ids of a seek, where they are few enough, else others.
 * @param others `select` of one column
 */
function fewOr(sql: Sql, seek: Seek, others: Fragment): Fragment {
  const { chosen, areFew } = choose(sql, seek);
  return sql`
    with ${chosen}
    select id from chosen where ${areFew}
    union all
    select f.id from (${others}) f(id) where not ${areFew}`;
}

/** The ids of a seek, where they are few enough, else of its first rows. */
export function firstOf(sql: Sql, seek: Seek, list: FirstRows): Fragment {
  return sql`(${seek.first ? fewOr(sql, seek, seek.first(list)) : seek.found})`;
}

/** The ids of a seek, and one more where it has too many, as `chosen`; and whether these are all. */
function choose(sql: Sql, { found, most = MOST_NAMED }: Pick<Seek, "found" | "most">) {
  return {
    chosen: sql`chosen as materialized (select f.id from (${found}) f(id) limit ${sql.unsafe(String(most + 1))})`,
    areFew: sql`(select count(*) <= ${sql.unsafe(String(most))} and count(*) = count(id) from chosen)`,
  };
}

/** Rows that a seek names at most. */
export const MOST_NAMED = 5000;

/** Rows of the order that are looked at before ids are asked for. */
const FIRST_ROWS = 500;

/** Rows of an order that consists of several, which are looked at before each of them is gone through. */
const NEXT_ROWS = 2000;

/** The same for each row of a page, where that is more. */
const NEXT_ROWS_FOR_ONE = 50;

/** Of the first so many that match tell, where many match in all, that the next ones are not far. */
const DENSE = 5;

/** Of the first no more than so many that match tell that it is very far to the next: a common word that is not where it begins. */
const NEXT_TO_NONE = 1;

/** Where fewer than one for so many of a page match among the first rows, it is a long way to those of a page. */
const FEW_EARLY = 2;

/** The same, where it is so long that more may be asked to find the first in another way. */
const VERY_FEW_EARLY = 5;

/** What is found by the beginning of an order of what its list seeks, to be counted. */
export interface Found {
  /** How many of the first rows match. */
  readonly early: number;
  /** Ids of all rows that match, and of others too; null where they are too many, undefined where they were not asked for. */
  readonly ids: readonly string[] | null | undefined;
}

/** The rows of a page that a seek finds, by the way that suits what the order begins with, named `listed`. */
export function sought(
  sql: Sql,
  { input, alias = "listed", ...query }: Pick<ListQuery<never, unknown>, "input" | "alias" | "id">,
  seek: Seek,
  ordered: Ordered,
): Fragment {
  const { matches } = seek;
  const count = sql.unsafe(String(rowsOf(input.limit)));
  const row = sql.unsafe(alias);
  const id = sql.unsafe(query.id);
  const areNamed = areFew(sql, seek);
  const isFull = isFullOf(sql, seek, input);
  const isFarOff = sql`(select count(*) * ${FEW_EARLY} < ${count} from early)`;
  const isFar = sql`(select count(*) <= ${NEXT_TO_NONE} from early)`;
  const isLong = sql`(select count(*) * ${VERY_FEW_EARLY} < ${count} from early)`;
  const most = sql.unsafe(String(mostOf(seek)));
  const { firsts, ids, areChosen } = chosenOf(sql, seek, ordered, {
    input,
    areNamed,
    isAsked: sql`not ${isFull} and not ${areNamed} and ${isLong}`,
  });
  const isGoneThrough = seek.whole ? sql`false` : sql`not ${isFull} and not ${areChosen}`;
  const missed = sql`(select * from tried where list_id not in (select list_id from early)) ${row}`;
  const { passes, known } = lookUp(sql, (knowing) => passing(seek, knowing, missed), {
    areMany: isFarOff,
    isFar,
  });
  const nextRows = Math.max(NEXT_ROWS, NEXT_ROWS_FOR_ONE * rowsOf(input.limit));
  const next = ordered.isApart
    ? sql`select * from (${ordered.many(nextRows)}) ${row} where ${isGoneThrough} and ${passes}
           order by ${ordered.by(alias)} limit ${count}`
    : undefined;
  const isGoneOn = next ? sql`${isGoneThrough} and (select count(*) < ${count} from next)` : isGoneThrough;
  return sql`
    with tried as materialized (${ordered.many(FIRST_ROWS)}), early as materialized (
      select * from tried ${row} where ${matches} ${input.total ? sql`` : sql`order by ${ordered.by(alias)} limit ${count}`}
    ), named as materialized (
      select f.id from (${idsOfAll(sql, seek)}) f(id) where not ${isFull} limit ${most} + 1
    ), ${firsts} ${known} ${next ? sql`next as materialized (${next}),` : sql``} listed as materialized (
      select * from (
        select * from early where ${isFull}
        union all
        (select * from (${ordered.few(rowsOf(input.limit), oneOfNamed(sql, seek, id, ids))}) ${row}
          where not ${isFull} and ${areChosen})
        ${next ? sql`union all select * from next where (select count(*) >= ${count} from next)` : sql``}
        union all
        (select * from (${ordered.rows(rowsOf(input.limit), sql`and ${unjudged(sql, passes)}`)}) ${row} where ${isGoneOn})
      ) ${row} order by ${ordered.by(alias)} limit ${count}
    )`;
}

/**
 * The ids that a page is found among: those that were `named`, or where these are too many, the first in the list's order.
 * @param isAsked whether the first are asked for
 * @returns the table `firsts`, followed by a comma, to be put after `with`; the ids; and whether they are all that a page needs
 */
function chosenOf(
  sql: Sql,
  seek: Seek,
  ordered: Ordered,
  {
    input,
    areNamed,
    isAsked,
  }: Pick<ListQuery<never, unknown>, "input"> & Record<"areNamed" | "isAsked", Fragment>,
) {
  const shown = rowsOf(input.limit);
  const first = seek.first?.({
    rows: (condition) => ordered.rows(shown, condition),
    ofKeys: (keys, condition) => ordered.ofKeys(shown, keys, condition),
  });
  if (!first) return { firsts: sql``, ids: sql`select n.id from named n`, areChosen: areNamed };
  const most = sql.unsafe(String(mostOf(seek)));
  const areFirst = sql`${isAsked} and (select count(*) <= ${most} and count(*) = count(id) from firsts)`;
  return {
    firsts: sql`firsts as materialized (select f.id from (${first}) f(id) where ${isAsked} limit ${most} + 1),`,
    ids: sql`select n.id from named n where ${areNamed} union all select f.id from firsts f where ${areFirst}`,
    areChosen: sql`(${areNamed} or ${areFirst})`,
  };
}

/**
 * A condition on many rows, and the tables of what they may name, each followed by a comma, to be put after `with`. To look that up takes
 * as long as to look at a few thousand rows.
 * @param areMany whether as many are asked
 * @param isFar whether they are so many that more may be looked up
 */
export function lookUp(
  sql: Sql,
  condition: (knowing: Knowing) => Fragment,
  { areMany = sql`true`, isFar = sql`false` } = {},
): { readonly passes: Fragment; readonly known: Fragment } {
  const tables: Fragment[] = [];
  const passes = condition((ids, among, otherwise) => {
    const name = sql.unsafe(`known_${tables.length}`);
    tables.push(sql`${name} as materialized (select t.id from (${ids(isFar)}) t(id) where ${areMany}),`);
    return sql`case when ${areMany} and (select count(*) = count(id) from ${name})
      then ${among(sql`select k.id from ${name} k`)} else ${otherwise} end`;
  });
  return { passes, known: tables.reduce((all, one) => sql`${all} ${one}`, sql``) };
}

/** `and` that a row is one of those that were named for a seek. @param ids `select` of one column */
export function oneOfNamed(sql: Sql, { isExact, matches }: Seek, id: Fragment, ids: Fragment): Fragment {
  return sql`and ${id} = any (array(${ids})) ${isExact ? sql`` : sql`and ${matches}`}`;
}

/** Of {@link sought}, the columns that {@link foundIn} reads. */
export function foundBy(sql: Sql, seek: Seek, input: ListQuery<never, unknown>["input"]): Fragment {
  const ids = sql`select * from named limit ${sql.unsafe(String(MOST_COUNTED + 1))}`;
  return sql`(select count(*) from early), case when not ${isFullOf(sql, seek, input)}
    then case when ${areFew(sql, seek)} then (select coalesce(json_agg(n.id), '[]') from (${ids}) n) else 'null' end end`;
}

/** What was found, of the values of {@link foundBy}. */
export function foundIn(early: Buffer, ids: Buffer | null): Found {
  return { early: Number(String(early)), ids: ids === null ? undefined : JSON.parse(String(ids)) };
}

/** Whether the first rows of the order are as many as are shown, or all that there are. */
function isFullOf(sql: Sql, seek: Seek, { limit }: ListQuery<never, unknown>["input"]): Fragment {
  const count = sql.unsafe(String(rowsOf(limit)));
  return seek.whole
    ? sql`false`
    : sql`((select count(*) >= ${count} from early) or (select count(*) < ${FIRST_ROWS} from tried))`;
}

/** Whether all that is sought is `named`. */
function areFew(sql: Sql, seek: Seek): Fragment {
  return sql`(select count(*) <= ${sql.unsafe(String(mostOf(seek)))} and count(*) = count(id) from named)`;
}

/**
 * A condition of which the planner expects that every second row meets it. What it knows nothing of it takes to be met by next
 * to none, and would sort all rows that there are in place of going through the first of their order.
 */
export function unjudged(sql: Sql, condition: Fragment): Fragment {
  return sql`coalesce(${condition}, false)`;
}

/** The ids of a seek among `early` rows of its order, a null where these are to be gone through. */
function idsOfAll(sql: Sql, { many, ...seek }: Seek): Fragment {
  if (many === undefined) return seek.found;
  const { chosen, areFew } = choose(sql, seek);
  const areDense = sql`(select count(*) >= ${DENSE} from early)`;
  return sql`
    with ${chosen}
    select id from chosen where ${areFew}
    union all
    select null where not ${areFew} and ${areDense}
    union all
    select f.id from (${many.found}) f(id) where not ${areFew} and not ${areDense}`;
}

/** How many ids of a seek are read at most. */
export function mostOf({ many, most = MOST_NAMED }: Pick<Seek, "many" | "most">): number {
  return many?.most ?? most;
}
