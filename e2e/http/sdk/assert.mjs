/** As much of `node:assert/strict` as runs where there is no Node. */

/** @param {unknown} value @param {string} [what] @returns {asserts value} */
export function ok(value, what = "It is not so.") {
  if (!value) throw new Error(what);
}

/** @param {unknown} actual @param {unknown} expected */
export function equal(actual, expected) {
  ok(Object.is(actual, expected), `${actual} is not ${expected}`);
}

/** Of what JSON can hold. @param {unknown} actual @param {unknown} expected */
export function deepEqual(actual, expected) {
  equal(JSON.stringify(actual), JSON.stringify(expected));
}

/** @param {Promise<unknown>} promise @param {(new (...args: never[]) => Error) | ((error: unknown) => boolean)} expected */
export async function rejects(promise, expected) {
  const error = await promise.then(
    () => undefined,
    (/** @type {unknown} */ failure) => failure,
  );
  ok(error !== undefined, "It did not fail.");
  const isClass = /^class\b/.test(String(expected));
  const isExpected = isClass
    ? error instanceof /** @type {new () => Error} */ (expected)
    : /** @type {(error: unknown) => boolean} */ (expected)(error);
  if (!isExpected) throw error;
}
