import type { z } from "zod";
import { nearest } from "./nearest.ts";

/** A field that was sent and that the operation does not know. */
export interface IgnoredField {
  /** As a dotted path. */
  readonly path: string;
  /** The field that was most likely meant, as a dotted path. */
  readonly nearest: string | undefined;
}

type Path = readonly (string | number)[];

/** The fields of a value, nested ones too, that a schema passes over. */
export function ignoredFields(schema: z.ZodType, value: unknown): IgnoredField[] {
  return unknownIn(schema, value).map(({ path, siblings }) => ({
    path: path.join("."),
    nearest: meantBy(path, siblings, schema),
  }));
}

interface Unknown {
  readonly path: Path;
  /** The fields that are known where it stands. */
  readonly siblings: readonly string[];
}

function unknownIn(schema: z.core.$ZodType, value: unknown): Unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(value).flatMap(([name, inner]) => {
        const known = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
        return known ? within(name, known, inner) : [{ path: [name], siblings: Object.keys(def.shape) }];
      });
    case "array":
      return Array.isArray(value) ? value.flatMap((item, index) => within(index, def.element, item)) : [];
    case "union": {
      const fitting = def.options.filter((option) => (option as z.ZodType).safeParse(value).success);
      const found = fitting.map((option) => unknownIn(option, value));
      return found.sort((a, b) => a.length - b.length)[0] ?? [];
    }
    default: {
      const inner = wrappedBy(def);
      return inner ? unknownIn(inner, value) : [];
    }
  }
}

/** Those of a member. */
function within(at: string | number, schema: z.core.$ZodType, value: unknown): Unknown[] {
  return unknownIn(schema, value).map(({ path, siblings }) => ({ path: [at, ...path], siblings }));
}

/** What a schema wraps: that which may be left out, has a default, or is changed once it is read. */
function wrappedBy(def: z.core.$ZodTypeDef): z.core.$ZodType | undefined {
  if ("innerType" in def) return def.innerType as z.core.$ZodType;
  if ("in" in def) return def.in as z.core.$ZodType;
  return undefined;
}

/** One beside it of nearly the same name, else one elsewhere in the body. */
function meantBy(path: Path, siblings: readonly string[], schema: z.ZodType): string | undefined {
  const name = String(path.at(-1));
  const beside = nearest(name, siblings);
  if (beside !== undefined) return [...path.slice(0, -1), beside].join(".");
  const elsewhere = fieldsOf(schema, []);
  const found = nearest(
    name,
    elsewhere.map((field) => field.at(-1) ?? ""),
  );
  return elsewhere.find((field) => field.at(-1) === found)?.join(".");
}

/** The paths of all fields; those of a list's items name none of them. */
function fieldsOf(schema: z.core.$ZodType, path: readonly string[]): string[][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "array") return fieldsOf(def.element, path);
  if (def.type === "object") {
    return Object.entries(def.shape).flatMap(([name, field]) => {
      const at = [...path, name];
      return [at, ...fieldsOf(field, at)];
    });
  }
  const inner = wrappedBy(def);
  return inner ? fieldsOf(inner, path) : [];
}
