import { z } from "zod";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput } from "#server/kernel/fields/list.ts";
import { identifier, timestamp } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const AT = "2027-03-31T23:59:47.000Z";

const balance = (description: string) =>
  z
    .object({
      total: z.string().meta({ description: "All tokens of the wallet.", example: "250" }),
      frozen: z.string().meta({ description: "Those of them that are held back.", example: "50" }),
    })
    .meta({ description });

const chainProof = z
  .object({
    object: z.literal("chain_proof").meta({ description: "Always `chain_proof`.", example: "chain_proof" }),
    customerId: z
      .string()
      .meta({ description: "The customer who holds.", example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    walletAddress: z
      .string()
      .meta({ description: "The wallet.", example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D" }),
    register: balance("What the register had when the block was made."),
    carriedOut: balance(
      "What of it the register takes for carried out on the chain by that block; the rest was on its way.",
    ),
    chain: balance("What the contract had at that block, as the chain's nodes say."),
    agrees: z
      .boolean()
      .meta({ description: "Whether the contract had exactly what was carried out.", example: true }),
  })
  .meta({
    id: "ChainProof",
    description: "What a wallet held of a token, in the register and on the chain.",
  });
export type ChainProof = z.infer<typeof chainProof>;

const provenBlock = z.object({
  address: z.string().meta({
    description: "The token's contract.",
    example: "0x52908400098527886E0F7030069857D2E4169EE7",
  }),
  blockNumber: z
    .number()
    .meta({ description: "The final block at which the contract was read.", example: 19_482_113 }),
  blockHash: z.string().meta({
    description: "Its hash.",
    example: "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
  }),
  asOf: z.string().meta({
    description: "When the block was made; send it along for the further pages.",
    example: AT,
  }),
});
export type ProvenBlock = z.infer<typeof provenBlock>;

export const listChainProof = defineOperation({
  name: "listChainProof",
  method: "GET",
  path: "/token/{tokenId}/chain/proof",
  compartment: "reports",
  tag: "Chain",
  summary: "Prove a token's holders by the chain",
  description:
    "What each wallet held of a token in the register and in its contract, at one block that stays for good: the newest one, or the newest one up to a past instant. Wallets that held some once are listed too.",
  access: "caller",
  needs: "chain:read",
  errors: [
    "token_not_found",
    "token_not_on_chain",
    "chain_not_configured",
    "contract_not_there_then",
    "chain_state_unavailable",
    "chain_unavailable",
  ],
  input: listInput(["customerId"] as const, {
    tokenId: identifier.meta({ description: "The token.", example: "harbour-lofts" }),
    asOf: timestamp.optional().meta({
      description: "The instant to look back to, inclusive; left out = the newest block that stays.",
      example: "2027-03-31T23:59:59.999Z",
    }),
  }).omit({ q: true }),
  output: listOutput(chainProof).extend(provenBlock.shape),
  example: {
    input: { tokenId: "harbour-lofts", asOf: "2027-03-31T23:59:59.999Z" },
    output: {
      object: "list",
      data: [exampleOf(chainProof)],
      hasMore: false,
      nextCursor: null,
      address: "0x52908400098527886E0F7030069857D2E4169EE7",
      blockNumber: 19_482_113,
      blockHash: "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
      asOf: AT,
    },
  },
});
