import { z } from "zod";
import { customer, customerId, exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { text } from "#server/kernel/fields/text.ts";
import { walletAddress } from "#server/kernel/fields/wallet.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Longest signature: contracts may ask for many. */
const SIGNATURE_LENGTH = 16_384;

const exampleAddress = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";
const exampleNonce = "u3kq0w9d2m8x1z7b";

const wallet = {
  customerId,
  walletAddress: walletAddress.meta({
    description: "One of the customer's wallets.",
    example: exampleAddress,
  }),
};

const walletChallenge = z
  .object({
    object: z
      .literal("wallet_challenge")
      .meta({ description: "Always `wallet_challenge`.", example: "wallet_challenge" }),
    nonce: z.string().meta({ description: "Names the message; good for one proof.", example: exampleNonce }),
    message: z.string().meta({
      description: "The text to be signed (EIP-4361), exactly as it is, with `personal_sign`.",
      example: `offerboard.example wants you to sign in with your Ethereum account:\n${exampleAddress}\n\n…`,
    }),
    expiresAt: z
      .string()
      .meta({ description: "Until when a proof is taken.", example: "2027-01-12T09:10:00.000Z" }),
  })
  .meta({ id: "WalletChallenge", description: "A text that proves a wallet once it is signed with it." });
export type WalletChallenge = z.input<typeof walletChallenge>;

export const createWalletChallenge = defineOperation({
  name: "createWalletChallenge",
  method: "POST",
  path: "/customer/{customerId}/wallet/{walletAddress}/challenge",
  tag: "Customer",
  summary: "Ask for a message to sign",
  description:
    "Makes the message whose signature proves that a wallet is the customer's. It is good for one proof, for 10 minutes.",
  access: "caller",
  needs: "customer:write",
  needsOfCustomer: "own",
  errors: ["customer_not_found", "wallet_not_found", "wallet_taken"],
  input: z.object(wallet),
  output: walletChallenge,
  example: {
    input: { customerId: exampleCustomer.id, walletAddress: exampleAddress },
    output: exampleOf(walletChallenge, {
      message: `offerboard.example wants you to sign in with your Ethereum account:\n${exampleAddress}\n\nProve to Nordlicht Real Assets that this wallet is yours. Signing moves nothing and costs nothing.\n\nURI: https://offerboard.example\nVersion: 1\nChain ID: 1\nNonce: ${exampleNonce}\nIssued At: 2027-01-12T09:00:00.000Z\nExpiration Time: 2027-01-12T09:10:00.000Z`,
    }),
  },
});

export const proveWallet = defineOperation({
  name: "proveWallet",
  method: "POST",
  path: "/customer/{customerId}/wallet/{walletAddress}/proof",
  tag: "Customer",
  summary: "Prove a wallet",
  description:
    "Takes the signature of a challenge's message; from then on the wallet is this customer's alone. The nonce is used up, also by a signature that is wrong.",
  access: "caller",
  needs: "customer:write",
  needsOfCustomer: "own",
  claimsKey: true,
  errors: [
    "customer_not_found",
    "wallet_not_found",
    "challenge_not_found",
    "invalid_signature",
    "wallet_taken",
  ],
  input: z.object({
    ...wallet,
    nonce: text(200).meta({ description: "The nonce of the challenge.", example: exampleNonce }),
    signature: text(SIGNATURE_LENGTH).meta({
      description: "The signature of its message, as hexadecimal digits after 0x.",
      example: "0x1b2c",
    }),
  }),
  output: customer,
  example: {
    input: {
      customerId: exampleCustomer.id,
      walletAddress: exampleAddress,
      nonce: exampleNonce,
      signature: "0x1b2c",
    },
    output: {
      ...exampleCustomer,
      wallets: exampleCustomer.wallets.map((proven) => ({
        ...proven,
        isProven: true,
        provenAt: "2027-01-12T09:05:00.000Z",
      })),
    },
  },
});

export const addWallet = defineOperation({
  name: "addWallet",
  method: "POST",
  path: "/customer/{customerId}/wallet",
  tag: "Customer",
  summary: "Add a wallet",
  description: "Adds a wallet to a customer; it counts as its own until another customer proves it.",
  access: "caller",
  needs: "customer:write",
  needsOfCustomer: "own",
  errors: ["customer_not_found", "wallet_exists", "wallet_taken", "too_many_wallets"],
  input: z.object({
    customerId,
    address: walletAddress.meta({ description: "Wallet address.", example: exampleAddress }),
  }),
  output: customer,
  example: {
    input: { customerId: exampleCustomer.id, address: exampleAddress },
    output: exampleCustomer,
  },
});
