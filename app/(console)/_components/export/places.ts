import { type ExportedList, type ExportResource, exportedLists } from "#db/schema/enums.ts";
import type { ExportFormat, ExportState } from "#server/feed/export/contract.ts";
import type { Progress } from "./download.ts";

/** Where each list is downloaded, below `/api`; its parameters are filters of the export. */
const places: Readonly<Record<ExportResource, string>> = {
  holders: "/token/{tokenId}/holder/export",
  entries: "/token/{tokenId}/entry/export",
  distributionPayments: "/distribution/{distributionId}/export",
  auditEvents: "/audit-event/export",
  ...(Object.fromEntries(exportedLists.map((list) => [list, `/export/${list}`])) as Record<
    ExportedList,
    string
  >),
};

/** How the files are written of what is no plain list. */
const formats: Partial<Record<ExportResource, readonly ExportFormat[]>> = {
  distributionPayments: ["csv"],
  auditEvents: ["csv", "ndjson"],
};

export function formatsOf(resource: ExportResource): readonly ExportFormat[] {
  return formats[resource] ?? ["csv", "xlsx"];
}

export type Filters = Readonly<Record<string, string>>;

/**
 * The address of a direct download, below `/api`.
 * @param format left out where a list has one alone, and does not ask which
 */
export function downloadPath(resource: ExportResource, filters: Filters, format?: string): string {
  const query = new URLSearchParams(filters);
  const path = places[resource].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    query.delete(name);
    return encodeURIComponent(filters[name] ?? "");
  });
  if (format !== undefined) query.set("format", format);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of the file of an export that a job has made. */
export function filePath(exportId: string): string {
  return `/api/export/${encodeURIComponent(exportId)}/file`;
}

/** Whether two exports are narrowed alike. */
export function isSame(some: Filters, others: Filters): boolean {
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name]);
}

/** Whether an export has not ended; one of which nothing is known yet has not. */
export function isBeingMade(status: ExportState | undefined): boolean {
  return status === undefined || status === "PENDING" || status === "RUNNING";
}

/** How far something is, in percent; null where nobody knows. */
export function percentOf({ rows, total }: Progress): number | null {
  return rows !== null && total !== null && total > 0 ? Math.min((rows * 100) / total, 100) : null;
}
