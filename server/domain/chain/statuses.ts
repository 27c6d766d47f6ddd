import type { ChainOperationKind } from "#db/schema/enums.ts";

/** Kinds that follow an entry of the register; all others prepare the contracts. */
export const movementKinds: ReadonlySet<ChainOperationKind> = new Set([
  "MINT",
  "MINT_FROZEN",
  "FREEZE",
  "UNFREEZE",
  "TRANSFER",
  "TRANSFER_FROZEN",
  "BURN",
  "BURN_FROZEN",
]);

/** Kinds whose units count towards what an agent may move of a token in a day. */
export const limitedKinds: ReadonlySet<ChainOperationKind> = new Set([
  "MINT",
  "MINT_FROZEN",
  "TRANSFER",
  "TRANSFER_FROZEN",
  "BURN",
  "BURN_FROZEN",
]);

/** Kinds that tell a registry of identities about a wallet. */
export const registryKinds: ReadonlySet<ChainOperationKind> = new Set([
  "REGISTER",
  "SET_COUNTRY",
  "SET_IDENTITY",
  "REMOVE",
]);
