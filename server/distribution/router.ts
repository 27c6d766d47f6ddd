import * as payments from "../distribution-payment/contract.ts";
import { markTransfersPaid } from "../distribution-payment/mark-transfers-paid.ts";
import { listPaymentsOfDistribution } from "../distribution-payment/read-payments.ts";
import { summarizeDistributions } from "../distribution-payment/summarize-distributions.ts";
import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { cancelDistribution } from "./cancel-distribution.ts";
import * as contract from "./contract.ts";
import { createDistribution } from "./create-distribution.ts";
import { previewDistribution } from "./preview-distribution.ts";
import { getDistribution, listDistributions } from "./read-distributions.ts";

export const distributionRouter = trpc.router({
  create: procedure(contract.createDistribution).mutation(createDistribution),
  preview: procedure(contract.previewDistribution).query(previewDistribution),
  get: procedure(contract.getDistribution).query(getDistribution),
  list: procedure(contract.listDistributions).query(listDistributions),
  cancel: procedure(contract.cancelDistribution).mutation(cancelDistribution),
  payments: procedure(payments.listPaymentsOfDistribution).query(listPaymentsOfDistribution),
  markPaid: procedure(payments.markTransfersPaid).mutation(markTransfersPaid),
  summary: procedure(payments.summarizeDistributions).query(summarizeDistributions),
});
