import { z } from "zod";

/**
 * The field `object` of a resource: what kind of resource it is, so that a client which holds several knows each from
 * the others. Presenters leave it out; the pipeline writes it (`server/kernel/fields/name-objects.ts`).
 */
export function objectName<const Name extends string>(name: Name) {
  return z
    .literal(name)
    .default(name as never)
    .meta({ description: `Always \`${name}\`.`, example: name });
}
