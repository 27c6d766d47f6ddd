import { z } from "zod";
import { distributionKinds } from "#db/schema/enums.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

export const exampleCustomerId = "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

export const portfolioCustomerId = identifier.meta({
  description: "The customer; a signed-in customer names itself.",
  example: exampleCustomerId,
});

/** What a token's price is taken from. */
const priceSources = ["LAST_TRADE", "ISSUE"] as const;

const money = (description: string, example: number) => z.number().meta({ description, example });

const figures = z
  .object({
    currency: currency.meta({
      description: "All figures beside it are in it; nothing is converted.",
      example: "EUR",
    }),
    value: money("What is held and what is awaited, together.", 1920),
    held: money("What is held, at its price.", 1280),
    awaiting: money("What is paid and not delivered yet, at what was paid.", 640),
    putIn: money("What was paid for purchases, and for tokens bought on the bulletin board.", 1890),
    received: money("What distributions paid, and what tokens were sold for on the bulletin board.", 45.5),
    gain: money(
      "Value and received less put in; absent where a token has no price, or money of it stands in two currencies.",
      75.5,
    ).optional(),
  })
  .meta({ id: "PortfolioFigures", description: "What one currency comes to." });
export type PortfolioFigures = z.input<typeof figures>;

const price = z
  .object({
    amount: money("Price of one token, rounded to 6 decimals.", 12.8),
    currency: currency.meta({ description: "Its currency.", example: "EUR" }),
    source: z.enum(priceSources).meta({
      description: "The last trade on the bulletin board, or the price of the token's newest offering.",
      example: "LAST_TRADE",
    }),
    at: z
      .string()
      .optional()
      .meta({ description: "When it was traded.", example: "2027-02-12T09:00:00.000Z" }),
  })
  .meta({ id: "PortfolioPrice", description: "What one token is valued at." });
export type PortfolioPrice = z.input<typeof price>;

const tokenOf = {
  tokenId: z.string().meta({ description: "The token.", example: "harbour-lofts" }),
  tokenName: z.string().meta({ description: "Its name.", example: "Harbour Lofts Hamburg" }),
  tokenSymbol: z.string().meta({ description: "Its ticker symbol.", example: "HLH" }),
};

const portfolioToken = z
  .object({
    ...tokenOf,
    total: z
      .string()
      .meta({ description: "Tokens held over all wallets, as a decimal text.", example: "100" }),
    price: price.optional().meta({ description: "Absent where it was neither traded nor offered." }),
    figures: z.array(figures).meta({ description: "By currency." }),
  })
  .meta({ id: "PortfolioToken", description: "What one token comes to." });
export type PortfolioToken = z.input<typeof portfolioToken>;

