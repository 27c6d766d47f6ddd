import type { BankEntryResolution, TokenSettlement } from "#db/schema/enums.ts";
import type { Resolution } from "#server/domain/chain/chain-difference/contract.ts";

/** How a difference between chain and register is ended, as its choice says. */
export const differenceResolutions: Record<Resolution, string> = {
  ADOPT: "Take it over",
  CORRECT: "Put the chain right",
  IGNORE: "Leave it",
};

/** What is done with an entry of a bank statement, as its button says. */
export const entryResolutions: Record<BankEntryResolution, string> = {
  ASSIGN: "Assign",
  ACCEPT: "Accept",
  REFUND: "Pay back",
  IGNORE: "Ignore",
};

/** Where a token is kept, as its choice says. */
export const tokenSettlements: Record<TokenSettlement, string> = {
  LEDGER: "Ledger only",
  ERC3643: "ERC-3643",
};
