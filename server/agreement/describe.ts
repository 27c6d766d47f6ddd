import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { Operation } from "../operation.ts";

type Refusals = (
  operation: Pick<Operation, "access" | "method" | "path" | "errors">,
) => ZodOpenApiOperationObject["responses"];

const print = {
  access: "caller",
  method: "GET",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}/agreement",
} as const;

/** How the agreement's path is told in the interface's description: its answer is no JSON, so no contract prints it. */
export function agreementPaths(refusals: Refusals): ZodOpenApiPathsObject {
  return {
    [print.path]: {
      get: {
        operationId: "getAgreement",
        summary: "Print the subscription agreement",
        description:
          "The subscription agreement of a purchase as a PDF: its parties, amounts, terms, payment reference, accepted documents and how far it has come. A signed-in customer prints those of its own purchases alone; a key needs `customer:read` as well, since it names the customer.",
        tags: ["Offering purchase intent"],
        requestParams: {
          path: z.object({
            offeringPurchaseIntentId: z.string().meta({
              description: "Identifier of the purchase intent.",
              example: "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
            }),
          }),
        },
        responses: {
          "200": {
            description: "The agreement.",
            content: {
              "application/pdf": {
                schema: { type: "string", format: "binary", description: "The file." } as const,
              },
            },
          },
          ...refusals({ ...print, errors: ["offering_purchase_intent_not_found"] }),
        },
      },
    },
  };
}