const awaited = z
  .object({
    offeringPurchaseIntentId: z.string().meta({
      description: "The purchase.",
      example: "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    offeringId: z
      .string()
      .meta({ description: "Its offering.", example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    offeringTitle: z.string().meta({ description: "Title of the offering.", example: "Harbour Lofts" }),
    ...tokenOf,
    tokenAmount: z.string().meta({ description: "Tokens to come, as a decimal text.", example: "50" }),
    amount: money("What was paid.", 640),
    currency: currency.meta({ description: "Its currency.", example: "EUR" }),
    closesAt: z.string().meta({
      description:
        "When the offering closed or closes: tokens are delivered after it, or the money goes back.",
      example: "2027-03-01T00:00:00.000Z",
    }),
  })
  .meta({ id: "AwaitedPurchase", description: "A purchase that is paid and not delivered yet." });
export type AwaitedPurchase = z.input<typeof awaited>;

/** Where a distribution to come stands for one holder. */
const comingStatuses = ["SCHEDULED", "DUE"] as const;

const coming = z
  .object({
    distributionId: z
      .string()
      .meta({ description: "The distribution.", example: "dst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    title: z.string().meta({ description: "What holders read on it.", example: "Rent, second half of 2027" }),
    kind: z.enum(distributionKinds).meta({ description: "What is paid.", example: "DIVIDEND" }),
    ...tokenOf,
    recordDate: z
      .string()
      .meta({ description: "Who holds the token then is paid.", example: "2027-07-31T22:00:00.000Z" }),
    status: z.enum(comingStatuses).meta({
      description: "SCHEDULED until the record date, then DUE until it is paid.",
      example: "SCHEDULED",
    }),
    amount: money(
      "What the customer gets; while it is SCHEDULED, the part of what it holds now in all that is issued now, rounded down.",
      45.5,
    ),
    currency: currency.meta({ description: "Its currency.", example: "EUR" }),
  })
  .meta({ id: "ComingDistribution", description: "A distribution that a customer has not been paid yet." });
export type ComingDistribution = z.input<typeof coming>;

const linePoint = z
  .object({
    at: z.string().meta({ description: "The instant.", example: "2027-02-12T09:00:00.000Z" }),
    figures: z.array(figures.pick({ currency: true, value: true, putIn: true })).meta({
      description: "What the portfolio was worth then at the prices of then, and what was put in by then.",
    }),
  })
  .meta({ id: "PortfolioPoint", description: "A portfolio at an instant." });
export type PortfolioPoint = z.input<typeof linePoint>;

/** Purchases and distributions that a portfolio names at most. */
export const MOST_NAMED = 100;

export const portfolio = z
  .object({
    object: objectName("portfolio"),
    customerId: z.string().meta({ description: "Whose it is.", example: exampleCustomerId }),
    asOf: z.string().meta({ description: "The instant it is true at.", example: "2027-02-14T09:00:00.000Z" }),
    figures: z.array(figures).meta({ description: "All tokens together, by currency." }),
    tokens: z.array(portfolioToken).meta({
      description: "Every token that is held, awaited or was traded; the most valuable first.",
    }),
    awaiting: z
      .array(awaited)
      .meta({ description: `Paid and not delivered yet, the first to close first; ${MOST_NAMED} at most.` }),
    coming: z
      .array(coming)
      .meta({ description: `Distributions to come, the next record date first; ${MOST_NAMED} at most.` }),
    line: z.array(linePoint).meta({
      description:
        "From the first token or payment until now, at equal distances; empty where there was none.",
    }),
  })
  .meta({ id: "Portfolio", description: "What a customer put into tokens, and what became of it." });
export type Portfolio = z.input<typeof portfolio>;

const exampleFigures = exampleOf(figures);
const exampleToken = {
  tokenId: "harbour-lofts",
  tokenName: "Harbour Lofts Hamburg",
  tokenSymbol: "HLH",
};

export const getPortfolio = defineOperation({
  name: "getPortfolio",
  method: "GET",
  path: "/customer/{customerId}/portfolio",
  tag: "Portfolio",
  summary: "Get a customer's portfolio",
  description:
    "What a customer holds and what it is worth, what was put in and received, by currency and token; what is awaited, and a line since the first purchase. Tokens are valued at their last trade, at their issue price where there was none. A signed-in customer sees its own alone.",
  access: "caller",
  needs: ["customer:read", "purchase_intent:read", "offer:read", "distribution:read"],
  errors: ["customer_not_found", "token_not_found"],
  plans: "once",
  input: z.object({
    customerId: portfolioCustomerId,
    tokenId: identifier.optional().meta({ description: "Only this token.", example: exampleToken.tokenId }),
  }),
  output: portfolio,
  example: {
    input: { customerId: exampleCustomerId },
    output: exampleOf(portfolio, {
      tokens: [
        {
          ...exampleToken,
          total: "100",
          price: { amount: 12.8, currency: "EUR", source: "LAST_TRADE", at: "2027-02-12T09:00:00.000Z" },
          figures: [exampleFigures],
        },
      ],
      line: [
        { at: "2027-02-01T09:00:00.000Z", figures: [{ currency: "EUR", value: 1250, putIn: 1250 }] },
        { at: "2027-02-14T09:00:00.000Z", figures: [{ currency: "EUR", value: 1920, putIn: 1890 }] },
      ],
    }),
  },
});
