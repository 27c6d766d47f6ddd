import { z } from "zod";
import { isStorable } from "./text.ts";

const METADATA_KEYS = 50;
const METADATA_BYTES = 16 * 1024;
const METADATA_DEPTH = 10;

/** Data of a client's own, kept as it is sent (docs/domain.md, Interface). */
export const metadata = z.record(z.string(), z.unknown()).superRefine((value, context) => {
  const wrong = whatIsWrong(value);
  if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
});

function whatIsWrong(value: Record<string, unknown>): string | null {
  if (Object.keys(value).length > METADATA_KEYS) return `Use at most ${METADATA_KEYS} keys.`;
  // Depth first: whatever follows walks the whole value.
  if (isDeeper(value, METADATA_DEPTH)) return `Nest at most ${METADATA_DEPTH} levels deep.`;
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  if (bytes > METADATA_BYTES) return "Use at most 16 KiB in all.";
  if (!everyText(value, isStorable))
    return "This text holds characters that cannot be stored (NUL or broken Unicode).";
  return null;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function everyText(value: unknown, holds: (text: string) => boolean): boolean {
  if (typeof value === "string") return holds(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => holds(key) && everyText(inner, holds));
}
