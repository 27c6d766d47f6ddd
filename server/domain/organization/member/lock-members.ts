import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";

/**
 * Makes changes of an organization's members wait for each other, to the end of the transaction: otherwise two owners
 * who step down at once would leave no owner. Statements that only reference the organization do not wait.
 */
export async function lockMembers({ db, actor }: CallerContext): Promise<void> {
  await raw(db)`select from organization where id = ${actor.organizationId} for no key update`;
}
