import { lockOfferings } from "#server/domain/settlement/api.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type { OfferingPurchaseIntent } from "./contract.ts";
import { requireIntent } from "./require-intent.ts";

const lockIntent = lockRow("offering_purchase_intent");

/** How changes of a purchase are recorded: its offering is locked first, as everybody does who moves purchases. */
export const auditedIntent: Audited<OfferingPurchaseIntent> = {
  type: "offering_purchase_intent",
  async lock(ctx, id) {
    await lockOfferings(ctx, [id]);
    await lockIntent(ctx, id);
  },
  read: requireIntent,
};
