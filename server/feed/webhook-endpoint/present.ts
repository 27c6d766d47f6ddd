import { toIso, withoutNulls } from "#server/kernel/format.ts";
import type { WebhookEndpoint } from "./contract.ts";

/** What {@link presentEndpoint} needs. */
export interface EndpointRow {
  id: string;
  url: string;
  description: string | null;
  event_types: WebhookEndpoint["eventTypes"];
  status: WebhookEndpoint["status"];
  pending: number;
  is_failing: boolean;
  previous_secret_expires_at: string | null;
  created_at: string;
  updated_at: string;
}

/** An endpoint as the interface shows it at a moment: an old secret that no longer signs is not there. */
export function presentEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  const until = row.previous_secret_expires_at;
  return {
    webhookEndpointId: row.id,
    object: "webhook_endpoint",
    url: row.url,
    ...withoutNulls({ description: row.description }),
    eventTypes: row.event_types,
    status: row.status,
    pendingDeliveries: row.pending,
    isFailing: row.is_failing,
    ...(until !== null && new Date(until) > now && { previousSecretExpiresAt: toIso(until) }),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}
