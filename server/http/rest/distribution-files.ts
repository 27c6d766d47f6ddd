import { inTenant } from "#db/tenant.ts";
import {
  exportPayments,
  exportTransfers,
  type PaymentFile,
} from "#server/domain/distributions/distribution-payment/export-payments.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { answeringCaller, type RestHandler } from "./answer.ts";

/** Downloads a distribution's payments as CSV. */
export const downloadPayments = download(exportPayments);

/** Downloads a distribution's due transfers as a payment file for the bank. */
export const downloadTransfers = download(exportTransfers);

/** Answers with a file about one distribution, which no procedure does. */
function download(make: (ctx: CallerContext, distributionId: string) => Promise<PaymentFile>): RestHandler {
  return answeringCaller(async ({ ctx, ids: { distributionId = "" } }) => {
    const file = await inTenant(ctx.app, ctx.actor.organizationId, "read", (db) =>
      make({ ...ctx, db }, distributionId),
    );
    const headers = ctx.replyHeaders;
    headers.set("content-type", file.mediaType);
    headers.set("content-disposition", `attachment; filename="${file.name}"`);
    return new Response(file.content, { headers });
  });
}
