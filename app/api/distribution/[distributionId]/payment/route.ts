import { listPaymentsOfDistribution } from "#server/distribution-payment/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listPaymentsOfDistribution);
