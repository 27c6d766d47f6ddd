import type { ZodOpenApiPathsObject } from "zod-openapi";
import { getIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { downloadPath, type Refusals } from "#server/http/openapi/describe.ts";

/** How the agreement's path is told in the interface's description. */
export function agreementPaths(refusals: Refusals): ZodOpenApiPathsObject {
  return downloadPath(
    {
      access: "caller",
      path: "/offering-purchase-intent/{offeringPurchaseIntentId}/agreement",
      operationId: "getAgreement",
      tag: "Offering purchase intent",
      summary: "Print the subscription agreement",
      description:
        "The subscription agreement of a purchase as a PDF: its parties, amounts, terms, payment reference, accepted documents and how far it has come. A signed-in customer prints those of its own purchases alone; a key needs `customer:read` as well, since it names the customer.",
      names: getIntent.input.pick({ offeringPurchaseIntentId: true }),
      mediaTypes: ["application/pdf"],
      errors: ["offering_purchase_intent_not_found"],
    },
    refusals,
  );
}
