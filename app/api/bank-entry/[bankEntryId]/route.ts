import { getBankEntry } from "#server/domain/payments/bank-statement/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getBankEntry);
