import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import type { WebhookEndpoint } from "#server/feed/webhook-endpoint/contract.ts";
import classes from "./endpoint-rows.module.css";

/** The endpoints: where, which events, and how they stand. */
export function EndpointRows({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  return (
    <ul className={classes.rows}>
      {endpoints.map((endpoint) => (
        <li key={endpoint.webhookEndpointId} className={classes.row}>
          <div className={classes.what}>
            <Link href={`/console/developers/webhooks/${endpoint.webhookEndpointId}`}>{endpoint.url}</Link>
            <div className={classes.note}>
              {endpoint.description !== undefined && <span>{endpoint.description}</span>}
              <span>{typesOf(endpoint)}</span>
              <span>
                Made <DateTime value={endpoint.createdAt} />
              </span>
            </div>
          </div>
          <div className={classes.status}>
            {endpoint.pendingDeliveries > 0 && <span>{endpoint.pendingDeliveries} pending</span>}
            {endpoint.isFailing && <strong className={classes.failing}>Deliveries fail</strong>}
            <StatusBadge kind="webhookEndpointStatus" value={endpoint.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Which events an endpoint is sent, in words. */
export function typesOf({ eventTypes }: Pick<WebhookEndpoint, "eventTypes">): string {
  if (eventTypes === null) return "All events";
  return eventTypes.length === 1 ? (eventTypes[0] ?? "") : `${eventTypes.length} types of event`;
}
