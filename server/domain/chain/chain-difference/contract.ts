import { z } from "zod";
import { chainDifferenceKinds, chainDifferenceStatuses, chainMovementKinds } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { identifier, text } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** How a person ends a difference: the register follows the chain, the chain is put right, or it stays as it is. */
export const resolutions = ["ADOPT", "CORRECT", "IGNORE"] as const;
export type Resolution = (typeof resolutions)[number];

const AT = "2027-02-12T09:00:00.000Z";

const chainDifference = z
  .object({
    chainDifferenceId: z
      .string()
      .meta({ description: "Unique identifier.", example: "cdf_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    object: z
      .literal("chain_difference")
      .meta({ description: "Always `chain_difference`.", example: "chain_difference" }),
    tokenId: z.string().meta({ description: "The token.", example: "harbour-lofts" }),
    kind: z.enum(chainDifferenceKinds).meta({
      description:
        "In what they differ: `EXTERNAL_…` = somebody minted, burned, moved or froze tokens past the register; `MISSING_ON_CHAIN` = the chain lacks what was final there; `UNKNOWN_OPERATION` = the agent did what the register does not know; `ROLE_LOST`, `OWNER_CHANGED`, `UNPAUSED` = the contract itself was changed.",
      example: "EXTERNAL_MINT",
    }),
    status: z.enum(chainDifferenceStatuses).meta({
      description:
        "What became of it: `OPEN`; `ADOPTED` = the register took it over; `CORRECTED` = the chain was put right; `IGNORED`.",
      example: "OPEN",
    }),
    walletAddress: z.string().optional().meta({
      description: "The wallet it concerns; absent where it concerns the token as a whole.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    otherAddress: z.string().optional().meta({
      description: "The other wallet of a movement between two.",
      example: "0x52908400098527886E0F7030069857D2E4169EE7",
    }),
    operationId: z.string().optional().meta({
      description:
        "What it is known by: the contract's name for the operation, or the transaction and place of what the contract told.",
      example: "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
    }),
    txHash: z.string().optional().meta({
      description: "The transaction it happened in, where the contract told of it.",
      example: "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
    }),
    movements: z
      .array(
        z.object({
          kind: z.enum(chainMovementKinds).meta({ description: "What was done.", example: "MINT" }),
          from: z.string().optional().meta({
            description: "The wallet that lost tokens, or whose tokens were frozen or released.",
            example: "0x52908400098527886E0F7030069857D2E4169EE7",
          }),
          to: z.string().optional().meta({
            description: "The wallet that got tokens.",
            example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
          }),
          amount: z.string().meta({ description: "How many tokens.", example: "1" }),
        }),
      )
      .meta({ description: "What the chain has done beyond the register, in its order." }),
    resolutions: z.array(z.enum(resolutions)).meta({
      description: "How it can be ended; none where it ends by itself, once the contract is as it was.",
      example: ["ADOPT", "CORRECT", "IGNORE"],
    }),
    proposal: z
      .object({
        resolution: z
          .enum(resolutions)
          .meta({ description: "The end that is proposed.", example: "CORRECT" }),
        by: z.string().meta({
          description:
            "Who proposes it: a member's user id, an API key's id, or `api` where no key is needed.",
          example: "usr_0198c2e8f2a07c3d",
        }),
      })
      .optional()
      .meta({ description: "How somebody wants to end it, until another one, who is a member, agrees." }),
    register: z.string().optional().meta({
      description: "Tokens that the register has; absent where it is not about tokens.",
      example: "250",
    }),
    chain: z.string().optional().meta({
      description: "Tokens that the chain has; absent where it is not about tokens.",
      example: "251",
    }),
    blockNumber: z
      .number()
      .meta({ description: "The final block at which it was seen.", example: 19_482_113 }),
    reason: z.string().optional().meta({
      description: "Why it was ended as it was; absent until then.",
      example: "Agreed with the owner.",
    }),
    createdAt: z.string().meta({ description: "When it was found.", example: AT }),
    resolvedAt: z
      .string()
      .optional()
      .meta({ description: "When it was ended; absent until then.", example: AT }),
  })
  .meta({ id: "ChainDifference", description: "Where a token's contract differs from the register." });
export type ChainDifference = z.input<typeof chainDifference>;

const exampleDifference = exampleOf(chainDifference, {
  movements: [{ kind: "MINT", to: "0x8617E340B3D01FA5F11F306F4090FD50E238070D", amount: "1" }],
  otherAddress: undefined,
  operationId: undefined,
  txHash: undefined,
  reason: undefined,
  resolvedAt: undefined,
});

export const listDifferences = defineOperation({
  name: "listChainDifferences",
  method: "GET",
  path: "/token/{tokenId}/chain/difference",
  tag: "Chain",
  summary: "List a contract's differences",
  description: "Where a token's contract differed from the register when they were compared, newest first.",
  access: "caller",
  needs: "chain:read",
  errors: ["token_not_found"],
  input: listInput(["createdAt"] as const, {
    tokenId: identifier.meta({ description: "The token.", example: "harbour-lofts" }),
    status: z
      .enum(chainDifferenceStatuses)
      .optional()
      .meta({ description: "Only differences that stand so.", example: "OPEN" }),
  }).omit({ q: true }),
  output: listOutput(chainDifference),
  example: {
    input: { tokenId: "harbour-lofts" },
    output: wholeList([exampleDifference]),
  },
});

export const resolveDifference = defineOperation({
  name: "resolveChainDifference",
  method: "POST",
  path: "/token/{tokenId}/chain/difference/{chainDifferenceId}/resolve",
  tag: "Chain",
  summary: "Resolve a difference",
  description:
    "Ends a difference between a token's contract and the register: `ADOPT` = the register does the same, with an entry of reason `CHAIN`; `CORRECT` = the opposite is done on the chain; `IGNORE` = both stay as they are. It takes two: the first call proposes, the same call by another one, who is a member, does it. Another resolution replaces the proposal.",
  access: "caller",
  needs: "chain:write",
  errors: [
    "chain_difference_not_found",
    "invalid_transition",
    "resolution_not_possible",
    "second_person_required",
    "chain_wallet_unknown",
    "register_cannot_follow",
  ],
  input: z.object({
    tokenId: identifier.meta({ description: "The token.", example: "harbour-lofts" }),
    chainDifferenceId: identifier.meta({
      description: "The difference.",
      example: "cdf_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    resolution: z.enum(resolutions).meta({ description: "How it is to end.", example: "CORRECT" }),
    reason: text(500).meta({
      description: "Why, for the audit trail and the register.",
      example: "Minted by mistake with the owner's key.",
    }),
  }),
  output: chainDifference,
  example: {
    input: {
      tokenId: "harbour-lofts",
      chainDifferenceId: "cdf_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
      resolution: "CORRECT",
      reason: "Minted by mistake with the owner's key.",
    },
    output: { ...exampleDifference, proposal: { resolution: "CORRECT", by: "usr_0198c2e8f2a07c3d" } },
  },
});
