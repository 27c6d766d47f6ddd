import type { Customer } from "#server/domain/investors/customer/contract.ts";

/**
 * Who is looked at after this customer: the next in the queue, from its end on with the first again. Whom a colleague
 * sees to is left to them while anybody else waits.
 * @param waiting the queue, in its order
 * @param me the person who looks, where one does
 */
export function nextAfter<Waiting extends Pick<Customer, "id" | "verification">>(
  customerId: string,
  waiting: readonly Waiting[],
  me: string | undefined,
): Waiting | undefined {
  const place = waiting.findIndex(({ id }) => id === customerId);
  const others = [...waiting.slice(place + 1), ...waiting.slice(0, Math.max(place, 0))];
  return (
    others.find(({ verification: { assignee } }) => assignee === undefined || assignee.userId === me) ??
    others[0]
  );
}
