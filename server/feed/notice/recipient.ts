import type { Caller } from "#server/kernel/access.ts";

/** Whom notices of a caller are for: the customer, or the member's person; an API key and the service have none. */
export function recipientOf(actor: Caller): string | null {
  if (actor.kind === "customer") return actor.customerId;
  return actor.kind === "member" ? actor.userId : null;
}
