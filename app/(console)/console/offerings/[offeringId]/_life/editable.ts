import type { OfferingState } from "#db/schema/enums.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

/** States in which an offering can still change. */
const editable: readonly OfferingState[] = ["DRAFT", "PUBLISHED", "PAUSED"];

export function isEditable({ state }: Pick<Offering, "state">): boolean {
  return editable.includes(state);
}
