import type { ZodOpenApiPathsObject } from "zod-openapi";
import { downloadPath, type Refusals } from "#server/http/openapi/describe.ts";
import { exportQuery, listHolders } from "./contract.ts";
import { MOST_WORKBOOK_ROWS } from "./write-table.ts";

/** How the register's downloads are told in the interface's description. */
export function registerPaths(refusals: Refusals): ZodOpenApiPathsObject {
  const shared = {
    access: "caller",
    tag: "Register",
    names: listHolders.input.pick({ tokenId: true }),
    query: exportQuery,
    mediaTypes: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    errors: ["token_not_found"],
  } as const;
  const forms = `As CSV, streamed, or as an Excel workbook of up to ${MOST_WORKBOOK_ROWS.toLocaleString("en")} rows; amounts without exponents. \`X-Total-Rows\` tells how many rows come.`;
  return {
    ...downloadPath(
      {
        ...shared,
        path: "/token/{tokenId}/holder/export",
        operationId: "exportHolders",
        summary: "Download a token's holders",
        description: `Every holder with its share, now or at a past instant. ${forms}`,
      },
      refusals,
    ),
    ...downloadPath(
      {
        ...shared,
        path: "/token/{tokenId}/entry/export",
        operationId: "exportEntries",
        summary: "Download a register's entries",
        description: `Every movement of a token, up to now or a past instant. ${forms}`,
      },
      refusals,
    ),
  };
}
