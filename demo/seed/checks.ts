import type { verification } from "#db/schema/verification.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { CustomerRow } from "./residents.ts";

/** How the last check ended, by what the customer came to be. */
const outcomes = { COMPLETED: "APPROVED", INCOMPLETE: "REJECTED", IN_PROGRESS: "IN_PROGRESS" } as const;

/** The checks of identity behind the customers' status. */
export function checksOf(
  customers: readonly CustomerRow[],
  decidedBy: string | undefined,
): (typeof verification.$inferInsert)[] {
  return customers.flatMap((row) => {
    const { organizationId, id: customerId, verificationStatus, verificationErrorCode } = row;
    if (verificationStatus === "INCOMPLETE" && !verificationErrorCode) return [];
    const isDecided = verificationStatus !== "IN_PROGRESS";
    const isApproved = verificationStatus === "COMPLETED";
    const decidedAt = row.blockedAt ? row.createdAt : row.updatedAt;
    return [
      {
        organizationId,
        id: newId("ver", new Date(row.createdAt)),
        customerId,
        provider: "MANUAL",
        status: outcomes[verificationStatus],
        errorCode: verificationErrorCode,
        errorReason: row.verificationErrorReason,
        decidedBy: isDecided ? decidedBy : null,
        submittedAt: row.createdAt,
        decidedAt: isDecided ? decidedAt : null,
        validUntil: isApproved ? row.verifiedUntil : null,
      },
    ];
  });
}
