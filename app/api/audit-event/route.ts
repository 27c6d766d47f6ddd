import { rest } from "#server/http/rest/rest.ts";
import { listAuditEvents } from "#server/platform/audit/contract.ts";

export const GET = rest(listAuditEvents);
