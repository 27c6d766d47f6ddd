import { getTrade } from "#server/domain/secondary/trade/contract.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";

export const getTradeNote = defineOperation({
  name: "getTradeNote",
  method: "GET",
  path: "/trade/{tradeId}/contract-note",
  tag: "Trade",
  summary: "Print a trade's contract note",
  description:
    "What changed hands between whom, for how much, as a PDF. A signed-in customer prints those of its own trades alone, and reads of the other side what the trade itself tells it; a key needs `customer:read` as well.",
  access: "caller",
  needs: ["offer:read", "customer:read"],
  errors: ["trade_not_found"],
  input: getTrade.input.pick({ tradeId: true }),
  output: file({ mediaTypes: ["application/pdf"], disposition: "inline" }),
  example: {
    input: { tradeId: getTrade.example.input.tradeId },
    output: { mediaType: "application/pdf", fileName: "Contract note HLH 2027-02-12.pdf", content: "" },
  },
});
