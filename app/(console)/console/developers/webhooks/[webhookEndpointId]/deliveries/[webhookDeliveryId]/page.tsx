import type { Metadata } from "next";
import Link from "next/link";
import { AutoRefresh } from "#app/_components/auto-refresh.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { Attempts } from "./attempts.tsx";
import { RedeliverButton } from "./redeliver-button.tsx";

export const metadata: Metadata = { title: "Delivery" };

interface DeliveryParams {
  webhookEndpointId: string;
  webhookDeliveryId: string;
}

export default issuerPage<DeliveryParams>(async ({ params }) => {
  const [{ webhookDeliveryId }, issuer] = await Promise.all([params, currentIssuer()]);
  const delivery = await orNotFound(trpc.webhookDelivery.get({ webhookDeliveryId }));
  const endpoint = await orNotFound(
    trpc.webhookEndpoint.get({ webhookEndpointId: delivery.webhookEndpointId }),
  );
  const { nextAttemptAt, completedAt } = delivery;
  return (
    <div className={columns.stack}>
      <Panel
        title={delivery.eventType}
        description={
          <>
            To <Link href={`/console/developers/webhooks/${endpoint.webhookEndpointId}`}>{endpoint.url}</Link>
          </>
        }
        aside={<StatusBadge kind="webhookDeliveryStatus" value={delivery.status} />}
      >
        <div className={columns.stack}>
          <FactRows
            facts={[
              {
                term: "Event",
                value: (
                  <Link href={`/console/developers/events/${delivery.eventId}`}>#{delivery.position}</Link>
                ),
              },
              {
                term: "Resource",
                value: <Identifier id={delivery.resourceId} label="resource identifier" />,
              },
              { term: "Made", value: <DateTime value={delivery.createdAt} detail="dateTime" /> },
              nextAttemptAt !== undefined && {
                term: "Next attempt",
                value: <DateTime value={nextAttemptAt} detail="dateTime" />,
                note: "An earlier event of the same resource goes first.",
              },
              completedAt !== undefined && {
                term: "Completed",
                value: <DateTime value={completedAt} detail="dateTime" />,
              },
            ]}
          />
          {issuer?.may.includes("webhook:write") && (
            <RedeliverButton
              webhookDeliveryId={webhookDeliveryId}
              isEnabled={endpoint.status === "ENABLED"}
            />
          )}
        </div>
      </Panel>
      <Panel title="Attempts" description="Each time it was sent, newest first.">
        <Attempts attempts={delivery.attemptLog} />
        {delivery.status === "PENDING" && <AutoRefresh />}
      </Panel>
    </div>
  );
});
