import type { Caller } from "#server/kernel/access.ts";
import type { Reason } from "#server/kernel/reasons.ts";

/**
 * The reasons against an acceptance that a caller is told. A customer hears what stands in its own way; whatever stands in
 * the maker's is one reason that says nothing of the maker (docs/domain.md, Bulletin board).
 */
export function toldTo(actor: Caller, reasons: readonly Reason[]): readonly Reason[] {
  if (actor.kind !== "customer") return reasons;
  const own = reasons.filter(({ party }) => party !== "MAKER");
  return own.length === reasons.length ? own : [...own, { code: "offer_not_acceptable" }];
}
