import { differenceResolutions } from "#app/_words/choices.ts";
import { formatTokens, numberFormat } from "#app/_words/format.ts";
import type { ChainDifferenceKind, ChainHaltReason, ChainOperationKind } from "#db/schema/enums.ts";
import type { Resolution } from "#server/domain/chain/chain-difference/contract.ts";

/** What is said of something that stopped, or differs: what it is, and what to do. */
export interface Advice {
  readonly title: string;
  readonly what: string;
  readonly todo: string;
}

/** Why nothing is sent to the chain. */
export const halts: Record<ChainHaltReason, Advice> = {
  wrong_chain: {
    title: "The nodes are of another chain",
    what: "The nodes that are configured answer for another chain than the one the tokens are on, so nothing is sent.",
    todo: "Check CHAIN_RPC_URLS and CHAIN_ID. Sending goes on by itself once they fit.",
  },
  fee_cap: {
    title: "Fees are above your limit",
    what: "The chain asks more for a transaction than this installation may pay, so what is in line waits.",
    todo: "Wait until fees fall, or raise CHAIN_MAX_FEE_GWEI. Nothing is lost meanwhile.",
  },
  unfunded: {
    title: "The signing account has run dry",
    what: "The account that signs cannot pay for transactions, so what is in line waits.",
    todo: "Send some of the chain's coin to the signing account. Sending goes on by itself.",
  },
  finality_violated: {
    title: "The chain changed what was final",
    what: "A block that counted as final is another one now. Nothing is sent until somebody has looked.",
    todo: "Ask the providers of your nodes what happened, and compare register and chain before you go on.",
  },
  role_lost: {
    title: "The agent's role is gone",
    what: "The agent may no longer move this token's tokens, or the signing account may no longer use the agent.",
    todo: "Have the contract's owner give the agent its role back, and name the signing account its operator.",
  },
  code_missing: {
    title: "The contract is gone",
    what: "There is no contract at the token's address any more: the chain may have been set back.",
    todo: "Ask whoever runs the service to make it again from the register: npm run admin -- chain replay.",
  },
};

/** What an operation does. */
export const operationNames: Record<ChainOperationKind, string> = {
  MINT: "Mint",
  MINT_FROZEN: "Mint, locked up",
  FREEZE: "Freeze",
  UNFREEZE: "Release",
  TRANSFER: "Transfer",
  TRANSFER_FROZEN: "Transfer of frozen tokens",
  BURN: "Burn",
  BURN_FROZEN: "Burn of frozen tokens",
  DEPLOY: "Make the contract",
  REGISTER: "Register a wallet",
  SET_COUNTRY: "Change a wallet's country",
  SET_IDENTITY: "Change a wallet's identity",
  REMOVE: "Remove a wallet",
  PAUSE: "Pause",
  UNPAUSE: "Unpause",
};

/** In what the chain differs from the register. */
export const differences: Record<ChainDifferenceKind, Advice> = {
  EXTERNAL_MINT: {
    title: "Minted past the register",
    what: "Somebody made tokens in the contract that the register never issued.",
    todo: "Take them over into the register, or have the chain put right.",
  },
  EXTERNAL_BURN: {
    title: "Burned past the register",
    what: "Somebody destroyed tokens in the contract that the register still lists.",
    todo: "Find out who, and have the chain put right or the register follow.",
  },
  EXTERNAL_TRANSFER: {
    title: "Moved past the register",
    what: "Tokens went from one wallet to another without the register.",
    todo: "Take the move over into the register, or have it undone.",
  },
  EXTERNAL_FREEZE: {
    title: "Frozen past the register",
    what: "Another amount is frozen on the chain than in the register.",
    todo: "Have the chain put right.",
  },
  MISSING_ON_CHAIN: {
    title: "Missing on the chain",
    what: "The chain no longer has a movement that was final there.",
    todo: "Ask the providers of your nodes; then have the chain put right.",
  },
  UNKNOWN_OPERATION: {
    title: "Unknown to the register",
    what: "The agent carried out a movement that the register does not know, as after a restored backup.",
    todo: "Look for the entry that the backup lost, and take it over.",
  },
  ROLE_LOST: {
    title: "The agent's role is gone",
    what: "The agent may not move this token's tokens any more, so nothing is sent.",
    todo: "Have the contract's owner give the role back.",
  },
  OWNER_CHANGED: {
    title: "The owner changed",
    what: "Somebody else owns the contract now.",
    todo: "Make sure that this was meant. Nothing is sent until you have decided.",
  },
  UNPAUSED: {
    title: "Holders can move tokens",
    what: "The contract was unpaused, so holders can move tokens past the register.",
    todo: "Have the chain put right: the contract is paused again.",
  },
};

/** Decimals that are shown of the chain's own coin. */
const COIN_DECIMALS = 6;

/** Writes an amount of the chain's own coin, never more than there is: "9,999.966553". */
export function formatCoin(amount: string): string {
  const [whole = "0", rest = ""] = amount.split(".");
  return formatTokens(`${whole}.${rest.slice(0, COIN_DECIMALS)}`);
}

/** How long something has waited, roughly: "40 seconds", "3 minutes", "2 hours". */
export function formatWait(seconds: number): string {
  if (seconds < 90) return format(seconds, "second");
  return seconds < 5400 ? format(seconds / 60, "minute") : format(seconds / 3600, "hour");
}

const format = (amount: number, unit: string) =>
  numberFormat({
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(amount);

/** How a difference can be ended. */
export const resolutionNames: Record<Resolution, Omit<Advice, "todo">> = {
  ADOPT: {
    title: differenceResolutions.ADOPT,
    what: "The register does the same, with entries that name the chain.",
  },
  CORRECT: {
    title: differenceResolutions.CORRECT,
    what: "The opposite is done on the chain, before anything else that waits there.",
  },
  IGNORE: { title: differenceResolutions.IGNORE, what: "Register and chain stay as they are." },
};
