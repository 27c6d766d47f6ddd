import { z } from "zod";
import { chainOperationKinds, chainProgress } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const AT = "2027-02-12T09:00:00.000Z";
const wallet = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";
const txHash = "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";

export const chainOperation = z
  .object({
    chainOperationId: z
      .string()
      .meta({ description: "Unique identifier.", example: "cop_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    object: z
      .literal("chain_operation")
      .meta({ description: "Always `chain_operation`.", example: "chain_operation" }),
    tokenId: z.string().meta({ description: "The token.", example: "harbour-lofts" }),
    tokenSymbol: z.string().meta({ description: "Its symbol.", example: "HLH" }),
    kind: z.enum(chainOperationKinds).meta({
      description:
        "What is done: the first eight move tokens as an entry of the register did, the others prepare the contracts.",
      example: "MINT",
    }),
    status: z.enum(chainProgress).meta({
      description:
        "How far it is: `QUEUED` = in line; `SENT` = in a transaction; `MINED` = in a block that may still go; `FINAL` = there for good; `REFUSED` = the contract would not do it, and somebody has to look.",
      example: "FINAL",
    }),
    amount: z
      .string()
      .optional()
      .meta({ description: "Tokens that it moves; absent where it moves none.", example: "250" }),
    fromWalletAddress: z
      .string()
      .optional()
      .meta({ description: "The wallet they leave, or are held back in; absent without.", example: wallet }),
    toWalletAddress: z.string().optional().meta({
      description: "The wallet they go to, or that is registered; absent without.",
      example: wallet,
    }),
    ledgerEntryId: z.string().optional().meta({
      description: "The register's entry it follows; absent where it follows none.",
      example: "led_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    reference: z.string().optional().meta({
      description: "What caused that: a purchase, an offer.",
      example: "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    chainTransactionId: z.string().optional().meta({
      description: "The transaction it is in; absent until it is in one.",
      example: "ctx_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    txHash: z
      .string()
      .optional()
      .meta({ description: "Hash of that transaction, once it is in a block.", example: txHash }),
    blockNumber: z.number().optional().meta({ description: "That block.", example: 19_482_113 }),
    reason: z.string().optional().meta({
      description:
        "Why the contract refused it, in its own words; of one in line, why it would: the token's daily limit is used up, and it goes once there is room. Absent otherwise.",
      example: "WalletNotRegistered(0x8617E340B3D01FA5F11F306F4090FD50E238070D)",
    }),
    createdAt: z.string().meta({ description: "When it got in line.", example: AT }),
    finalAt: z
      .string()
      .optional()
      .meta({ description: "When it was there for good; absent until then.", example: AT }),
  })
  .meta({ id: "ChainOperation", description: "What a token's contract is to do, once." });
export type ChainOperation = z.input<typeof chainOperation>;

const exampleOperation = exampleOf(chainOperation, { fromWalletAddress: undefined, reason: undefined });

const chainOperationId = identifier.meta({
  description: "Identifier of the operation.",
  example: exampleOperation.chainOperationId,
});

export const getChainOperation = defineOperation({
  name: "getChainOperation",
  method: "GET",
  path: "/chain-operation/{chainOperationId}",
  tag: "Chain",
  summary: "Get an operation of a chain",
  description: "One operation of the organization's tokens.",
  access: "caller",
  needs: "chain:read",
  errors: ["chain_operation_not_found"],
  input: z.object({ chainOperationId }),
  output: chainOperation,
  example: {
    input: { chainOperationId: exampleOperation.chainOperationId },
    output: exampleOperation,
  },
});

export const listChainOperations = defineOperation({
  name: "listChainOperations",
  method: "GET",
  path: "/chain-operation",
  tag: "Chain",
  summary: "List operations of a chain",
  description:
    "What the contracts of the organization's tokens are to do and have done, newest first. `q` finds an operation, an entry, a purchase or an offer by its id.",
  access: "caller",
  needs: "chain:read",
  errors: [],
  input: listInput(["createdAt"] as const, {
    ...counted,
    tokenId: identifier
      .optional()
      .meta({ description: "Only operations of this token.", example: "harbour-lofts" }),
    status: z
      .enum(chainProgress)
      .optional()
      .meta({ description: "Only operations that stand so.", example: "REFUSED" }),
    kind: z
      .enum(chainOperationKinds)
      .optional()
      .meta({ description: "Only operations of this kind.", example: "MINT" }),
    chainTransactionId: identifier.optional().meta({
      description: "Only operations in this transaction.",
      example: "ctx_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    ...createdRange,
  }),
  output: countedOutput(chainOperation),
  example: {
    input: { status: "REFUSED" },
    output: wholeList([exampleOperation]),
  },
});

export const retryChainOperation = defineOperation({
  name: "retryChainOperation",
  method: "POST",
  path: "/chain-operation/{chainOperationId}/retry",
  tag: "Chain",
  summary: "Try an operation again",
  description:
    "Puts an operation that the contract refused back in line, once its reason is gone. It keeps its identity there, so that it can never be carried out twice.",
  access: "caller",
  needs: "chain:write",
  errors: ["chain_operation_not_found", "invalid_transition"],
  input: z.object({ chainOperationId }),
  output: chainOperation,
  example: {
    input: { chainOperationId: exampleOperation.chainOperationId },
    output: {
      chainOperationId: exampleOperation.chainOperationId,
      object: "chain_operation",
      tokenId: "harbour-lofts",
      tokenSymbol: "HLH",
      kind: "MINT",
      status: "QUEUED",
      amount: "250",
      toWalletAddress: wallet,
      createdAt: AT,
    },
  },
});
