import { z } from "zod";
import { exportResources, exportStatuses } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { freeText, identifier } from "#server/kernel/fields/text.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";
import { auditActorKinds } from "#server/platform/audit/contract.ts";

/**
 * Rows from which on an export is for a job: half a million take ten seconds to download and are a file of 100 MB or more,
 * which is as much as one waits for, and as a browser holds that cannot write to the disk.
 */
export const LONG_EXPORT_ROWS = 500_000;
/** The same for a download that does not come that fast, as few rows of many are looked for; in milliseconds. */
export const LONG_EXPORT_MS = 60_000;

/** Exports of an organization that are made at a time, or wait for it. */
export const MOST_EXPORTS = 5;

/** Days from asking on that a file stays. */
export const EXPORT_DAYS = 7;

/** Where an export stands, as it is told: EXPIRED once its file is gone. */
export const exportStates = [...exportStatuses, "EXPIRED"] as const;
export type ExportState = (typeof exportStates)[number];

export const exportFormats = ["csv", "ndjson", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

const EXPORT = "exp_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

const resource = z.enum(exportResources).meta({
  description:
    "What is exported: `holders` or `entries` of a token's register, `distributionPayments` of a distribution, `auditEvents`, or the rows of a list.",
  example: "entries",
});
const format = z.enum(exportFormats).meta({
  description:
    "How the file is written: `csv`; `xlsx` for holders, entries and lists, up to as many rows as a workbook takes; `ndjson` for audit events.",
  example: "csv",
});
const filters = z.record(z.string(), freeText(1000)).meta({
  description:
    "What narrows it: the members of path and query of the direct download, for example `tokenId` and `asOf` of holders, or `metadata[userId]` of customers.",
  example: { tokenId: "harbour-lofts" },
});

export const exportJob = z
  .object({
    exportId: z
      .string()
      .meta({ description: "Unique identifier, assigned by the service.", example: EXPORT }),
    object: z.literal("export").meta({ description: "Always `export`.", example: "export" }),
    resource,
    format,
    filters,
    status: z.enum(exportStates).meta({
      description:
        "`PENDING` = it waits for its turn; `RUNNING` = it is being made; `COMPLETED` = the file can be downloaded; `EXPIRED` = it could be, and is gone.",
      example: "RUNNING",
    }),
    progress: z
      .object({
        rows: z.number().meta({ description: "Rows that the file has so far.", example: 2_500_000 }),
        total: z.number().nullable().meta({
          description: "Rows that it is expected to have; null where nobody counted.",
          example: 10_000_000,
        }),
      })
      .meta({ description: "How far it is." }),
    size: z.number().meta({ description: "Bytes that the file has so far.", example: 875_000_000 }),
    fileName: z
      .string()
      .meta({ description: "What the file is called.", example: "register-harbour-lofts-2027-03-31.csv" }),
    failure: z.string().optional().meta({
      description: "Why there is no file, where it failed.",
      example: "There is no token with this id.",
    }),
    requestedBy: z
      .object({
        kind: z.enum(auditActorKinds).meta({ description: "Kind of caller.", example: "member" }),
        id: z
          .string()
          .optional()
          .meta({ description: "The person, or the API key.", example: "usr_demo_owner" }),
        name: z
          .string()
          .optional()
          .meta({ description: "The name of either as it is now.", example: "Clara Winter" }),
      })
      .meta({ description: "Who asked for it." }),
    createdAt: z.string().meta({
      description: "When it was asked for: it holds what there was then.",
      example: "2027-03-31T09:00:00.000Z",
    }),
    completedAt: z.string().optional().meta({
      description: "When it was completed, failed or was cancelled.",
      example: "2027-03-31T09:03:20.000Z",
    }),
    expiresAt: z
      .string()
      .meta({ description: "Until when its file is kept.", example: "2027-04-07T09:00:00.000Z" }),
  })
  .meta({ id: "Export", description: "A file of many rows that is made beside requests." });
export type Export = z.infer<typeof exportJob>;

const exampleExport = exampleOf(exportJob, { failure: undefined, completedAt: undefined });

const exportId = identifier.meta({ description: "Identifier of the export.", example: EXPORT });
const rights = "Whoever may read what it holds may see it, download it and cancel it.";

export const createExport = defineOperation({
  name: "createExport",
  method: "POST",
  path: "/export",
  tag: "Export",
  summary: "Ask for an export",
  description: `Has a file made beside requests, for lists that are too long to wait for (${LONG_EXPORT_ROWS.toLocaleString("en")} rows and more): the same rows, columns and order as the direct download. It is kept for ${EXPORT_DAYS} days. An organization has at most ${MOST_EXPORTS} made at a time. It takes the right of the direct download as well.`,
  access: "caller",
  needs: "organization:read",
  errors: ["token_not_found", "distribution_not_found", "too_many_rows", "too_many_exports"],
  input: z.object({
    resource,
    format: format.default("csv"),
    filters: filters.default({}),
  }),
  output: exportJob,
  example: {
    input: { resource: "entries", format: "csv", filters: { tokenId: "harbour-lofts" } },
    output: { ...exampleExport, status: "PENDING", progress: { rows: 0, total: 10_000_000 }, size: 0 },
  },
});

export const listExports = defineOperation({
  name: "listExports",
  method: "GET",
  path: "/export",
  tag: "Export",
  summary: "List exports",
  description: "The organization's exports, newest first: those of what the caller may read.",
  access: "caller",
  needs: "organization:read",
  errors: [],
  input: listInput(["createdAt"], {
    ...counted,
    ...createdRange,
    resource: resource.optional().meta({ description: "Only exports of this.", example: "entries" }),
  }),
  output: countedOutput(exportJob),
  example: {
    input: {},
    output: wholeList([exampleExport]),
  },
});

export const getExport = defineOperation({
  name: "getExport",
  method: "GET",
  path: "/export/{exportId}",
  tag: "Export",
  summary: "Get an export",
  description: `How an export stands. ${rights}`,
  access: "caller",
  needs: "organization:read",
  errors: ["export_not_found"],
  input: z.object({ exportId }),
  output: exportJob,
  example: { input: { exportId: EXPORT }, output: exampleExport },
});

export const cancelExport = defineOperation({
  name: "cancelExport",
  method: "POST",
  path: "/export/{exportId}/cancel",
  tag: "Export",
  summary: "Cancel an export",
  description: `Stops making an export that is not completed yet. ${rights}`,
  access: "caller",
  needs: "organization:read",
  errors: ["export_not_found", "invalid_transition"],
  input: z.object({ exportId }),
  output: exportJob,
  example: {
    input: { exportId: EXPORT },
    output: { ...exampleExport, status: "CANCELLED", completedAt: "2027-03-31T09:01:00.000Z" },
  },
});

export const getExportFile = defineOperation({
  name: "getExportFile",
  method: "GET",
  path: "/export/{exportId}/file",
  compartment: "exports",
  tag: "Export",
  summary: "Download an export",
  description: `The file of a completed export, streamed. ${rights} Each download stands in the audit trail. \`X-Total-Rows\` tells how many rows come.`,
  access: "caller",
  needs: "organization:read",
  errors: ["export_not_found", "export_not_ready", "export_expired"],
  isRecorded: true,
  input: z.object({ exportId }),
  output: file({
    mediaTypes: [
      "text/csv",
      "application/x-ndjson",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ],
    disposition: "attachment",
    cache: "never",
  }),
  example: {
    input: { exportId: EXPORT },
    output: { mediaType: "text/csv", fileName: exampleExport.fileName, content: "" },
  },
});
