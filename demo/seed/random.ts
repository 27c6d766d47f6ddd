/** Chance that falls out the same at every start, so that the demo tells the same story on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  between(least: number, most: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** One of the items, each as likely as its weight; undefined where no weight is above 0. */
  weighted<T>(items: readonly T[], weigh: (item: T) => number): T | undefined;
  /** As many hexadecimal digits. */
  hex(digits: number): string;
  /** As many characters of the alphabet. */
  text(alphabet: string, length: number): string;
}

/** Mulberry32: small, fast, and even enough for a story. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const text = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join("");
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    pick: (items) => items[below(items.length)] ?? items[0],
    weighted: (items, weigh) => {
      const total = items.reduce((sum, item) => sum + weigh(item), 0);
      let rest = next() * total;
      return items.find((item) => {
        const weight = weigh(item);
        rest -= weight;
        return weight > 0 && rest < 0;
      });
    },
    hex: (digits) => text("0123456789abcdef", digits),
    text,
  };
}
