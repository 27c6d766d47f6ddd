import type { ZodOpenApiPathsObject } from "zod-openapi";
import { downloadPath, type Refusals } from "#server/http/openapi/describe.ts";
import { auditExportQuery } from "./contract.ts";

/** How the audit trail's download is told in the interface's description. */
export function auditPaths(refusals: Refusals): ZodOpenApiPathsObject {
  return downloadPath(
    {
      access: "caller",
      path: "/audit-event/export",
      operationId: "exportAuditEvents",
      tag: "Audit trail",
      summary: "Download the audit trail",
      description:
        "Every change that the filters find, oldest first, streamed: as CSV for people, as NDJSON for programs. Each row has the hash of the one before, so that it can be verified by itself.",
      query: auditExportQuery,
      mediaTypes: ["text/csv", "application/x-ndjson"],
      errors: [],
    },
    refusals,
  );
}
