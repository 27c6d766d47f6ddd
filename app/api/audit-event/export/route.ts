import { exportAuditEvents } from "#server/rest/audit-export.ts";

export const GET = exportAuditEvents;
