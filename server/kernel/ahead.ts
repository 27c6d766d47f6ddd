/**
 * The same, one step ahead: while somebody works on a batch the next one is read already. No more than these two are in
 * memory.
 */
export async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  const step = () => {
    const next = source.next();
    // Heard of when its turn comes, if it does.
    next.catch(() => {});
    return next;
  };
  try {
    for (let next = step(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = step();
      yield value;
    }
  } finally {
    await source.return(undefined);
  }
}
