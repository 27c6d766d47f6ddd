/** Steps between marks of a scale, in powers of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Round marks from 0 on, of which the last is no less than `most`; about `count` steps. */
export function ticksUpTo(most: number, count: number): number[] {
  if (most <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(most / count));
  const step = power * (STEPS.find((one) => one * power * count >= most) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
