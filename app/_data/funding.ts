import type { Offering } from "#server/domain/primary/offering/contract.ts";

type FundingLimits = Offering["fundingLimits"];

/** Sums in cents, where whole numbers are exact up to the largest amount of the interface. */
const cents = (amount: number) => Math.round(amount * 100);

/** What can still be bought: the hard cap less what was raised and what pending purchases hold. */
export function leftIn({ hardCap, raised, reserved }: FundingLimits): number {
  return Math.max(0, cents(hardCap) - cents(raised) - cents(reserved)) / 100;
}

/** Where a sum stands on the way to the hard cap, 0 to 100, to the hundredth: a bar shows no more. */
export function percentOf(amount: number, hardCap: number): number {
  return hardCap > 0 ? Math.min(100, Math.round((amount / hardCap) * 10_000) / 100) : 0;
}
