import type { z } from "zod";

/** Writes the names of the resources in a value, which is left as it is. */
type Naming = (value: unknown) => unknown;

const namings = new WeakMap<z.core.$ZodType, { readonly naming: Naming | undefined }>();

/**
 * A resource, or what holds several, with the field `object` of each first: as its schema names it (`objectName`), and
 * whatever stands in between as it is. What a schema does not know is passed on.
 */
export function nameObjects(schema: z.core.$ZodType, value: unknown): unknown {
  return namingOf(schema)?.(value) ?? value;
}

/** What names the resources of a schema; nothing where none has a name to be written. */
function namingOf(schema: z.core.$ZodType): Naming | undefined {
  const kept = namings.get(schema) ?? { naming: makeNaming(schema) };
  namings.set(schema, kept);
  return kept.naming;
}

function makeNaming(schema: z.core.$ZodType): Naming | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return namingOfObject(def.shape);
    case "array": {
      const naming = namingOf(def.element);
      return naming && ((value) => (Array.isArray(value) ? value.map(naming) : value));
    }
    default:
      return "innerType" in def ? namingOf(def.innerType) : undefined;
  }
}

function namingOfObject(shape: Readonly<Record<string, z.core.$ZodType>>): Naming | undefined {
  const name = nameIn(shape);
  const inside = Object.entries(shape).flatMap(([member, schema]): [string, Naming][] => {
    const naming = namingOf(schema);
    return naming ? [[member, naming]] : [];
  });
  if (name === undefined && inside.length === 0) return undefined;
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    const named: Record<string, unknown> = name === undefined ? { ...value } : { object: name, ...value };
    for (const [member, naming] of inside) {
      if (named[member] !== undefined) named[member] = naming(named[member]);
    }
    return named;
  };
}

/** The name that presenters leave to be written. */
function nameIn({ object }: Readonly<Record<string, z.core.$ZodType>>): unknown {
  const { def } = (object as z.core.$ZodTypes | undefined)?._zod ?? {};
  return def?.type === "default" ? def.defaultValue : undefined;
}
