import { formatCount, formatMoney } from "#app/_words/format.ts";
import type { EndedOffering } from "#server/domain/primary/offering-lifecycle/contract.ts";

/** What ending an offering now would come to, in sentences with their numbers. */
export function consequences({
  state,
  raisedAtClose = 0,
  currency,
  outcome,
  ...offering
}: EndedOffering): string[] {
  const { delivered, inDelivery, awaitingWallet, awaitingPayment, released, refunds } = outcome;
  const money = (amount: number) => formatMoney(amount, currency, { short: true });
  const back = refunds.map(
    ({ amount, currency: paid, count }) => `${formatMoney(amount, paid)} in ${payments(count)}`,
  );
  return [
    state === "CLOSED_SUCCESSFUL" &&
      `It closes successfully with ${money(raisedAtClose)} raised${
        offering.fundingLimits.softCap > 0
          ? `, at least the soft cap of ${money(offering.fundingLimits.softCap)}`
          : ""
      }.`,
    state === "CLOSED_UNSUCCESSFUL" &&
      `It closes unsuccessfully: ${money(raisedAtClose)} of the soft cap of ${money(offering.fundingLimits.softCap)} are raised.`,
    delivered > 0 && `The tokens of ${purchases(delivered)} are delivered at once.`,
    inDelivery > 0 && `The tokens of ${purchases(inDelivery)} follow within minutes.`,
    awaitingWallet > 0 &&
      (awaitingWallet === 1
        ? "The tokens of one purchase follow once its wallet is proven, and registered where the token is on a blockchain."
        : `The tokens of ${purchases(awaitingWallet)} follow once their wallets are proven, and registered where the token is on a blockchain.`),
    awaitingPayment > 0 &&
      (awaitingPayment === 1
        ? "One purchase that is not paid or not verified keeps its room until it is, or expires."
        : `${capital(purchases(awaitingPayment))} that are not paid or not verified keep their room until they are, or expire.`),
    released > 0 && `${capital(purchases(released))} ${released === 1 ? "is" : "are"} cancelled.`,
    back.length > 0 && `${back.join(" and ")} is due back to the buyers.`,
    delivered + awaitingWallet + awaitingPayment + released === 0 && "There are no purchases to settle.",
  ].filter((sentence) => sentence !== false);
}

const purchases = (count: number) => (count === 1 ? "one purchase" : `${formatCount(count)} purchases`);
const payments = (count: number) => (count === 1 ? "one payment" : `${formatCount(count)} payments`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
