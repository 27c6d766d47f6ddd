import { z } from "zod";
import { chainTokenStatuses, tokenSettlements } from "#db/schema/enums.ts";
import { MAX_TOKEN_DECIMALS, tokenAmount } from "#server/kernel/fields/amount.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { keptMetadata, metadata, metadataChange, metadataFilter } from "#server/kernel/fields/metadata.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { freeText, identifier, text } from "#server/kernel/fields/text.ts";
import { contractAddress, walletAddress } from "#server/kernel/fields/wallet.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** What is told of a token where it is not nested. */
const registered = {
  tokenId: z.string().meta({
    description: "Identifier of the token, as offerings and offers name it.",
    example: "harbour-lofts",
  }),
  organizationId: z
    .string()
    .meta({ description: "The organization that registered it.", example: "org_demo" }),
  issuedSupply: z
    .number()
    .meta({ description: "Tokens held in wallets, a part of totalSupply.", example: 12500 }),
  holders: z.number().meta({ description: "Number of customers that hold some.", example: 14 }),
  settlement: z.enum(tokenSettlements).meta({
    description:
      "Where its movements are carried out: `LEDGER` = in the register alone; `ERC3643` = in a contract on a chain that follows the register.",
    example: "LEDGER",
  }),
  chain: z
    .object({
      chainId: z.number().meta({ description: "The chain's number (EIP-155).", example: 1 }),
      status: z.enum(chainTokenStatuses).meta({
        description:
          "`DEPLOYING` = the contract is being made; `LIVE` = it follows the register; `HALTED` = nothing is sent until somebody has looked.",
        example: "LIVE",
      }),
      inSync: z.boolean().meta({
        description: "Whether chain and register agreed when they were last compared.",
        example: true,
      }),
      explorerUrl: z.string().optional().meta({
        description:
          "The explorer of this installation, where it has one: contracts stand there at /token/{address}, transactions at /tx/{hash}.",
        example: "https://etherscan.io",
      }),
    })
    .optional()
    .meta({ description: "The contract of a token whose settlement is `ERC3643`." }),
  metadata: keptMetadata.optional(),
};

/** The token as it is nested in an offering (docs/domain.md, Register). */
export const token = z
  .object({
    object: objectName("token"),
    name: z.string().meta({ description: "Name of the token.", example: "Harbour Lofts Hamburg" }),
    symbol: z.string().meta({ description: "Ticker symbol of the token.", example: "HLH" }),
    address: z.string().meta({
      description: "Address of the token contract.",
      example: "0x52908400098527886E0F7030069857D2E4169EE7",
    }),
    decimals: z.number().meta({ description: "Decimals an amount of this token may have.", example: 18 }),
    isPaused: z.boolean().meta({ description: "Whether transfers are paused.", example: false }),
    totalSupply: z.number().meta({
      description: "All tokens there are: those held in wallets and those still to be issued.",
      example: 50000,
    }),
    createdAt: z
      .string()
      .meta({ description: "When the token was created.", example: "2027-01-04T09:00:00.000Z" }),
    ...z.object(registered).partial().shape,
  })
  .meta({
    id: "Token",
    description: "The token of an offering: what names it, and all of it where `expand=token` asks for that.",
  });
export type Token = z.input<typeof token>;

/** A token with the id that offerings and offers name, and how much of its supply wallets hold. */
export const registeredToken = token
  .extend(registered)
  .meta({ id: "RegisteredToken", description: "A token in the register." });
export type RegisteredToken = z.input<typeof registeredToken>;

const exampleToken = exampleOf(registeredToken, { issuedSupply: 0, holders: 0, metadata: undefined });

