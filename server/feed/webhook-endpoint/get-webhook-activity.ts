import { raw } from "#db/client.ts";
import { deliveryFacets, facetsOf } from "#db/schema/facets.ts";
import type { Call } from "#server/kernel/context.ts";
import { toIso } from "#server/kernel/format.ts";
import type { getWebhookActivity as operation, WebhookActivity } from "./contract.ts";
import { readEndpoint } from "./read-endpoints.ts";

/** Deliveries of each status that are looked at, at most: of a busy endpoint the newest. */
const MOST_DELIVERIES = 5_000;

interface Row {
  at: string;
  succeeded: number;
  pending: number;
  failed: number;
}

/**
 * What became of an endpoint's deliveries of the last 24 hours.
 * @throws Refusal webhook_endpoint_not_found, not_allowed
 */
export async function getWebhookActivity({ ctx, input }: Call<typeof operation>): Promise<WebhookActivity> {
  await readEndpoint(ctx, input.webhookEndpointId);
  const now = ctx.now.toISOString();
  const rows = await raw(ctx.db)<Row[]>`
    select h.at, count(*) filter (where d.status = 'SUCCEEDED')::int as succeeded,
           count(*) filter (where d.status = 'PENDING')::int as pending,
           count(*) filter (where d.status = 'FAILED')::int as failed
      from generate_series(date_trunc('hour', ${now}::timestamptz) - interval '23 hours',
             date_trunc('hour', ${now}::timestamptz), interval '1 hour') as h(at)
      left join (
        select n.created_at, n.status from unnest(${facetsOf(deliveryFacets, {})}::int[]) as k(facets)
         cross join lateral (
           select created_at, status from webhook_delivery
            where organization_id = ${ctx.actor.organizationId} and webhook_endpoint_id = ${input.webhookEndpointId}
              and facets = k.facets and created_at >= date_trunc('hour', ${now}::timestamptz) - interval '23 hours'
            order by created_at desc limit ${MOST_DELIVERIES}) n
      ) d on d.created_at >= h.at and d.created_at < h.at + interval '1 hour'
     group by h.at order by h.at`;
  return { object: "webhook_activity", hours: rows.map((row) => ({ ...row, at: toIso(row.at) })) };
}
