import { inTenant } from "#db/tenant.ts";
import { admit } from "../admission.ts";
import { printAgreement } from "../agreement/print-agreement.ts";
import { readAgreement } from "../agreement/read-agreement.ts";
import { application } from "../compose.ts";
import { refuse } from "../errors.ts";
import { createContext, replyHeaders, requestIdOf } from "../request.ts";
import { noteCaller } from "./access-log.ts";
import { contentDisposition, fileHeaders } from "./files.ts";
import { replyProblem } from "./reply.ts";
import { asRefusal, type RestHandler } from "./rest.ts";

/** Prints a subscription agreement: `GET /offering-purchase-intent/{offeringPurchaseIntentId}/agreement`. */
export const getAgreement: RestHandler = async (request, route) => {
  const requestId = requestIdOf(request.headers);
  const headers = replyHeaders(requestId);
  try {
    const app = application();
    const { identity, address } = await admit(app, request, headers);
    const { actor } = identity;
    noteCaller(request, actor);
    if (actor.kind === "anonymous") throw refuse("authentication_required");
    const ctx = createContext(app, identity, {
      headers: request.headers,
      address,
      requestId,
      reply: headers,
    });
    const { offeringPurchaseIntentId = "" } = (await route?.params) ?? {};
    const agreement = await inTenant(app, actor.organizationId, "read", (db) =>
      readAgreement({ ...ctx, db, actor }, offeringPurchaseIntentId),
    );
    const bytes = await printAgreement(agreement);
    fileHeaders(headers, { mediaType: "application/pdf", bytes });
    headers.set("content-disposition", contentDisposition("inline", `Agreement ${agreement.subtitle}.pdf`));
    return new Response(new Uint8Array(bytes), { headers });
  } catch (error) {
    return replyProblem(asRefusal(error), request, requestId, headers);
  }
};
