import type { ChainDifferenceKind, ChainDifferenceStatus } from "#db/schema/enums.ts";
import type { Resolution } from "./contract.ts";

const all: readonly Resolution[] = ["ADOPT", "CORRECT", "IGNORE"];

const byKind: Readonly<Partial<Record<ChainDifferenceKind, readonly Resolution[]>>> = {
  // The agent cannot give itself its role back: the owner does, and the next comparison ends the difference.
  ROLE_LOST: [],
  OWNER_CHANGED: ["ADOPT"],
  UNPAUSED: ["CORRECT"],
};

/** How a difference can be ended; what only shows in the supply has no wallet to be put right in. */
export function possibleResolutions(difference: {
  readonly kind: ChainDifferenceKind;
  readonly hasMovements: boolean;
}): readonly Resolution[] {
  return byKind[difference.kind] ?? (difference.hasMovements ? all : ["IGNORE"]);
}

/** What a person does instead of a resolution that is not possible. */
export function instead(kind: ChainDifferenceKind): string {
  if (kind === "ROLE_LOST")
    return "Give the agent its role back with the owner's key; it ends by itself once that is final.";
  if (kind === "OWNER_CHANGED") return "Choose ADOPT, or have the new owner hand it back.";
  if (kind === "UNPAUSED") return "Choose CORRECT, or pause the contract yourself.";
  return "Choose IGNORE.";
}

/** What a difference becomes by a resolution. */
export const endOf: Readonly<Record<Resolution, Exclude<ChainDifferenceStatus, "OPEN">>> = {
  ADOPT: "ADOPTED",
  CORRECT: "CORRECTED",
  IGNORE: "IGNORED",
};
