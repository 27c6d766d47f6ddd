import type { Operation } from "./operation.ts";
import { appRouter } from "./trpc/router.ts";

/** An operation with the procedure that implements it. */
export interface RegisteredOperation extends Operation {
  /** Path of the procedure in the router, e.g. `bulletinBoard.offer.cancel`. */
  readonly procedure: string;
}

/** Every operation there is: each procedure carries the one it implements. */
export const operations: readonly RegisteredOperation[] = Object.entries(appRouter._def.procedures).map(
  ([procedure, implementation]) => {
    const { operation } = (implementation as unknown as { _def: { meta: { operation: Operation } } })._def
      .meta;
    return { ...operation, procedure };
  },
);

const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** The registered operation of this name. */
export function operationNamed(name: string): RegisteredOperation {
  const operation = byName.get(name);
  if (!operation) throw new Error(`no procedure implements ${name}`);
  return operation;
}
