import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Refusal } from "#server/kernel/errors.ts";
import { page, readCursor, writeCursor } from "./keyset.ts";

describe("a cursor", () => {
  it("is read as it was written, whatever it holds", () => {
    const text = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(text, text, text, (sort, value, id) => {
        const cursor = writeCursor({ sort, value, id });
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(readCursor(cursor)).toEqual({ sort, value, id });
      }),
    );
  });

  it.each([undefined, ""])("that is left out is the first page: %j", (cursor) => {
    expect(readCursor(cursor)).toBeNull();
  });

  it("that nobody wrote is refused, and never throws anything else", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ minLength: 1 }), fc.base64String({ minLength: 4 }), fc.json()),
        (cursor) => {
          try {
            readCursor(Buffer.from(cursor).toString("base64url"));
            readCursor(cursor);
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
          }
        },
      ),
    );
  });
});

describe("a page", () => {
  const position = (row: number) => ({ sort: "createdAt", value: String(row), id: `id${row}` });
  const paged = (rows: number[], limit: number) => page(rows, limit, position, (row) => row * 10);

  it.each([
    [[], 2, [], false],
    [[1], 2, [10], false],
    [[1, 2], 2, [10, 20], false],
    [[1, 2, 3], 2, [10, 20], true],
  ])("of %j, at most %d, shows %j; more: %s", (rows, limit, data, hasMore) => {
    const nextCursor = hasMore ? writeCursor(position(rows[limit - 1] ?? 0)) : null;
    expect(paged(rows, limit)).toEqual({ object: "list", data, hasMore, nextCursor });
  });
});
