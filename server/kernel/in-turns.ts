import { setImmediate } from "node:timers/promises";

/** What is worked on before others have their turn: one or two milliseconds, where each takes some ten microseconds. */
const AT_ONCE = 100;

/**
 * The same, some at a time. Between them the process' loop goes round: others are answered, and what is read ahead is
 * asked for, so that the database works meanwhile.
 */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T[]> {
  let some: T[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < AT_ONCE) continue;
    yield some;
    some = [];
    await setImmediate();
  }
  if (some.length > 0) yield some;
}