export const createToken = defineOperation({
  name: "createToken",
  method: "POST",
  path: "/token",
  tag: "Token",
  summary: "Register a token",
  description:
    'Registers a token with a fixed total supply, all of it still to be issued. With `settlement: "ERC3643"` its contract is deployed on the installation\'s chain; the address is known at once, and what is minted waits until the contract is there.',
  access: "caller",
  needs: "token:write",
  errors: ["token_exists", "precision_exceeded", "chain_not_configured", "chain_address_given"],
  input: z.object({
    tokenId: identifier
      .optional()
      .meta({ description: "Your identifier; made by the service when left out.", example: "harbour-lofts" }),
    name: text(100).meta({ description: "Name of the token.", example: "Harbour Lofts Hamburg" }),
    symbol: text(20).meta({ description: "Ticker symbol.", example: "HLH" }),
    decimals: z
      .number({ error: "Send a whole number from 0 to 18." })
      .int({ error: "Send a whole number from 0 to 18." })
      .min(0, { error: "Send a whole number from 0 to 18." })
      .max(MAX_TOKEN_DECIMALS, { error: "Send a whole number from 0 to 18." })
      .default(18)
      .meta({ description: "Decimals an amount may have, 0 to 18.", example: 18 }),
    totalSupply: tokenAmount.meta({ description: "All tokens there will be.", example: 50000 }),
    address: contractAddress.optional().meta({
      description:
        "Address of an existing token contract; the sandbox chain makes one when left out. Not with `ERC3643`, whose contract gets its own.",
      example: "0x52908400098527886E0F7030069857D2E4169EE7",
    }),
    settlement: z.enum(tokenSettlements).default("LEDGER").meta({
      description: "`LEDGER` = in the register alone; `ERC3643` = in a contract that follows it.",
      example: "LEDGER",
    }),
    metadata: metadata.optional(),
  }),
  output: registeredToken,
  example: {
    input: {
      tokenId: "harbour-lofts",
      name: "Harbour Lofts Hamburg",
      symbol: "HLH",
      decimals: 18,
      totalSupply: 50000,
    },
    output: exampleToken,
  },
});

export const getToken = defineOperation({
  name: "getToken",
  method: "GET",
  path: "/token/{tokenId}",
  tag: "Token",
  summary: "Get a token",
  description: "One token of the organization.",
  access: "caller",
  needs: "token:read",
  errors: ["token_not_found"],
  input: z.object({
    tokenId: identifier.meta({ description: "Identifier of the token.", example: "harbour-lofts" }),
  }),
  output: registeredToken,
  example: { input: { tokenId: "harbour-lofts" }, output: exampleToken },
});

export const tokenSorts = ["createdAt", "name", "symbol", "totalSupply", "issuedSupply"] as const;

export const listTokens = defineOperation({
  name: "listTokens",
  method: "GET",
  path: "/token",
  tag: "Token",
  summary: "List tokens",
  description: "The organization's tokens, newest first.",
  access: "caller",
  needs: "token:read",
  errors: [],
  input: listInput(tokenSorts, { ...counted, metadata: metadataFilter, ...createdRange }),
  output: countedOutput(registeredToken),
  example: { input: {}, output: wholeList([exampleToken]) },
});

