import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { markDistributionPaymentFailed } from "./mark-payment-failed.ts";
import { markDistributionPaymentPaid } from "./mark-payment-paid.ts";
import { getDistributionPayment, listDistributionPayments } from "./read-payments.ts";
import { retryDistributionPayment } from "./retry-payment.ts";

export const distributionPaymentRouter = trpc.router({
  get: procedure(contract.getDistributionPayment).query(getDistributionPayment),
  list: procedure(contract.listDistributionPayments).query(listDistributionPayments),
  retry: procedure(contract.retryDistributionPayment).mutation(retryDistributionPayment),
  markPaid: procedure(contract.markDistributionPaymentPaid).mutation(markDistributionPaymentPaid),
  markFailed: procedure(contract.markDistributionPaymentFailed).mutation(markDistributionPaymentFailed),
});
