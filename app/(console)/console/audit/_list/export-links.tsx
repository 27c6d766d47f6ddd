import { IconDownload } from "@tabler/icons-react";
import { buttonClass } from "#app/_components/button-link.tsx";
import { auditFilters } from "#server/platform/audit/contract.ts";

/** Downloads of what the list shows, all pages of it. */
export function ExportLinks({ query }: { query: Readonly<Record<string, unknown>> }) {
  const filters = new URLSearchParams();
  for (const name of ["q", ...Object.keys(auditFilters)]) {
    if (query[name] !== undefined) filters.set(name, String(query[name]));
  }
  const hrefOf = (format: string) => {
    const search = new URLSearchParams(filters);
    search.set("format", format);
    return `/api/audit-event/export?${search}`;
  };
  return (
    <>
      <a className={buttonClass("outline")} href={hrefOf("csv")} download>
        <IconDownload size={18} aria-hidden />
        CSV
      </a>
      <a
        className={buttonClass("outline")}
        href={hrefOf("ndjson")}
        download
        title="For machines: everything that the hashes are over"
      >
        <IconDownload size={18} aria-hidden />
        NDJSON
      </a>
    </>
  );
}
