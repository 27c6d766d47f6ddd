import { IconSend } from "@tabler/icons-react";
import type { Metadata } from "next";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatCount } from "#app/_words/format.ts";
import { statusOptions } from "#app/_words/status.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { SectionTitle } from "#app/(console)/_components/section-title.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { typesOf } from "#app/(console)/console/developers/webhooks/endpoint-columns.tsx";
import { listWebhookDeliveries } from "#server/feed/webhook-delivery/contract.ts";
import type { WebhookEndpoint } from "#server/feed/webhook-endpoint/contract.ts";
import { MOST_COUNTED } from "#server/kernel/fields/list.ts";
import { Activity } from "./activity.tsx";
import { deliveryColumns, deliveryHref, deliveryKey } from "./delivery-columns.tsx";
import { EndpointActions } from "./endpoint-actions.tsx";

export const metadata: Metadata = { title: "Webhook endpoint" };

interface EndpointParams {
  webhookEndpointId: string;
}

export default issuerPage<EndpointParams>(async ({ params, searchParams }) => {
  const [{ webhookEndpointId }, asked, issuer] = await Promise.all([params, searchParams, currentIssuer()]);
  const path = `/console/developers/webhooks/${webhookEndpointId}`;
  const query = readCountedQuery(listWebhookDeliveries, asked);
  const [endpoint, activity, deliveries] = await Promise.all([
    orNotFound(trpc.webhookEndpoint.get({ webhookEndpointId })),
    orNotFound(trpc.webhookEndpoint.activity({ webhookEndpointId })),
    orNotFound(orFirstPage(trpc.webhookDelivery.list({ ...query, webhookEndpointId }), path, asked)),
  ]);
  return (
    <div className={columns.stack}>
      <Panel
        title={endpoint.description ?? "Webhook endpoint"}
        description={endpoint.url}
        aside={<StatusBadge kind="webhookEndpointStatus" value={endpoint.status} />}
      >
        <div className={columns.stack}>
          <FactRows facts={factsOf(endpoint)} />
          {issuer?.may.includes("webhook:write") && <EndpointActions endpoint={endpoint} />}
        </div>
      </Panel>
      <Panel title="Last 24 hours" description="Deliveries by the hour they were made in, in UTC.">
        <Activity hours={activity.hours} />
      </Panel>
      <SectionTitle id="deliveries">Deliveries</SectionTitle>
      <ListPanel
        caption="Deliveries"
        list={{ path, params: asked, query }}
        page={deliveries}
        columns={deliveryColumns}
        rowKey={deliveryKey}
        rowHref={deliveryHref}
        searchLabel="Search by event, type or resource"
        filters={[
          {
            name: "status",
            label: "Status",
            all: "Any status",
            choices: statusOptions("webhookDeliveryStatus"),
          },
        ]}
        hasDates
        exported={{ list: "webhookDeliveries", within: { webhookEndpointId } }}
        acting={{ of: "webhookDeliveries", as: ({ eventType }) => eventType, may: issuer?.may ?? [] }}
        nothingYet={
          <EmptyState icon={IconSend} title="Nothing delivered yet">
            The next event of a type it wants is sent to this address. Try it now with “Send a test”.
          </EmptyState>
        }
      />
    </div>
  );
});

function factsOf(endpoint: WebhookEndpoint) {
  const { eventTypes, previousSecretExpiresAt } = endpoint;
  return [
    {
      term: "Events",
      value: typesOf(endpoint),
      ...(eventTypes !== null && eventTypes.length > 1 && { note: eventTypes.join(", ") }),
    },
    {
      term: "Pending",
      value: formatCount(endpoint.pendingDeliveries),
      note:
        endpoint.pendingDeliveries < MOST_COUNTED
          ? "Events still to be delivered."
          : "Or more: no more are counted.",
    },
    previousSecretExpiresAt !== undefined && {
      term: "Old secret",
      value: <DateTime value={previousSecretExpiresAt} detail="dateTime" />,
      note: "Until then the secret before signs as well.",
    },
    { term: "Identifier", value: <Identifier id={endpoint.webhookEndpointId} label="endpoint identifier" /> },
    { term: "Created", value: <DateTime value={endpoint.createdAt} detail="dateTime" /> },
  ] as const;
}
