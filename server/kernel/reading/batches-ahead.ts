/** Reads the batch from a cursor on, null for the first, and may foretell the cursor of the one after it, null for none. */
type ReadFrom<Batch> = (
  cursor: string | null,
  foretell: (nextCursor: string | null) => void,
) => Promise<Batch>;

/**
 * The batches of a file's rows, each asked for as soon as it is foretold where it begins, so that two are read at a time. What
 * came between may have ended a batch earlier than foretold; the next one is then read anew, from there.
 */
export async function* batchesAhead<Batch extends { readonly nextCursor: string | null }>(
  readFrom: ReadFrom<Batch>,
): AsyncGenerator<Batch> {
  let reading = begin(readFrom, null);
  for (;;) {
    const following = reading.next.then((cursor) => (cursor === null ? undefined : begin(readFrom, cursor)));
    const batch = await reading.batch;
    yield batch;
    const { nextCursor } = batch;
    if (nextCursor === null) return;
    const foretold = await following;
    reading = foretold?.cursor === nextCursor ? foretold : begin(readFrom, nextCursor);
  }
}

function begin<Batch extends { readonly nextCursor: string | null }>(
  readFrom: ReadFrom<Batch>,
  cursor: string | null,
) {
  const { promise: next, resolve } = Promise.withResolvers<string | null>();
  const batch = readFrom(cursor, resolve);
  // A batch that fails does so in its turn, if it has one.
  batch.then(
    ({ nextCursor }) => resolve(nextCursor),
    () => resolve(null),
  );
  return { cursor, batch, next };
}
