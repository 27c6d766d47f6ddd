import { markDistributionPaymentFailed } from "#server/domain/distributions/distribution-payment/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(markDistributionPaymentFailed);
