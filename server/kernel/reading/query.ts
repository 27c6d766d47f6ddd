import type { Currency } from "#db/schema/enums.ts";
import type { Fragment } from "./rows.ts";
import type { TextQuery } from "./texts.ts";

/** A column a list can be ordered by: its SQL expression, never null, and its type. */
export interface SortColumn {
  readonly expression: string;
  readonly type: "timestamptz" | "date" | "numeric" | "bigint" | "float8" | "text";
}

/** What a list reads. */
export interface ListQuery<Row, T> {
  readonly input: {
    limit: number;
    cursor?: string | undefined;
    sort?: string | undefined;
    order: "asc" | "desc";
    total?: "true" | undefined;
  };
  /**
   * What is summed up for a total: the SQL expression of an amount of {@link alias}, and of its currency where rows differ in it;
   * and what they are joined to for that, as many to one.
   */
  readonly sums?: { readonly amount: string; readonly joins?: Fragment } & (
    | { readonly currency: string }
    | { readonly allIn: Currency }
  );
  /** The select list, of {@link from} and {@link joins}. */
  readonly columns: Fragment;
  /**
   * `from … where …` of the rows that are listed; a condition can be added with `and`. Several, under the same alias, where rows of
   * several tables are listed: each is read by the order of an index.
   */
  readonly from: Fragment | readonly Fragment[];
  /** Alias in {@link from} of the table whose rows are listed; left out, all columns are read with the rows found. */
  readonly alias?: string;
  /**
   * What of the rows is put in order, where all of them may be sorted and they are wide: `listed` has that and their id as
   * `list_id`, and {@link joins} brings the rest.
   */
  readonly narrow?: Fragment;
  /** What the rows of the page are joined to; the rows that are not on it are never joined. */
  readonly joins?: Fragment;
  /** Numbers of `facets` of the rows to be listed (db/schema/facets.ts): each is read by the order of an index. */
  readonly facets?: readonly number[];
  /** Keys to list by, in place of numbers of facets: a from item, how many it has, and the rows' columns by the keys they equal. */
  readonly keys?: {
    readonly of: Fragment;
    readonly count: number;
    readonly columns: Readonly<Record<string, string>>;
  };
  /**
   * A few values of a column to list by, in place of either: each stands in the statement by itself, as the planner knows how
   * many rows have it, and is read by the order of an index.
   */
  readonly oneOf?: { readonly column: string; readonly values: readonly string[] };
  readonly seek?: Seek | undefined;
  readonly sorts: Readonly<Record<string, SortColumn>>;
  /** What it is ordered by unless asked otherwise; left out = `createdAt`. */
  readonly defaultSort?: string;
  /** SQL expression of the id that settles ties. */
  readonly id: string;
  readonly present: (row: Row) => T;
  /** How it is read for its file, in place of {@link columns} and {@link present}. */
  readonly texts?: TextQuery;
}

/**
 * A condition that no index answers in the list's order. What many rows have is found by going through the order, what
 * few have by asking for their ids, and which of the two it is shows in the first rows of the order.
 */
export interface Seek {
  /** The condition on a row. */
  readonly matches: Fragment;
  /**
   * The same where all rows of a short list are asked, given as a from item under their alias: what they name is looked through
   * once, in its own order, and not row by row.
   */
  readonly matchesOfAll?: (rows: Fragment, knowing: Knowing) => Fragment;
  /**
   * The same where a long way of the order is gone through, by what rows may name.
   * @param missed the first rows of it that do not match, as a from item under their alias: where one customer has all of them, what
   * follows may be that one's, too
   */
  readonly through?: (knowing: Knowing, missed?: Fragment) => Fragment;
  /** `select` of one column: the ids of all rows that match, others too, and a null where they are too many to be named. */
  readonly found: Fragment;
  /**
   * The ids of the first rows of the list that match, for what many rows have and an index keeps in the list's order for each
   * value, or with the places of all. Others too, and a null where these are too many to be named.
   */
  readonly first?: ((list: FirstRows) => Fragment) | undefined;
  /** Whether it finds no others, so that rows that it named are not asked. */
  readonly isExact?: boolean;
  /** How many ids are read at most, before the rows are looked for in their order; left out = `MOST_NAMED` (`./seek.ts`). */
  readonly most?: number;
  /**
   * The same for more ids: these are asked for, and their rows sorted, where many match and yet next to none of the first in the
   * order do, as going through the order may take longer still.
   */
  readonly many?: { readonly found: Fragment; readonly most: number };
  /**
   * Where the ids are asked for whatever the order begins with, and too many of them are refused, as going through the
   * order may take for ever: the field it is refused for, and what to do.
   */
  readonly whole?: { readonly param: string; readonly reason: string };
}

/** The first rows of a list, as many as a page takes. */
export interface FirstRows {
  /** Of those that meet one more condition, as `select` that has `list_id`. */
  rows(condition: Fragment): Fragment;
  /**
   * The ids of those that meet a condition for one of many keys, as `select` of one column, a null where so many rows do that their
   * places are not compared. These are read of all of them: by an index that has all which the list and its order ask for.
   * @param keys from item that the condition refers to
   */
  ofKeys(keys: Fragment, condition: Fragment): Fragment;
}

/**
 * The condition on a row by what it may name, which is looked up once: to look among it is less than to look at what each row
 * names.
 * @param ids what rows may name, as `select` of one column, a null where that is too much; given whether it is so far to the
 * next rows that more may be looked up
 * @param among the condition where it is known, given as `select` of one column
 * @param otherwise the condition else
 */
export type Knowing = (
  ids: (isFar: Fragment) => Fragment,
  among: (ids: Fragment) => Fragment,
  otherwise: Fragment,
) => Fragment;
