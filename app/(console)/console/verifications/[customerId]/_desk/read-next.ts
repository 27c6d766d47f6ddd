import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import { reviewHref } from "#app/(console)/console/verifications/columns.tsx";

/** The page of whoever has waited longest, besides this customer; null where nobody else waits. */
export async function readNext(customerId: string): Promise<string | null> {
  const { data } = await trpc.customer.list({
    verificationStatus: "IN_PROGRESS",
    sort: "submittedAt",
    order: "asc",
    limit: 2,
  });
  const next = data.find(({ id }) => id !== customerId);
  return next === undefined ? null : reviewHref(next);
}
