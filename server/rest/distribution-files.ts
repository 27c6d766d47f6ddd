import { inTenant } from "#db/tenant.ts";
import { admit } from "../admission.ts";
import { application } from "../compose.ts";
import type { CallerContext } from "../context.ts";
import {
  exportPayments,
  exportTransfers,
  type PaymentFile,
} from "../distribution-payment/export-payments.ts";
import { refuse } from "../errors.ts";
import { createContext, replyHeaders, requestIdOf } from "../request.ts";
import { noteCaller } from "./access-log.ts";
import { replyProblem } from "./reply.ts";
import { asRefusal, type RestHandler } from "./rest.ts";

/** Downloads a distribution's payments as CSV. */
export const downloadPayments = download(exportPayments);

/** Downloads a distribution's due transfers as a payment file for the bank. */
export const downloadTransfers = download(exportTransfers);

/** Answers with a file about one distribution, which no procedure does. */
function download(make: (ctx: CallerContext, distributionId: string) => Promise<PaymentFile>): RestHandler {
  return async (request, route) => {
    const requestId = requestIdOf(request.headers);
    const headers = replyHeaders(requestId);
    try {
      const app = application();
      const { identity, address } = await admit(app, request, headers);
      const { actor } = identity;
      noteCaller(request, actor);
      if (actor.kind === "anonymous") throw refuse("authentication_required");
      const { distributionId = "" } = (await route?.params) ?? {};
      const ctx = createContext(app, identity, {
        headers: request.headers,
        address,
        requestId,
        reply: headers,
      });
      const file = await inTenant(app, actor.organizationId, "read", (db) =>
        make({ ...ctx, db, actor }, distributionId),
      );
      headers.set("content-type", file.mediaType);
      headers.set("content-disposition", `attachment; filename="${file.name}"`);
      return new Response(file.content, { headers });
    } catch (error) {
      return replyProblem(asRefusal(error), request, requestId, headers);
    }
  };
}
