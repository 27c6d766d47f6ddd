import { rest } from "#server/http/rest/rest.ts";
import { getAuditChain } from "#server/platform/audit/contract.ts";

export const GET = rest(getAuditChain);
