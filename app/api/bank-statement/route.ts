import { importBankStatement, listBankStatements } from "#server/domain/payments/bank-statement/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listBankStatements);
export const POST = rest(importBankStatement);
