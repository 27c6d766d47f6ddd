import { z } from "zod";
import { REQUIRED } from "./messages.ts";

/** What PostgreSQL can store and JSON can carry: no NUL, no lone surrogates. */
export const isStorable = (value: string) => !value.includes("\u0000") && value.isWellFormed();

const storable = { error: "This text holds characters that cannot be stored (NUL or broken Unicode)." };

/** Required text: trimmed, 1 to `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: REQUIRED })
    .max(max, { error: `Use at most ${max} characters.` })
    .refine(isStorable, storable);

/**
 * Control characters, for a class of a pattern. Written by their numbers, which every engine reads: patterns stand in the
 * interface's description, and not all of its readers know Unicode's categories.
 */
export const CONTROL = String.raw`\x00-\x1f\x7f-\x9f`;

/** Required text of one line, as the subject of a mail or the name of something is. */
export const lineOfText = (max: number) =>
  text(max).regex(new RegExp(`^[^${CONTROL}]*$`), {
    error: "Write this on one line, without control characters.",
  });

/** Text in a subset of Markdown; `faultOfMarkdown` tells what it may not hold. */
export const markdownText = (max: number) =>
  text(max).meta({
    description:
      "Markdown: paragraphs, headings, lists, quotes, emphasis and links (https, mailto); no HTML, no pictures.",
    example: "Built in **1888** to store coffee.",
  });

/** Text that may be left empty: trimmed, at most `max` characters. */
export const freeText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `Use at most ${max} characters.` })
    .refine(isStorable, storable);

/** An identifier as a caller names it: opaque, so an unknown one is a 404 and never a 400. */
export const identifier = text(200);

const ZONE = /(Z|[+-]\d{2}:?\d{2})$/i;
const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const EXAMPLE = "for example 2027-01-31T09:00:00Z";

/**
 * An ISO 8601 date-time that says which zone it is of, with `Z` or an offset, between the years 1970 and 9999.
 * Stays the string that was sent; {@link instant} reads it.
 */
export const timestamp = z.iso
  .datetime({
    offset: true,
    // A missing one, or one of another type, is told as everywhere.
    error: ({ code, input }) => {
      if (code !== "invalid_format") return undefined;
      return isWithoutZone(input)
        ? `Say which zone this is of: end it with Z or an offset, ${EXAMPLE}.`
        : `Send an ISO 8601 date-time with its zone, ${EXAMPLE}.`;
    },
  })
  .refine(
    (value) => {
      const at = instant(value).getTime();
      // What is no date-time at all has been told already.
      return !(at < EARLIEST || at > LATEST);
    },
    { error: "Send a date between the years 1970 and 9999." },
  );

const local = z.iso.datetime({ local: true });

function isWithoutZone(input: unknown): boolean {
  return typeof input === "string" && !ZONE.test(input) && local.safeParse(input).success;
}

/** Reads a {@link timestamp}. */
export function instant(value: string): Date {
  return new Date(value);
}
