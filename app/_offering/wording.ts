import { leftIn } from "#app/_data/funding.ts";
import { anyCurrencyShort, formatCount, formatDate, formatMoney } from "#app/_words/format.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

/** The price of one token: "€12.50", or "250.00 EUR/USD" where the buyer chooses. */
export function price({ pricePerToken, currency }: Pick<Offering, "pricePerToken" | "currency">): string {
  const amount = formatMoney(pricePerToken, currency);
  return currency === undefined ? `${amount} ${anyCurrencyShort}` : amount;
}

/** A sum: "€250,000", or "250,000 EUR/USD" where buyers choose and both count alike. */
export function sum(amount: number, currency: Offering["currency"]): string {
  const written = formatMoney(amount, currency, { short: true });
  return currency === undefined ? `${written} ${anyCurrencyShort}` : written;
}

/** The date that matters next. */
export function timing({ availability, offeringPeriod }: Pick<Offering, "availability" | "offeringPeriod">) {
  if (availability === "UPCOMING") return { label: "Opens", date: formatDate(offeringPeriod.startDate) };
  const label = availability === "ENDED" ? "Ended" : "Ends";
  return { label, date: formatDate(offeringPeriod.endDate) };
}

/** How much there is: what is left to buy, and once it has ended, how many bought. */
export function measure({ availability, participants, fundingLimits, currency }: Offering) {
  if (availability === "ENDED") return { label: "Investors", value: formatCount(participants) };
  return { label: "Left", value: sum(leftIn(fundingLimits), currency) };
}

/** A text as people typed it, in paragraphs: empty lines part them. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

/**
 * Why nothing can be bought now, in a sentence that names what comes next; null where one can buy.
 * The server decides; this is what anybody can know beforehand.
 */
export function whyClosed({ state, availability, offeringPeriod, token }: Offering): string | null {
  const { startDate, endDate } = offeringPeriod;
  if (state === "PAUSED") return "The issuer has paused this offering. It may open again before it ends.";
  if (state === "CANCELLED")
    return "The issuer has cancelled this offering. Whoever paid gets the money back.";
  if (state === "CLOSED_UNSUCCESSFUL")
    return "This offering missed its goal. Whoever paid gets the money back.";
  if (state === "CLOSED_SUCCESSFUL") return "This offering reached its goal and is closed.";
  if (availability === "UPCOMING") return `This offering opens on ${formatDate(startDate, "dateTime")}.`;
  if (availability === "ENDED") return `This offering ended on ${formatDate(endDate, "dateTime")}.`;
  if (availability === "SOLD_OUT")
    return "Everything is sold or reserved. A reservation that is not paid becomes free again, so look back later.";
  if (token.isPaused) return "The token is paused by its issuer. Try again when it is active.";
  return null;
}
