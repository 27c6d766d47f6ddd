import type { NoticeTopic } from "#db/schema/enums.ts";
import type { Facts } from "./rules.ts";

/** A notice as it is shown and mailed. */
interface Wording {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

const LOCALE = "en-GB";

/** The sentence of each notice, and the page that shows what it is about. */
const wordings: Record<NoticeTopic, (facts: Facts, resourceId: string) => Wording> = {
  PAYMENT_RECEIVED: (facts) => ({
    title: `${sum(facts)} received`,
    text: `Your payment of ${sum(facts)} for ${facts.offering} has come in.`,
    path: purchase(facts),
  }),
  PAYMENT_SHORT: (facts) => ({
    title: `${sum(facts)} received, ${sum({ ...facts, amount: facts.missing })} is missing`,
    text: `${sum(facts)} has come in for ${facts.offering}, which costs ${sum({ ...facts, amount: facts.price })}. Pay the missing ${sum({ ...facts, amount: facts.missing })} with the same reference by ${moment(facts.expiresAt)}.`,
    path: purchase(facts),
  }),
  PURCHASE_COMPLETED: (facts) => ({
    title: `Your purchase of ${facts.offering} is complete`,
    text: `${tokens(facts)} for ${sum({ ...facts, amount: facts.price })} are yours once the offering closes successfully. If it does not, you get your money back.`,
    path: purchase(facts),
  }),
  PURCHASE_FAILED: (facts) => ({
    title: `Your purchase of ${facts.offering} has ended`,
    text: `${facts.reason ?? "It was not completed in time."} It was for ${tokens(facts)} at ${sum({ ...facts, amount: facts.price })}.`,
    path: purchase(facts),
  }),
  PURCHASE_DELIVERED: (facts) => ({
    title: `${tokens(facts)} delivered`,
    text: `The tokens of your purchase of ${facts.offering} are in your wallet.`,
    path: purchase(facts),
  }),
  PURCHASE_EXPIRING: (facts) => ({
    title: `Your purchase of ${facts.offering} ends soon`,
    text: facts.isPaid
      ? `It is paid, and has to be completed by ${moment(facts.expiresAt)}. See what is still to do; otherwise your ${sum({ ...facts, amount: facts.received })} goes back to you.`
      : `${sum({ ...facts, amount: facts.missing })} has to come in by ${moment(facts.expiresAt)}, or the tokens go back on sale.`,
    path: purchase(facts),
  }),
  PURCHASE_REMINDER: (facts) => ({
    title: `${sum({ ...facts, amount: facts.missing })} for ${facts.offering} is still to be paid`,
    text: `We have not received ${sum({ ...facts, amount: facts.missing })} for ${tokens(facts)} yet. It has to come in by ${moment(facts.expiresAt)}, or the tokens go back on sale. How to pay stands with your purchase.`,
    path: purchase(facts),
  }),
  REFUND_DUE: (facts) => ({
    title: `${sum(facts)} goes back to you`,
    text: `You get ${sum(facts)} back for ${facts.offering}. You hear from us again when it is sent.`,
    path: purchase(facts),
  }),
  REFUND_SENT: (facts) => ({
    title: `${sum(facts)} was sent back`,
    text: `Your refund of ${sum(facts)} for ${facts.offering} was sent to where the payment came from.`,
    path: purchase(facts),
  }),
  DISTRIBUTION_PAID: (facts) => ({
    title: `${sum(facts)} paid to you`,
    text: `Your share of ${facts.title}, ${sum(facts)}, was paid.`,
    path: "/portal/distributions",
  }),
  OFFERING_UPDATE: (facts) => ({
    title: `${facts.offering}: ${facts.title}`,
    text: "The issuer has news for you.",
    path: `/portal/updates/${facts.offeringId}`,
  }),
  OFFER_FILLED: (facts) => ({
    title: "Your offer was accepted",
    text: `Somebody accepted your offer to ${facts.intention === "SELL" ? "sell" : "buy"} ${tokens(facts)} for ${sum(facts)}.`,
    path: "/portal/trades",
  }),
  MONEY_UNMATCHED: (facts) => ({
    title: `${sum(facts)} waits for you`,
    text: "Money came in that could not be matched by itself.",
    path: "/console/payments",
  }),
  REFUND_FAILED: (facts) => ({
    title: `A refund of ${sum(facts)} failed`,
    text: "The provider did not send it. See why, and try again.",
    path: "/console/payments/refunds",
  }),
  DISTRIBUTION_FAILED: (facts) => ({
    title: `A payment of ${sum(facts)} failed`,
    text: `Part of ${facts.title} did not reach its holder. See why, and try again.`,
    path: `/console/distributions/${facts.distributionId}`,
  }),
  CHECK_WAITING: (facts) => ({
    title: "A verification waits for you",
    text: "A customer has sent everything that its check needs.",
    path: `/console/verifications/${facts.customerId}`,
  }),
  OFFERING_CLOSED: (facts, offeringId) => ({
    title: `${facts.offering} has ${facts.isFunded ? "closed successfully" : "ended below its soft cap"}`,
    text: facts.isFunded
      ? `It raised ${sum(facts)}; tokens are being delivered.`
      : `It raised ${sum(facts)}; every payer is due a refund.`,
    path: `/console/offerings/${offeringId}`,
  }),
  CHAIN_REFUSED: () => ({
    title: "A movement was refused on the chain",
    text: "The token's contract did not carry it out. Nothing is lost; see what to do.",
    path: "/console/developers/chain",
  }),
};

/** Says what a notice says. */
export function wordNotice(topic: NoticeTopic, facts: Facts, resourceId: string): Wording {
  return wordings[topic](facts, resourceId);
}

const purchase = ({ purchaseId }: Facts) => `/portal/purchases/${purchaseId}`;

/** "€1,250.00", exact to the cent; the plain amount where no currency is known. */
function sum({ amount, currency }: Facts): string {
  return new Intl.NumberFormat(LOCALE, {
    ...(typeof currency === "string" && { style: "currency", currency }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(String(amount) as Intl.StringNumericLiteral);
}

/** "1,250.5 HLH", with all the decimals there are. */
function tokens({ tokens: amount, symbol }: Facts): string {
  const format = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 18 });
  return `${format.format(String(amount) as Intl.StringNumericLiteral)} ${symbol}`;
}

/** "4 February 2027, 09:00 UTC". */
function moment(at: Facts[string]): string {
  const date = new Intl.DateTimeFormat(LOCALE, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(String(at)));
  return `${date}, ${new Date(String(at)).toISOString().slice(11, 16)} UTC`;
}
