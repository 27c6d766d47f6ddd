import { z } from "zod";
import { isDeeper } from "./nesting.ts";
import { isStorable } from "./text.ts";

const METADATA_KEYS = 50;
const METADATA_BYTES = 16 * 1024;
const METADATA_DEPTH = 10;

/** Members of metadata that a list is narrowed by at most, and the characters of a value. */
const FILTERED_KEYS = 5;
const FILTERED_LENGTH = 500;

const example = { userId: "42" };
const NOT_STORABLE = "This text holds characters that cannot be stored (NUL or broken Unicode).";

/** Data of a client's own, kept as it is sent (docs/domain.md, Interface). */
export const metadata = z
  .record(z.string(), z.unknown())
  .superRefine((value, context) => {
    const wrong = faultOfMetadata(value);
    if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
  })
  .meta({ description: "Data of your own: 50 keys and 16 KiB at most.", example });

/** What changes of it: members to be set, a null for each to be removed; null by itself removes all. */
export const metadataChange = metadata.nullable().meta({
  description:
    "What changes of your own data: the keys that are sent are set, those sent as null are removed, all others stay; null removes everything.",
  example: { userId: "42", campaign: null },
});

/** Metadata as it is answered. */
export const keptMetadata = z.record(z.string(), z.unknown()).meta({
  description: "Data of your own; absent where there is none, or the caller may not see it.",
  example,
});

/** The filter of a list by members of its metadata; in a query `metadata[userId]=42`. */
export const metadataFilter = z
  .record(
    z.string().refine(isStorable, { error: NOT_STORABLE }),
    z
      .string()
      .max(FILTERED_LENGTH, { error: `Use at most ${FILTERED_LENGTH} characters.` })
      .refine(isStorable, { error: NOT_STORABLE }),
  )
  .refine((wanted) => Object.keys(wanted).length <= FILTERED_KEYS, {
    error: `Narrow it down by at most ${FILTERED_KEYS} keys.`,
  })
  .optional()
  .meta({
    description:
      "Only what has these values in its `metadata`, all of them: `metadata[userId]=42` finds the text as well as the number. Lists and objects are not found by what they hold.",
    example,
    param: { style: "deepObject", explode: true },
  });

/** Why this cannot be kept as metadata, in a sentence; null where it can. */
export function faultOfMetadata(value: Readonly<Record<string, unknown>>): string | null {
  if (Object.keys(value).length > METADATA_KEYS) return `Use at most ${METADATA_KEYS} keys.`;
  if (isDeeper(value, METADATA_DEPTH)) return `Nest at most ${METADATA_DEPTH} levels deep.`;
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  if (bytes > METADATA_BYTES) return "Use at most 16 KiB in all.";
  if (!everyText(value, isStorable)) return NOT_STORABLE;
  return null;
}

function everyText(value: unknown, holds: (text: string) => boolean): boolean {
  if (typeof value === "string") return holds(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => holds(key) && everyText(inner, holds));
}
