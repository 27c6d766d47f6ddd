import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import type { WebhookDelivery } from "#server/feed/webhook-delivery/contract.ts";

/** Deliveries: which event, how it stands, how often it was tried, what came back. */
export const deliveryColumns: readonly Column<WebhookDelivery>[] = [
  {
    header: "Event",
    cell: ({ eventType, position }) => <TitleCell title={eventType} note={`#${position}`} />,
  },
  {
    header: "Status",
    onPhone: "aside",
    cell: ({ status }) => <StatusBadge kind="webhookDeliveryStatus" value={status} />,
  },
  { header: "Attempts", align: "end", cell: ({ attempts }) => attempts },
  {
    header: "Last answer",
    cell: ({ lastStatusCode, lastError }) => lastError ?? lastStatusCode ?? "None yet",
  },
  {
    header: "Made",
    isExtra: true,
    cell: ({ createdAt }) => <DateTime value={createdAt} detail="dateTime" />,
  },
];

export const deliveryKey = ({ webhookDeliveryId }: WebhookDelivery) => webhookDeliveryId;
export const deliveryHref = ({ webhookEndpointId, webhookDeliveryId }: WebhookDelivery) =>
  `/console/developers/webhooks/${webhookEndpointId}/deliveries/${webhookDeliveryId}`;
