import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import type { WebhookDeliveryStatus } from "#db/schema/enums.ts";
import type { Event } from "#server/feed/event/contract.ts";
import { publishOrganization } from "#server/feed/event/publish.ts";
import { deliverWebhooks } from "#server/feed/webhook-delivery/deliver-webhooks.ts";
import type { WebhookEndpoint } from "#server/feed/webhook-endpoint/contract.ts";
import type { Application } from "#server/kernel/application.ts";
import { recordEvent } from "#server/platform/outbox/record-event.ts";
import type { Suite, TestCaller } from "./testing.ts";

/** A request that a receiver got. */
export interface Received {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
  readonly event: Event;
}

/** A server of somebody else's that takes webhooks. */
export interface Receiver {
  readonly url: string;
  /** Every request that came, in its order. */
  readonly received: Received[];
  /** Checks a request by the library that receivers use. */
  verify(received: Received, secret: string | undefined): unknown;
  close(): Promise<void>;
}

/** How it answers: with a status, or by hand. */
type Answer = number | ((response: ServerResponse, received: Received) => void);

/** Starts a receiver; `answer` is asked for each request, with how many came before. */
export async function openReceiver(
  answer: (received: Received, before: number) => Answer | Promise<Answer>,
): Promise<Receiver> {
  const received: Received[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    const one = { body, headers: request.headers, event: JSON.parse(body) as Event };
    const before = received.push(one) - 1;
    const how = await answer(one, before);
    if (typeof how === "number") response.writeHead(how).end(`answered ${how}`);
    else how(response, one);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    verify: ({ body, headers }, secret = "") =>
      new Webhook(secret).verify(body, headers as Record<string, string>),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What tests of deliveries do in an organization. */
export type WebhookTools = ReturnType<typeof webhookTools>;

type EndpointInput = Parameters<TestCaller["webhookEndpoint"]["create"]>[0];
type Endpoint = Pick<WebhookEndpoint, "webhookEndpointId">;

export function webhookTools(suite: Suite) {
  const { organizationId } = suite;
  return {
    register: (url: string, rest: Partial<EndpointInput> = {}) =>
      suite.call().webhookEndpoint.create({ url, ...rest }),

    /** Writes and publishes an event of each of these resources, in this order. */
    async happen(...resourceIds: string[]): Promise<void> {
      for (const resourceId of resourceIds) {
        await suite.asSystem((ctx) => recordEvent(ctx, "trade.updated", resourceId, { resourceId }));
      }
      await suite.asSystem(publishOrganization, new Date());
    },

    /** Runs the endpoint's job once. */
    work: ({ webhookEndpointId }: Endpoint, app: Application = suite.app) =>
      deliverWebhooks({ app, organizationId, payload: { webhookEndpointId }, now: new Date() }),

    /** Has everything that waits be due now, or the event of one position alone. */
    skipWaits: (position: number | null = null) =>
      suite.sql`update webhook_delivery set due_at = now() - interval '1 second'
        where organization_id = ${organizationId} and status = 'PENDING'
          and position = coalesce(${position}::bigint, position)`,

    /** The endpoint's deliveries, oldest first. */
    deliveriesOf: async ({ webhookEndpointId }: Endpoint, status?: WebhookDeliveryStatus) =>
      (
        await suite
          .call()
          .webhookDelivery.list({ webhookEndpointId, order: "asc", ...(status && { status }) })
      ).data,
  };
}
