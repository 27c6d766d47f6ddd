import type { ChainFees } from "#server/adapters/chain/port.ts";

/** What is paid for a unit of gas, in wei. */
export interface Fees {
  readonly maxFee: bigint;
  readonly tip: bigint;
}

/** By an eighth, rounded up, and by one at least: nodes take less for no replacement. */
const raised = (fee: bigint) => fee + fee / 8n + 1n;

const most = (a: bigint, b: bigint) => (a > b ? a : b);
const least = (a: bigint, b: bigint) => (a < b ? a : b);

/**
 * Fees of a transaction: room for the base fee to double, within the cap.
 * @param before the attempt that this one replaces
 * @returns null where the cap does not do
 */
export function feesFor({ baseFee, tip }: ChainFees, cap: bigint, before?: Fees): Fees | null {
  const wanted = least(cap, 2n * baseFee + tip);
  if (wanted < baseFee + tip) return null;
  if (!before) return { maxFee: wanted, tip: least(tip, wanted) };
  const fees = { maxFee: most(wanted, raised(before.maxFee)), tip: most(tip, raised(before.tip)) };
  return fees.maxFee > cap || fees.tip > fees.maxFee ? null : fees;
}
