import { inTenant } from "#db/tenant.ts";
import { printAgreement } from "#server/domain/primary/agreement/print-agreement.ts";
import { readAgreement } from "#server/domain/primary/agreement/read-agreement.ts";
import { answeringCaller } from "./answer.ts";
import { contentDisposition, fileHeaders } from "./files.ts";

/** Prints a subscription agreement: `GET /offering-purchase-intent/{offeringPurchaseIntentId}/agreement`. */
export const getAgreement = answeringCaller(async ({ ctx, ids: { offeringPurchaseIntentId = "" } }) => {
  const agreement = await inTenant(ctx.app, ctx.actor.organizationId, "read", (db) =>
    readAgreement({ ...ctx, db }, offeringPurchaseIntentId),
  );
  const bytes = await printAgreement(agreement);
  const headers = ctx.replyHeaders;
  fileHeaders(headers, { mediaType: "application/pdf", bytes });
  headers.set("content-disposition", contentDisposition("inline", `Agreement ${agreement.subtitle}.pdf`));
  return new Response(new Uint8Array(bytes), { headers });
});
