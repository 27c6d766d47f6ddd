import { importBankStatement, listBankStatements } from "#server/bank-statement/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listBankStatements);
export const POST = rest(importBankStatement);
