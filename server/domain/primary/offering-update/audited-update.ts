import { auditedOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Audited } from "#server/platform/audit/change.ts";
import type { OfferingUpdate } from "./contract.ts";
import { readUpdate } from "./read-updates.ts";

/** How changes of an update of this offering are recorded; whoever writes or moves one holds the offering. */
export const auditedUpdate = (offeringId: string): Audited<OfferingUpdate> => ({
  type: "offering_update",
  lock: (ctx) => auditedOffering.lock(ctx, offeringId),
  read: (ctx, id) => readUpdate(ctx, offeringId, id),
});
