import { Refusal, violation } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";

/** Where a page ends: what it is ordered by, the value there, and the id that settles ties. */
export interface Position {
  readonly sort: string;
  readonly value: string;
  readonly id: string;
}

/** Writes a position as an opaque cursor. */
export function writeCursor({ sort, value, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");
}

/**
 * Reads a cursor that a list gave out.
 * @throws Refusal invalid_value for anything else
 */
export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined || cursor === "") return null;
  try {
    const [sort, value, id] = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if ([sort, value, id].every((part) => typeof part === "string")) return { sort, value, id };
  } catch {
    // told below
  }
  throw badCursor();
}

/** The refusal of a cursor that no list gave out. */
export function badCursor(): Refusal {
  const reason = "Send the nextCursor of an earlier page of the same list, or leave cursor out.";
  return new Refusal("invalid_request", [violation("invalid_value", { reason }, "cursor")]);
}

/** Makes a page of rows that were read with one more than `limit`. */
export function page<Row, T>(
  rows: readonly Row[],
  limit: number,
  position: (row: Row) => Position,
  present: (row: Row) => T,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    object: "list",
    data: shown.map(present),
    hasMore,
    nextCursor: hasMore && last ? writeCursor(position(last)) : null,
  };
}
