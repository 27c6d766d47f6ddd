import { getIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";

export const getPurchaseNote = defineOperation({
  name: "getPurchaseNote",
  method: "GET",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}/contract-note",
  tag: "Offering purchase intent",
  summary: "Print a purchase's contract note",
  description:
    "What was bought, for how much and into which wallet, as a PDF, once the purchase is completed. A signed-in customer prints those of its own purchases alone; a key needs `customer:read` as well, since it names the customer.",
  access: "caller",
  needs: ["purchase_intent:read", "customer:read"],
  errors: ["offering_purchase_intent_not_found", "no_contract_note"],
  input: getIntent.input.pick({ offeringPurchaseIntentId: true }),
  output: file({ mediaTypes: ["application/pdf"], disposition: "inline" }),
  example: {
    input: { offeringPurchaseIntentId: getIntent.example.input.offeringPurchaseIntentId },
    output: { mediaType: "application/pdf", fileName: "Contract note Harbour Lofts.pdf", content: "" },
  },
});
