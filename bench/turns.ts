/** Rounds of two that are measured in turns, so that what the machine does besides falls on both. */

export interface Round<F> {
  readonly one: F;
  readonly other: F;
}

/** Measures two in turns, either first every second time; the round before the first warms both up. */
export async function inTurns<F>(
  rounds: number,
  one: () => Promise<F>,
  other: () => Promise<F>,
): Promise<readonly Round<F>[]> {
  const measured: Round<F>[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const isOneFirst = round % 2 === 0;
    const first = await (isOneFirst ? one : other)();
    const second = await (isOneFirst ? other : one)();
    if (round >= 0) measured.push(isOneFirst ? { one: first, other: second } : { one: second, other: first });
  }
  return measured;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
