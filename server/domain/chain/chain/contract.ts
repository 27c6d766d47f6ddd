import { z } from "zod";
import { chainHaltReasons } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const AT = "2027-02-12T09:00:00.000Z";
const exampleSigner = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";

/** Operations of a chain that are not final. */
export const chainQueue = z.object({
  waiting: z.number().meta({ description: "Operations in line, to be sent.", example: 12 }),
  sent: z.number().meta({ description: "Operations that are sent and not final.", example: 50 }),
  refused: z
    .number()
    .meta({ description: "Operations that the contract refused; somebody has to look.", example: 0 }),
  oldestSeconds: z.number().optional().meta({
    description: "How long the oldest operation has been in line; absent where none is.",
    example: 4,
  }),
});
export type ChainQueue = z.infer<typeof chainQueue>;

/** Who signs for an organization's tokens, and what with. */
export const chainSigner = z.object({
  address: z
    .string()
    .meta({ description: "The account that signs and pays for gas.", example: exampleSigner }),
  balance: z.string().optional().meta({
    description: "What it can pay, in the chain's own coin; absent until it was looked up.",
    example: "1.482",
  }),
  haltReason: z.enum(chainHaltReasons).optional().meta({
    description:
      "Why nothing is sent: `wrong_chain` = the nodes are of another chain; `fee_cap` = fees are above the limit set; `unfunded` = the account cannot pay for gas; `finality_violated` = a final block changed; `role_lost` = the agent's role is gone; `code_missing` = the contract is gone. Absent while it sends.",
    example: "unfunded",
  }),
  haltedAt: z.string().optional().meta({ description: "Since when; absent otherwise.", example: AT }),
  checkedAt: z.string().optional().meta({ description: "When the chain was last looked at.", example: AT }),
});
export type ChainSigner = z.infer<typeof chainSigner>;

/** How far a chain is, as it was last seen. */
export const chainHead = {
  latestBlock: z
    .number()
    .optional()
    .meta({ description: "The newest block that was seen.", example: 19_482_177 }),
  finalBlock: z
    .number()
    .optional()
    .meta({ description: "The newest block that stays for good.", example: 19_482_113 }),
};

export const chain = z
  .object({
    object: z.literal("chain").meta({ description: "Always `chain`.", example: "chain" }),
    isConfigured: z.boolean().meta({
      description: "Whether this installation has a chain; without, tokens are kept in the register alone.",
      example: true,
    }),
    chainId: z.number().optional().meta({ description: "The chain's number (EIP-155).", example: 1 }),
    explorerUrl: z.string().optional().meta({
      description: "Where people look at the chain, where there is such a place.",
      example: "https://etherscan.io",
    }),
    ...chainHead,
    signer: chainSigner.optional().meta({ description: "Who signs there." }),
    queue: chainQueue.meta({ description: "The organization's operations that are not final." }),
    tokens: z
      .object({
        live: z.number().meta({ description: "Tokens whose contract follows the register.", example: 2 }),
        deploying: z.number().meta({ description: "Tokens whose contract is being made.", example: 0 }),
        halted: z.number().meta({ description: "Tokens for which nothing is sent.", example: 0 }),
        outOfSync: z
          .number()
          .meta({ description: "Tokens whose contract differs from the register.", example: 0 }),
      })
      .meta({ description: "The organization's tokens on the chain." }),
  })
  .meta({ id: "Chain", description: "The chain of an installation's ERC-3643 tokens, as it was last seen." });
export type Chain = z.infer<typeof chain>;

export const getChain = defineOperation({
  name: "getChain",
  method: "GET",
  path: "/chain",
  compartment: "reports",
  tag: "Chain",
  summary: "Get the chain",
  description:
    "The chain of this installation: who signs, what it can pay, whether anything is sent, and what waits.",
  access: "caller",
  needs: "chain:read",
  errors: [],
  input: z.object({}),
  output: chain,
  example: {
    input: {},
    output: exampleOf(chain, { signer: { address: exampleSigner, balance: "1.482", checkedAt: AT } }),
  },
});
