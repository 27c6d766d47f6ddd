import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { formatCount } from "#app/_words/format.ts";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import type { ExportResource } from "#db/schema/enums.ts";
import type { Export } from "#server/feed/export/contract.ts";
import { ExportActions } from "./export-actions.tsx";

/** What is exported, as people say. */
export const exportNames: Record<ExportResource, string> = {
  holders: "Holders",
  entries: "Register entries",
  distributionPayments: "Payments of a distribution",
  auditEvents: "Audit trail",
  customers: "Customers",
  purchases: "Purchases",
  participants: "Participants",
  offerings: "Offerings",
  payments: "Payments received",
  refunds: "Refunds",
  bankEntries: "Entries of bank statements",
  offers: "Bulletin board",
  trades: "Trades",
  distributions: "Distributions",
  tokens: "Tokens",
  chainOperations: "Chain",
  chainTransactions: "Chain transactions",
  registerHolders: "Holders, as listed",
  ledgerEntries: "Register entries, as listed",
  payouts: "Payments to holders",
  bankStatements: "Bank statements",
  events: "Events",
  requests: "Requests",
  webhookDeliveries: "Webhook deliveries",
  webhookEndpoints: "Webhook endpoints",
};

/** The exports of an organization. */
export const exportColumns: readonly Column<Export, "createdAt">[] = [
  {
    header: "File",
    cell: ({ fileName, resource, failure }) => (
      <TitleCell title={fileName} note={failure ?? exportNames[resource]} />
    ),
  },
  {
    header: "Asked for",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ createdAt }) => <DateTime value={createdAt} detail="dateTime" />,
  },
  { header: "By", cell: ({ requestedBy: { name, kind } }) => name ?? (kind === "apiKey" ? "API" : "–") },
  { header: "Rows", align: "end", cell: ({ progress }) => rowsOf(progress) },
  {
    header: "Status",
    onPhone: "aside",
    cell: ({ status }) => <StatusBadge kind="exportState" value={status} />,
  },
  {
    header: "File or cancel",
    onPhone: "bare",
    cell: ({ exportId, status, fileName }) => <ExportActions {...{ exportId, status, fileName }} />,
  },
];

function rowsOf({ rows, total }: Export["progress"]): string {
  return total === null || total === rows
    ? formatCount(rows)
    : `${formatCount(rows)} of ${formatCount(total)}`;
}

export const exportKey = ({ exportId }: Export) => exportId;
