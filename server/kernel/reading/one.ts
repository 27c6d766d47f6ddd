import DataLoader from "dataloader";
import { Attached } from "#db/attached.ts";
import type { Database } from "#db/client.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import { type ErrorCode, refuse } from "#server/kernel/errors.ts";

/** Reads resources of the caller's organization by their ids, in one statement; those it may not see are left out. */
export type ReadByIds<Ctx, T> = (ctx: Ctx, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;

/**
 * Reads one resource by its id. Whoever asks in the same transaction at the same moment, with the same rights, shares
 * one statement (docs/decisions/027-what-waits-goes-together.md).
 * @param readByIds reads several
 * @param code what it is refused with where there is none that the caller may see
 * @param field the name of the id
 */
export function oneOf<Ctx extends TenantContext, T>(
  readByIds: ReadByIds<Ctx, T>,
  code: ErrorCode,
  field: string,
): (ctx: Ctx, id: string) => Promise<T> {
  const loaders = new Attached<Database, Map<string, DataLoader<string, T | undefined>>>();
  return async (ctx, id) => {
    const ofTransaction = loaders.get(ctx.db) ?? new Map();
    loaders.set(ctx.db, ofTransaction);
    const actor = JSON.stringify(ctx.actor);
    const loader = ofTransaction.get(actor) ?? loaderOf(readByIds, ctx);
    ofTransaction.set(actor, loader);
    const found = await loader.load(id);
    if (found === undefined) throw refuse(code, {}, field);
    return found;
  };
}

/** Nothing is kept: a transaction that writes reads what it has written. */
function loaderOf<Ctx, T>(readByIds: ReadByIds<Ctx, T>, ctx: Ctx): DataLoader<string, T | undefined> {
  const load = async (ids: readonly string[]) => {
    const found = await readByIds(ctx, ids);
    return ids.map((id) => found.get(id));
  };
  return new DataLoader(load, { cache: false });
}
