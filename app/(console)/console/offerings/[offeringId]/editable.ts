import type { Offering, OfferingState } from "#server/offering/contract.ts";

/** States in which an offering can still change. */
const editable: readonly OfferingState[] = ["DRAFT", "PUBLISHED", "PAUSED"];

export function isEditable({ state }: Pick<Offering, "state">): boolean {
  return editable.includes(state);
}
