import type { Page } from "#server/kernel/fields/list.ts";

/** Reads the page from a cursor on, null for the first, and may foretell the cursor of the one after it, null for none. */
type ReadFrom<T> = (cursor: string | null, foretell: (nextCursor: string | null) => void) => Promise<Page<T>>;

/**
 * The pages of a list, each asked for as soon as it is foretold where it begins, so that two are read at a time. What came
 * between may have ended a page earlier than foretold; the next one is then read anew, from there.
 */
export async function* pagesAhead<T>(readFrom: ReadFrom<T>): AsyncGenerator<Page<T>> {
  let reading = begin(readFrom, null);
  for (;;) {
    const following = reading.next.then((cursor) => (cursor === null ? undefined : begin(readFrom, cursor)));
    const page = await reading.page;
    yield page;
    const { nextCursor } = page;
    if (nextCursor === null) return;
    const foretold = await following;
    reading = foretold?.cursor === nextCursor ? foretold : begin(readFrom, nextCursor);
  }
}

function begin<T>(readFrom: ReadFrom<T>, cursor: string | null) {
  const { promise: next, resolve } = Promise.withResolvers<string | null>();
  const page = readFrom(cursor, resolve);
  // A page that fails does so in its turn, if it has one.
  page.then(
    ({ nextCursor }) => resolve(nextCursor),
    () => resolve(null),
  );
  return { cursor, page, next };
}
