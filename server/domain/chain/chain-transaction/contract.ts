import { z } from "zod";
import { chainTransactionStatuses } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const AT = "2027-02-12T09:00:00.000Z";
const hash = "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";

export const chainTransaction = z
  .object({
    chainTransactionId: z
      .string()
      .meta({ description: "Unique identifier.", example: "ctx_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    object: z
      .literal("chain_transaction")
      .meta({ description: "Always `chain_transaction`.", example: "chain_transaction" }),
    tokenId: z
      .string()
      .meta({ description: "The token whose operations it carries.", example: "harbour-lofts" }),
    chainId: z.number().meta({ description: "The chain's number (EIP-155).", example: 1 }),
    signer: z.string().meta({
      description: "The account that signs it.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    nonce: z.number().meta({ description: "Its place among that account's transactions.", example: 118 }),
    status: z.enum(chainTransactionStatuses).meta({
      description:
        "How far it is: `RESERVED` = it has its nonce; `SIGNED`; `BROADCAST` = handed to the chain; `MINED` = in a block that may still go; `FINAL` = there for good; `VOIDED` = its nonce was used up by something else, and its operations are sent anew.",
      example: "FINAL",
    }),
    isVoiding: z.boolean().meta({
      description: "Whether its nonce is being used up by a transfer of nothing.",
      example: false,
    }),
    operations: z.number().meta({ description: "How many operations it carries.", example: 50 }),
    attempts: z.number().meta({
      description: "How often it was signed; each time after the first with higher fees.",
      example: 1,
    }),
    maxFeeInGwei: z
      .string()
      .optional()
      .meta({ description: "The most that its last attempt pays for a unit of gas.", example: "24.5" }),
    txHash: z.string().optional().meta({
      description: "Its hash: of what is in a block, else of the last attempt; absent until it is signed.",
      example: hash,
    }),
    blockNumber: z
      .number()
      .optional()
      .meta({ description: "The block it is in; absent until then.", example: 19_482_113 }),
    firstBroadcastAt: z
      .string()
      .optional()
      .meta({ description: "When it was handed to the chain first; absent until then.", example: AT }),
    createdAt: z.string().meta({ description: "When it got its nonce.", example: AT }),
    finalAt: z
      .string()
      .optional()
      .meta({ description: "When it was there for good; absent until then.", example: AT }),
  })
  .meta({ id: "ChainTransaction", description: "Operations of a token on their way to its chain together." });
export type ChainTransaction = z.input<typeof chainTransaction>;

const exampleTransaction = exampleOf(chainTransaction, {
  status: "BROADCAST",
  blockNumber: undefined,
  finalAt: undefined,
});

const chainTransactionId = identifier.meta({
  description: "Identifier of the transaction.",
  example: exampleTransaction.chainTransactionId,
});
const example = {
  input: { chainTransactionId: exampleTransaction.chainTransactionId },
  output: exampleTransaction,
};

export const getChainTransaction = defineOperation({
  name: "getChainTransaction",
  method: "GET",
  path: "/chain-transaction/{chainTransactionId}",
  tag: "Chain",
  summary: "Get a transaction of a chain",
  description: "One transaction of the organization's tokens.",
  access: "caller",
  needs: "chain:read",
  errors: ["chain_transaction_not_found"],
  input: z.object({ chainTransactionId }),
  output: chainTransaction,
  example,
});

export const listChainTransactions = defineOperation({
  name: "listChainTransactions",
  method: "GET",
  path: "/chain-transaction",
  tag: "Chain",
  summary: "List transactions of a chain",
  description: "How the operations of the organization's tokens were sent, newest first.",
  access: "caller",
  needs: "chain:read",
  errors: [],
  input: listInput(["createdAt"] as const, {
    ...counted,
    tokenId: identifier
      .optional()
      .meta({ description: "Only transactions of this token.", example: "harbour-lofts" }),
    status: z
      .enum(chainTransactionStatuses)
      .optional()
      .meta({ description: "Only transactions that stand so.", example: "BROADCAST" }),
    ...createdRange,
  }).omit({ q: true }),
  output: countedOutput(chainTransaction),
  example: {
    input: { status: "BROADCAST" },
    output: wholeList([exampleTransaction]),
  },
});

export const speedUpChainTransaction = defineOperation({
  name: "speedUpChainTransaction",
  method: "POST",
  path: "/chain-transaction/{chainTransactionId}/speed-up",
  tag: "Chain",
  summary: "Speed a transaction up",
  description:
    "Sends a transaction again with higher fees at once, without waiting until it counts as stuck. Of both only one can be carried out. Fees stay within the limit that is set for this installation.",
  access: "caller",
  needs: "chain:write",
  errors: ["chain_transaction_not_found", "invalid_transition"],
  input: z.object({ chainTransactionId }),
  output: chainTransaction,
  example,
});
