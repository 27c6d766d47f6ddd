import { toIso, withoutNulls } from "#server/kernel/format.ts";
import type { WebhookAttempt, WebhookDelivery } from "./contract.ts";

/** What {@link presentDelivery} needs. */
export interface DeliveryRow {
  id: string;
  webhook_endpoint_id: string;
  event_id: string;
  event_type: string;
  resource_id: string;
  /** A text from the driver, a number in the JSON of lists. */
  position: string | number;
  status: WebhookDelivery["status"];
  attempts: number;
  due_at: string;
  last_status_code: number | null;
  last_error: string | null;
  created_at: string;
  completed_at: string | null;
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    webhookDeliveryId: row.id,
    object: "webhook_delivery",
    webhookEndpointId: row.webhook_endpoint_id,
    eventId: row.event_id,
    eventType: row.event_type,
    resourceId: row.resource_id,
    position: Number(row.position),
    status: row.status,
    attempts: row.attempts,
    ...(row.status === "PENDING" && { nextAttemptAt: toIso(row.due_at) }),
    ...withoutNulls({ lastStatusCode: row.last_status_code, lastError: row.last_error }),
    createdAt: toIso(row.created_at),
    ...(row.completed_at !== null && { completedAt: toIso(row.completed_at) }),
  };
}

/** What {@link presentAttempt} needs. */
export interface AttemptRow {
  at: string;
  status_code: number | null;
  duration_ms: number;
  error: string | null;
  response: string | null;
}

export function presentAttempt(row: AttemptRow): WebhookAttempt {
  return {
    at: toIso(row.at),
    ...withoutNulls({ statusCode: row.status_code }),
    durationMs: row.duration_ms,
    ...withoutNulls({ error: row.error, response: row.response }),
  };
}
