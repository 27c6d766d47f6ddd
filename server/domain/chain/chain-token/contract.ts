import { z } from "zod";
import { chainHaltReasons, chainPolicies, chainTokenStatuses, tokenSettlements } from "#db/schema/enums.ts";
import { chainHead, chainQueue, chainSigner } from "#server/domain/chain/chain/contract.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const AT = "2027-02-12T09:00:00.000Z";
const token = "0x52908400098527886E0F7030069857D2E4169EE7";
const agent = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";
const identityRegistry = "0xde709f2102306220921060314715629080e2fb77";

const tokenOnChain = z
  .object({
    tokenId: z.string().meta({ description: "The token.", example: "harbour-lofts" }),
    object: z.literal("chain_token").meta({ description: "Always `chain_token`.", example: "chain_token" }),
    mode: z.enum(tokenSettlements).meta({
      description: "The token's `settlement`: `LEDGER` = in the register alone, and all else is absent.",
      example: "ERC3643",
    }),
    contract: z
      .object({
        chainId: z.number().meta({ description: "The chain's number (EIP-155).", example: 1 }),
        explorerUrl: z.string().optional().meta({
          description: "Where people look at the chain, where there is such a place.",
          example: "https://etherscan.io",
        }),
        status: z
          .enum(chainTokenStatuses)
          .meta({ description: "How far the contract is; see `token.chain.status`.", example: "LIVE" }),
        haltReason: z.enum(chainHaltReasons).optional().meta({
          description: "Why nothing is sent for this token; absent while it is.",
          example: "role_lost",
        }),
        policy: z.enum(chainPolicies).meta({
          description: "Who moves tokens there: `CLOSED` = the register's agent alone.",
          example: "CLOSED",
        }),
        isAttached: z.boolean().meta({
          description: "Whether it was there before and attached; false where the service made it.",
          example: false,
        }),
        address: z.string().meta({ description: "The token's contract.", example: token }),
        agent: z.string().meta({
          description: "The contract that moves its tokens, each movement once.",
          example: agent,
        }),
        identityRegistry: z.string().meta({
          description: "The contract that knows the wallets which may hold some.",
          example: identityRegistry,
        }),
        owner: z
          .string()
          .meta({ description: "Who names the agent's operators.", example: identityRegistry }),
        deployedBlock: z
          .number()
          .optional()
          .meta({ description: "The block it was made in; absent until then.", example: 19_400_000 }),
        reconciledBlock: z.number().optional().meta({
          description:
            "The final block up to which it was compared with the register; absent before the first time.",
          example: 19_482_100,
        }),
        inSync: z
          .boolean()
          .meta({ description: "Whether the two agreed when they were last compared.", example: true }),
        openDifferences: z
          .number()
          .meta({ description: "Differences that wait for somebody's decision.", example: 0 }),
        liveAt: z
          .string()
          .optional()
          .meta({ description: "Since when it follows the register; absent until then.", example: AT }),
      })
      .optional()
      .meta({ description: "The contract." }),
    ...chainHead,
    queue: chainQueue.optional().meta({ description: "The token's operations that are not final." }),
    signer: chainSigner.optional().meta({ description: "Who signs for it." }),
  })
  .meta({ id: "TokenOnChain", description: "How a token's contract follows the register." });
export type TokenOnChain = z.infer<typeof tokenOnChain>;

export const getChainToken = defineOperation({
  name: "getChainToken",
  method: "GET",
  path: "/token/{tokenId}/chain",
  compartment: "reports",
  tag: "Chain",
  summary: "Get a token's contract",
  description: "Where a token's contract is, how far it follows the register, and what waits.",
  access: "caller",
  needs: "chain:read",
  errors: ["token_not_found"],
  input: z.object({ tokenId: identifier.meta({ description: "The token.", example: "harbour-lofts" }) }),
  output: tokenOnChain,
  example: {
    input: { tokenId: "harbour-lofts" },
    output: exampleOf(tokenOnChain, {
      contract: {
        chainId: 1,
        explorerUrl: "https://etherscan.io",
        status: "LIVE",
        policy: "CLOSED",
        isAttached: false,
        address: token,
        agent,
        identityRegistry,
        owner: identityRegistry,
        deployedBlock: 19_400_000,
        reconciledBlock: 19_482_100,
        inSync: true,
        openDifferences: 0,
        liveAt: AT,
      },
      queue: { waiting: 12, sent: 50, refused: 0, oldestSeconds: 4 },
      signer: { address: agent, balance: "1.482", checkedAt: AT },
    }),
  },
});
