import { getAuditChain } from "#server/audit/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getAuditChain);
