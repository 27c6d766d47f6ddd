import type { Operation } from "#server/kernel/operation.ts";
import { isProcedure, type Procedure, type Router } from "#server/kernel/procedure.ts";
import { files, router } from "./router.ts";

/** Every procedure with its path in the router, e.g. `bulletinBoard.offer.cancel`. */
function flatten(router: Router, above = ""): [string, Procedure][] {
  return Object.entries(router).flatMap(([name, entry]): [string, Procedure][] =>
    isProcedure(entry) ? [[above + name, entry]] : flatten(entry, `${above}${name}.`),
  );
}

const registered = flatten({ ...router, file: files });

/** Every operation there is, with the path of its procedure. */
export const operations: readonly (Operation & { readonly procedure: string })[] = registered.map(
  ([procedure, { operation }]) => ({ ...operation, procedure }),
);

const byName = new Map(registered.map(([, procedure]) => [procedure.operation.name, procedure]));

/** The procedure that implements the operation of this name. */
export function procedureOf({ name }: Pick<Operation, "name">): Procedure {
  const procedure = byName.get(name);
  if (!procedure) throw new Error(`no procedure implements ${name}`);
  return procedure;
}
