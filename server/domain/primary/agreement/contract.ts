import { getIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";

export const getAgreement = defineOperation({
  name: "getAgreement",
  method: "GET",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}/agreement",
  tag: "Offering purchase intent",
  summary: "Print the subscription agreement",
  description:
    "The subscription agreement of a purchase as a PDF: its parties, amounts, terms, payment reference, accepted documents and how far it has come. A signed-in customer prints those of its own purchases alone; a key needs `customer:read` as well, since it names the customer.",
  access: "caller",
  needs: ["purchase_intent:read", "customer:read"],
  errors: ["offering_purchase_intent_not_found"],
  input: getIntent.input.pick({ offeringPurchaseIntentId: true }),
  output: file({ mediaTypes: ["application/pdf"], disposition: "inline" }),
  example: {
    input: { offeringPurchaseIntentId: getIntent.example.input.offeringPurchaseIntentId },
    output: { mediaType: "application/pdf", fileName: "Agreement Harbour Lofts.pdf", content: "" },
  },
});
