import { refuse } from "#server/kernel/errors.ts";
import { DAY_MS, daysAfter } from "#server/kernel/fields/days.ts";
import { MOST_DAYS } from "./contract.ts";

/** A span of days (UTC), both included, as `2027-01-31`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * The period that is asked for.
 * @param days how many days it has where no beginning is named
 * @throws Refusal invalid_value for one that ends before it begins, or has more than {@link MOST_DAYS}
 */
export function periodOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
  days: number,
): Period {
  const last = to ?? dayOf(now);
  const first = from ?? dayBefore(last, days - 1);
  const length = lengthOf({ from: first, to: last });
  if (length < 1 || length > MOST_DAYS) {
    const reason = `Send a period of 1 to ${MOST_DAYS} days that ends on its first day or later.`;
    throw refuse("invalid_value", { reason }, "from");
  }
  return { from: first, to: last };
}

/** As many days as a period has, right before it. */
export function periodBefore(period: Period): Period {
  return { from: dayBefore(period.from, lengthOf(period)), to: dayBefore(period.from, 1) };
}

/** The day (UTC) of an instant. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

function dayBefore(day: string, days: number): string {
  return dayOf(daysAfter(new Date(day), -days));
}
