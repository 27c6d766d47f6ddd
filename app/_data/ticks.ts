/** Steps between marks of a scale, in powers of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Round marks from 0 on, of which the last is no less than `most`; about `count` steps. */
export function ticksUpTo(most: number, count: number): number[] {
  return most <= 0 ? [0] : ticksBetween(0, most, count);
}

/** Round marks around two values, none of them outside; about `count` steps. Of one value alone, around it. */
export function ticksBetween(least: number, most: number, count: number): number[] {
  const span = most - least || Math.abs(most) / 10 || 1;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = power * (STEPS.find((one) => one * power * count >= span) ?? 10);
  // 12.2 / 0.2 is a little less than 61.
  const steps = (value: number) => Number((value / step).toFixed(6));
  const [first, last] = [Math.floor(steps(least)), Math.ceil(steps(most))];
  // Of a value that is a mark itself, the ones beside it.
  const beside = first === last ? 1 : 0;
  return Array.from({ length: last - first + 1 + 2 * beside }, (_, index) => (first - beside + index) * step);
}
