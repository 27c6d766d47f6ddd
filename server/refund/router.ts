import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { markRefundRefunded } from "./mark-refund-refunded.ts";
import { markRefunded } from "./mark-refunded.ts";
import { getRefund, listRefunds } from "./read-refunds.ts";
import { retryRefund } from "./retry-refund.ts";

export const refundRouter = trpc.router({
  get: procedure(contract.getRefund).query(getRefund),
  list: procedure(contract.listRefunds).query(listRefunds),
  markRefunded: procedure(contract.markRefundRefunded).mutation(markRefundRefunded),
  retry: procedure(contract.retryRefund).mutation(retryRefund),
  markPurchaseRefunded: procedure(contract.markRefunded).mutation(markRefunded),
});
