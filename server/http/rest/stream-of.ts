/**
 * Sends a part each time the client has taken the one before; one that goes away ends the reading.
 * @param first what was read before anything was answered
 */
export function streamOf(
  first: IteratorResult<string>,
  texts: AsyncGenerator<string>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string> | null = first;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = next ?? (await texts.next());
      next = null;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
