import type { Tellings } from "#server/kernel/reasons.ts";

/** How the rules of `balance_reason` are told at a field. */
export function balanceTellings(param: string) {
  return {
    insufficient_balance: { param },
    tokens_locked: {
      param,
      facts: ({ locked, until = "" }) => ({ locked, until: new Date(until).toISOString() }),
    },
  } satisfies Tellings;
}
