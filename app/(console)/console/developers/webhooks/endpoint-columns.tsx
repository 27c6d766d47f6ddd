import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { formatCount } from "#app/_words/format.ts";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import type { WebhookEndpoint } from "#server/feed/webhook-endpoint/contract.ts";
import classes from "./endpoint-columns.module.css";

/** The endpoints: where, which events, and how they stand. */
export const endpointColumns: readonly Column<WebhookEndpoint, "createdAt">[] = [
  { header: "Address", cell: ({ url, description }) => <TitleCell title={url} note={description} /> },
  {
    header: "Status",
    onPhone: "bare",
    cell: ({ status, isFailing }) => (
      <span className={classes.status}>
        <StatusBadge kind="webhookEndpointStatus" value={status} />
        {isFailing && <strong className={classes.failing}>Deliveries fail</strong>}
      </span>
    ),
  },
  { header: "Events", onPhone: "bare", cell: typesOf },
  { header: "Pending", align: "end", cell: ({ pendingDeliveries }) => formatCount(pendingDeliveries) },
  {
    header: "Made",
    sort: "createdAt",
    onPhone: "bare",
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
];

/** Which events an endpoint is sent, in words. */
export function typesOf({ eventTypes }: Pick<WebhookEndpoint, "eventTypes">): string {
  if (eventTypes === null) return "All events";
  return eventTypes.length === 1 ? (eventTypes[0] ?? "") : `${eventTypes.length} types of event`;
}
