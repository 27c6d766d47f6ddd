import { raw, type Sql } from "#db/client.ts";
import type { CallerContext } from "./context.ts";
import { type Fragment, idsOf } from "./reading/rows.ts";

/** Pieces that are found at once. */
const BATCH = 500;

/** What comes due by the clock: how it is found, and what is done to a piece of it in one transaction. */
export interface Due {
  /** Ids of some of the organization's pieces that are due. @param resting those that are left alone */
  readonly find: (ctx: CallerContext, resting?: readonly string[]) => Promise<readonly string[]>;
  /** @returns true where more of the piece is left to be done */
  readonly handle: (ctx: CallerContext, id: string) => Promise<unknown>;
}

/** Finds what is due. @param select the ids of an organization's pieces that are at its moment, in the order they are done in */
export function finding(select: (sql: Sql, ctx: CallerContext) => Fragment): Due["find"] {
  return async (ctx, resting = []) => {
    const sql = raw(ctx.db);
    const rows = await sql<{ id: string }[]>`
      select d.id from (${select(sql, ctx)}) d(id) where d.id <> all (${idsOf(sql, resting)}) limit ${BATCH}`;
    return rows.map(({ id }) => id);
  };
}
