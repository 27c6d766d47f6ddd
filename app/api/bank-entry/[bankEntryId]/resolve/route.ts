import { resolveBankEntry } from "#server/domain/payments/bank-statement/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(resolveBankEntry);
