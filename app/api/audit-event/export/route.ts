import { exportAuditEvents } from "#server/http/rest/audit-export.ts";

export const GET = exportAuditEvents;
