import { z } from "zod";

/**
 * A resource as the examples of its fields make it. An optional object or list without an example of its own is left
 * out.
 * @param others what is different in this one; `undefined` for a field that is absent
 */
export function exampleOf<S extends z.ZodObject>(schema: S, others: Partial<z.input<S>> = {}): z.input<S> {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([field, type]) => [
    field,
    exampleIn(type),
  ]);
  const made = Object.entries({ ...Object.fromEntries(fields), ...others });
  return Object.fromEntries(made.filter(([, value]) => value !== undefined)) as z.input<S>;
}

/** The example of a field, whichever of its wrappers says it; an optional object or list without one of its own has none. */
export function exampleIn(type: z.core.$ZodType): unknown {
  const { example } = z.globalRegistry.get(type) ?? {};
  if (example !== undefined) return example;
  const { def } = (type as z.core.$ZodTypes)._zod;
  if (def.type === "object") return exampleOf(type as z.ZodObject);
  if (def.type === "array") return [exampleIn(def.element)];
  const isLeftOut = def.type === "optional" && z.globalRegistry.get(def.innerType)?.example === undefined;
  return isLeftOut || !("innerType" in def) ? undefined : exampleIn(def.innerType);
}