export const mintToken = defineOperation({
  name: "mintToken",
  method: "POST",
  path: "/token/{tokenId}/mint",
  tag: "Token",
  summary: "Mint tokens into a wallet",
  description: "Issues tokens out of the supply that is left into a customer's wallet.",
  access: "caller",
  needs: "token:write",
  errors: [
    "token_not_found",
    "customer_not_found",
    "wallet_not_owned",
    "wallet_not_proven",
    "wallet_not_registered",
    "supply_exceeded",
    "precision_exceeded",
  ],
  input: z.object({
    tokenId: identifier.meta({ description: "The token to mint.", example: "harbour-lofts" }),
    customerId: identifier.meta({
      description: "The customer who receives them.",
      example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    walletAddress: walletAddress.meta({
      description: "One of that customer's wallets.",
      example: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    }),
    amount: tokenAmount.meta({ description: "How many tokens.", example: 250 }),
    note: freeText(500)
      .optional()
      .meta({ description: "Why, for the register.", example: "Founders' share" }),
  }),
  output: registeredToken,
  example: {
    input: {
      tokenId: "harbour-lofts",
      customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
      walletAddress: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
      amount: 250,
    },
    output: { ...exampleToken, issuedSupply: 250, holders: 1 },
  },
});

const tokenId = identifier.meta({ description: "The token.", example: "harbour-lofts" });

export const updateToken = defineOperation({
  name: "updateToken",
  method: "PATCH",
  path: "/token/{tokenId}",
  tag: "Token",
  summary: "Change a token",
  description: "Merges `metadata`; what a token is never changes.",
  access: "caller",
  needs: "token:write",
  errors: ["token_not_found"],
  input: z.object({ tokenId, metadata: metadataChange.optional() }),
  output: registeredToken,
  example: {
    input: { tokenId: "harbour-lofts", metadata: { isin: "DE000A1EWWW0", draft: null } },
    output: { ...exampleToken, metadata: { isin: "DE000A1EWWW0" } },
  },
});

export const pauseToken = defineOperation({
  name: "pauseToken",
  method: "POST",
  path: "/token/{tokenId}/pause",
  tag: "Token",
  summary: "Pause a token",
  description: "Stops purchases, offers, trades and transfers of a token until it is unpaused.",
  access: "caller",
  needs: "token:write",
  errors: ["token_not_found", "invalid_transition"],
  input: z.object({ tokenId }),
  output: registeredToken,
  example: { input: { tokenId: "harbour-lofts" }, output: { ...exampleToken, isPaused: true } },
});

export const unpauseToken = defineOperation({
  name: "unpauseToken",
  method: "POST",
  path: "/token/{tokenId}/unpause",
  tag: "Token",
  summary: "Unpause a token",
  description: "Lets a paused token be bought, offered, traded and transferred again.",
  access: "caller",
  needs: "token:write",
  errors: ["token_not_found", "invalid_transition"],
  input: z.object({ tokenId }),
  output: registeredToken,
  example: { input: { tokenId: "harbour-lofts" }, output: exampleToken },
});

export const attachToken = defineOperation({
  name: "attachToken",
  method: "POST",
  path: "/token/{tokenId}/chain/attach",
  tag: "Chain",
  summary: "Attach a contract",
  description:
    "Has an ERC-3643 contract that is there already follow the register from now on, while no wallet holds any of the token. Tells every check that fails at once; with `Dry-Run: true` it only tells.",
  access: "caller",
  needs: "chain:write",
  errors: [
    "token_not_found",
    "chain_not_configured",
    "chain_unavailable",
    "token_on_chain",
    "tokens_in_wallets",
    "contract_taken",
    "address_checksum_wrong",
    "contract_not_found",
    "contract_decimals_differ",
    "contract_agent_missing",
    "contract_registrar_missing",
    "contract_not_served",
    "contract_not_paused",
    "contract_supply_exists",
  ],
  input: z.object({
    tokenId,
    address: contractAddress.meta({
      description: "Address of the token's contract.",
      example: "0x52908400098527886E0F7030069857D2E4169EE7",
    }),
  }),
  output: registeredToken,
  example: {
    input: { tokenId: "harbour-lofts", address: "0x52908400098527886E0F7030069857D2E4169EE7" },
    output: {
      ...exampleToken,
      settlement: "ERC3643",
      chain: { chainId: 1, status: "DEPLOYING", inSync: true, explorerUrl: "https://etherscan.io" },
    },
  },
});

export const detachToken = defineOperation({
  name: "detachToken",
  method: "POST",
  path: "/token/{tokenId}/chain/detach",
  tag: "Chain",
  summary: "Detach a contract",
  description:
    "Keeps a token in the register alone from now on: once everything is final on the chain, and both were compared since and agree. The contract stays as it is.",
  access: "caller",
  needs: "chain:write",
  errors: ["token_not_found", "token_not_on_chain", "chain_not_settled", "chain_not_in_sync"],
  input: z.object({ tokenId }),
  output: registeredToken,
  example: { input: { tokenId: "harbour-lofts" }, output: exampleToken },
});
