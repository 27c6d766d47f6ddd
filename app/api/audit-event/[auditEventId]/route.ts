import { rest } from "#server/http/rest/rest.ts";
import { getAuditEvent } from "#server/platform/audit/contract.ts";

export const GET = rest(getAuditEvent);
