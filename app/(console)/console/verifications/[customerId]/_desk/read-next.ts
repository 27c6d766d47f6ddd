import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import { reviewHref } from "#app/(console)/console/verifications/columns.tsx";
import { nextAfter } from "./next-after.ts";

/**
 * The page of whoever waits next after this customer; null where nobody else waits. Behind the hundred who have waited
 * longest it begins with the first of them.
 * @param me the person who looks, where one does
 */
export async function readNext(customerId: string, me: string | undefined): Promise<string | null> {
  const { data } = await trpc.customer.list({
    verificationStatus: "IN_PROGRESS",
    sort: "submittedAt",
    order: "asc",
    limit: 100,
    omit: ["address", "phone", "metadata"],
  });
  const next = nextAfter(customerId, data, me);
  return next === undefined ? null : reviewHref(next);
}
