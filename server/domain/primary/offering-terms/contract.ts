import { eligibilityInput } from "#server/domain/primary/eligibility/contract.ts";
import { story } from "#server/domain/primary/offering-story/contract.ts";
import { money } from "#server/kernel/fields/amount.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { dnsLabel } from "#server/kernel/fields/dns-label.ts";
import { imageUrl } from "#server/kernel/fields/image-url.ts";
import { fundingLimits, offeringPeriod } from "#server/kernel/fields/offering-terms.ts";
import { freeText, identifier, text } from "#server/kernel/fields/text.ts";

/** What an offering is created with, and what of it can be changed. */
export const terms = {
  subdomain: dnsLabel.meta({
    description: "Prefix that is added to the service's domain for this offering; unique.",
    example: "harbour-lofts",
  }),
  tokenId: identifier.meta({ description: "The token offered.", example: "harbour-lofts" }),
  title: text(200).meta({ description: "Title of the offering.", example: "Harbour Lofts Hamburg" }),
  pricePerToken: money.meta({ description: "Price of one token, in `currency`.", example: 12.5 }),
  offeringPeriod: offeringPeriod.meta({ description: "The period during which the offering is available." }),
  fundingLimits: fundingLimits.meta({ description: "What one may pay and what the offering may raise." }),
  imageUrl: imageUrl.optional().meta({
    description: "URL of the image; pages have one on another host through this service.",
    example: "https://example.com/harbour-lofts.jpg",
  }),
  subtitle: freeText(200)
    .optional()
    .meta({ description: "Short tagline.", example: "Twelve apartments above the old harbour" }),
  description: freeText(10_000).optional().meta({
    description: "Detailed description.",
    example: "A converted warehouse with twelve let apartments.",
  }),
  type: freeText(100)
    .optional()
    .meta({ description: "Type of the offering, a free label.", example: "Real estate" }),
  currency: currency.optional().meta({
    description:
      "Currency of the price; left out = the price stands in whichever of the two a payment names.",
    example: "EUR",
  }),
  story: story.optional().meta({
    description:
      "What the offering's page tells, in blocks; without it the page tells `description`. An empty list removes it.",
  }),
  eligibility: eligibilityInput.optional().meta({
    description:
      "Who may buy: decided for new purchases alone, so that it may change at any time; only lockUpDays freezes with the first purchase.",
  }),
};

export const exampleTerms = {
  subdomain: "harbour-lofts-2027",
  tokenId: "harbour-lofts",
  title: "Harbour Lofts Hamburg",
  pricePerToken: 12.5,
  offeringPeriod: { startDate: "2027-02-01T09:00:00Z", endDate: "2027-04-30T22:00:00Z" },
  fundingLimits: { minPayableAmount: 100, maxPayableAmount: 25000, hardCap: 500000, softCap: 150000 },
  imageUrl: "https://example.com/harbour-lofts.jpg",
  subtitle: "Twelve apartments above the old harbour",
  description: "A converted warehouse with twelve let apartments.",
  type: "Real estate",
  currency: "EUR" as const,
  story: [
    { type: "HIGHLIGHTS" as const, items: [{ kind: "YIELD" as const, percent: 4.1 }] },
    { type: "TEXT" as const, title: "The house", text: "Built in **1888** to store coffee." },
  ],
};
