import { z } from "zod";
import { tokenAmount } from "#server/kernel/fields/amount.ts";
import { movementOnChain } from "#server/kernel/fields/chain.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, text, timestamp } from "#server/kernel/fields/text.ts";
import { walletAddress } from "#server/kernel/fields/wallet.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";

/** Why tokens moved in the register. */
const entryReasons = ["ISSUE", "MINT", "FREEZE", "RELEASE", "TRANSFER", "ALLOCATE", "CHAIN"] as const;
export type EntryReason = (typeof entryReasons)[number];

/** SUPPLY stands for the token itself, UNISSUED for what no wallet holds yet. */
const accountKinds = ["SUPPLY", "UNISSUED", "WALLET"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** An account's parts: what is free to move, and what is held back. */
const entryBuckets = ["AVAILABLE", "FROZEN"] as const;
export type EntryBucket = (typeof entryBuckets)[number];

const exampleWallet = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";
const otherWallet = "0xde709f2102306220921060314715629080e2fb77";
const exampleCustomerId = "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const otherCustomerId = "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e80";

const amountText = (description: string, example: string) => z.string().meta({ description, example });

export const holder = z
  .object({
    object: objectName("holder"),
    customerId: z.string().meta({ description: "The customer who holds.", example: exampleCustomerId }),
    name: z
      .string()
      .optional()
      .meta({ description: "The customer's name, where it has one.", example: "Ada Lindqvist" }),
    walletAddress: z.string().meta({ description: "The wallet that holds.", example: exampleWallet }),
    available: amountText("Tokens that are free to move.", "200"),
    frozen: amountText("Tokens that open offers and lock-ups hold.", "50"),
    total: amountText("All tokens of the wallet.", "250"),
    share: z.number().meta({
      description: "Percent of all tokens that wallets hold, rounded to 6 decimals.",
      example: 62.5,
    }),
  })
  .meta({ id: "Holder", description: "What one wallet holds of a token." });
export type Holder = z.input<typeof holder>;

const exampleHolder = exampleOf(holder);

const tokenId = identifier.meta({ description: "The token.", example: "harbour-lofts" });

export const asOf = timestamp.optional().meta({
  description: "The instant to look back to, inclusive; left out = now.",
  example: "2027-03-31T23:59:59.999Z",
});

/** Wallets that are put in another order than the largest first, as they stood at a past instant. */
export const MOST_PAST_WALLETS = 50_000;

/** What a register is ordered by: the largest or the smallest first. */
export const holderSorts = ["total"] as const;

const registerSums = z.object({
  asOf: z.string().meta({
    description: "The instant this is true of; send it along for the further pages.",
    example: "2027-03-31T23:59:59.999Z",
  }),
  totalSupply: amountText("All tokens there were.", "50000"),
  issuedSupply: amountText("Those that wallets held, a part of totalSupply.", "400"),
  holders: z.number().meta({ description: "Customers that held some.", example: 2 }),
  wallets: z.number().meta({ description: "Wallets that held some.", example: 2 }),
  largestShare: z.number().meta({ description: "Percent that the largest holder held.", example: 62.5 }),
  topTenShare: z.number().meta({ description: "Percent that the ten largest held together.", example: 100 }),
});
export type RegisterSums = z.infer<typeof registerSums>;

export const listHolders = defineOperation({
  name: "listHolders",
  method: "GET",
  path: "/token/{tokenId}/holder",
  compartment: "reports",
  tag: "Register",
  summary: "List a token's holders",
  description: `The register of a token's holders now or at any past instant, the largest first, with its sums. At a past instant, a register of more than ${MOST_PAST_WALLETS.toLocaleString("en")} wallets shows its largest holders and those that a search finds; all of it is downloaded.`,
  access: "caller",
  needs: "register:read",
  errors: ["token_not_found", "past_register_too_large"],
  input: listInput(holderSorts, { ...counted, tokenId, asOf }),
  output: countedOutput(holder).extend(registerSums.shape),
  example: {
    input: { tokenId: "harbour-lofts", asOf: "2027-03-31T23:59:59.999Z" },
    output: {
      object: "list",
      data: [
        exampleHolder,
        {
          customerId: otherCustomerId,
          walletAddress: otherWallet,
          available: "150",
          frozen: "0",
          total: "150",
          share: 37.5,
        },
      ],
      hasMore: false,
      nextCursor: null,
      asOf: "2027-03-31T23:59:59.999Z",
      totalSupply: "50000",
      issuedSupply: "400",
      holders: 2,
      wallets: 2,
      largestShare: 62.5,
      topTenShare: 100,
    },
  },
});

const entrySide = z.object({
  kind: z.enum(accountKinds).meta({
    description: "`WALLET`, `UNISSUED` for what no wallet holds yet, or `SUPPLY` for the token itself.",
    example: "WALLET",
  }),
  bucket: z
    .enum(entryBuckets)
    .meta({ description: "Whether it is free to move there.", example: "AVAILABLE" }),
  customerId: z.string().optional().meta({ description: "Whose wallet it is.", example: exampleCustomerId }),
  name: z.string().optional().meta({ description: "That customer's name.", example: "Ada Lindqvist" }),
  walletAddress: z.string().optional().meta({ description: "The wallet.", example: exampleWallet }),
});

const ledgerEntry = z
  .object({
    object: objectName("ledger_entry"),
    ledgerEntryId: z
      .string()
      .meta({ description: "Unique identifier.", example: "led_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    tokenId: z.string().meta({ description: "The token.", example: "harbour-lofts" }),
    reason: z.enum(entryReasons).meta({ description: "Why the tokens moved.", example: "TRANSFER" }),
    amount: amountText("How many moved.", "25"),
    from: entrySide.meta({ description: "Where they left." }),
    to: entrySide.meta({ description: "Where they went." }),
    reference: z.string().optional().meta({
      description: "What caused it: an offer, a purchase.",
      example: "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    note: z.string().optional().meta({ description: "The reason given.", example: "Inheritance" }),
    chain: movementOnChain.optional().meta({
      description:
        "How far it is on the token's chain; absent where it is on none, and for what moves no tokens of wallets.",
    }),
    createdAt: z.string().meta({ description: "When they moved.", example: "2027-03-01T09:00:00.000Z" }),
  })
  .meta({ id: "LedgerEntry", description: "A movement in a token's register; it never changes." });
export type LedgerEntry = z.input<typeof ledgerEntry>;

const exampleEntry = exampleOf(ledgerEntry, {
  to: { kind: "WALLET", bucket: "AVAILABLE", customerId: otherCustomerId, walletAddress: otherWallet },
  reference: undefined,
});

export const listEntries = defineOperation({
  name: "listEntries",
  method: "GET",
  path: "/token/{tokenId}/entry",
  tag: "Register",
  summary: "List a register's entries",
  description: "Every movement of a token, newest first: what the register of holders follows from.",
  access: "caller",
  needs: "register:read",
  errors: ["token_not_found"],
  input: listInput(["createdAt"], {
    ...counted,
    tokenId,
    reason: z
      .enum(entryReasons)
      .optional()
      .meta({ description: "Only entries made for this.", example: "TRANSFER" }),
    customerId: identifier
      .optional()
      .meta({ description: "Only entries of this customer's wallets.", example: exampleCustomerId }),
    ...createdRange,
  }),
  output: countedOutput(ledgerEntry),
  example: {
    input: { tokenId: "harbour-lofts" },
    output: wholeList([exampleEntry]),
  },
});

export const transferToken = defineOperation({
  name: "transferToken",
  method: "POST",
  path: "/token/{tokenId}/transfer",
  tag: "Register",
  summary: "Transfer a token",
  description:
    "Moves tokens from one wallet to another by the issuer's hand, with the reason in the register.",
  access: "caller",
  needs: "token:write",
  errors: [
    "token_not_found",
    "customer_not_found",
    "wallet_not_owned",
    "wallet_not_proven",
    "wallet_not_registered",
    "token_paused",
    "insufficient_balance",
    "tokens_locked",
    "precision_exceeded",
  ],
  input: z.object({
    tokenId,
    fromCustomerId: identifier.meta({ description: "Who gives.", example: exampleCustomerId }),
    fromWalletAddress: walletAddress.meta({ description: "The wallet that gives.", example: exampleWallet }),
    toCustomerId: identifier.meta({ description: "Who receives.", example: otherCustomerId }),
    toWalletAddress: walletAddress.meta({ description: "The wallet that receives.", example: otherWallet }),
    amount: tokenAmount.meta({ description: "How many tokens.", example: 25 }),
    reason: text(500).meta({ description: "Why, for the register.", example: "Inheritance" }),
  }),
  output: ledgerEntry,
  example: {
    input: {
      tokenId: "harbour-lofts",
      fromCustomerId: exampleCustomerId,
      fromWalletAddress: exampleWallet,
      toCustomerId: otherCustomerId,
      toWalletAddress: otherWallet,
      amount: 25,
      reason: "Inheritance",
    },
    output: exampleEntry,
  },
});

/** Most rows of a workbook: as many as a sheet has below its headings. */
export const MOST_WORKBOOK_ROWS = 1_048_575;

const forms = `As CSV or as an Excel workbook of up to ${MOST_WORKBOOK_ROWS.toLocaleString("en")} rows; streamed, amounts without exponents. \`X-Total-Rows\` tells how many rows come.`;
const exportInput = z.object({
  tokenId,
  format: z
    .enum(["csv", "xlsx"])
    .default("csv")
    .meta({ description: "How the file is written.", example: "xlsx" }),
  asOf,
});
const exportOutput = file({
  mediaTypes: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  disposition: "attachment",
});

export const exportHolders = defineOperation({
  name: "exportHolders",
  method: "GET",
  path: "/token/{tokenId}/holder/export",
  compartment: "exports",
  tag: "Register",
  summary: "Download a token's holders",
  description: `Every holder with its share, by customer, now or at a past instant. ${forms}`,
  access: "caller",
  needs: "register:read",
  errors: ["token_not_found", "too_many_rows"],
  input: exportInput,
  output: exportOutput,
  example: {
    input: { tokenId: "harbour-lofts", format: "csv" },
    output: { mediaType: "text/csv", fileName: "holders-harbour-lofts-2027-03-31.csv", content: "" },
  },
});

export const exportEntries = defineOperation({
  name: "exportEntries",
  method: "GET",
  path: "/token/{tokenId}/entry/export",
  compartment: "exports",
  tag: "Register",
  summary: "Download a register's entries",
  description: `Every movement of a token, up to now or a past instant. ${forms}`,
  access: "caller",
  needs: "register:read",
  errors: ["token_not_found", "too_many_rows"],
  input: exportInput,
  output: exportOutput,
  example: {
    input: { tokenId: "harbour-lofts", format: "csv" },
    output: { mediaType: "text/csv", fileName: "register-harbour-lofts-2027-03-31.csv", content: "" },
  },
});
