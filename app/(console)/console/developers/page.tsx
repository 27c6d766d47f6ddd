import { IconWebhook } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { siteOrigin } from "#app/_data/site-origin.ts";
import { trpc } from "#app/_trpc/server.ts";
import { statusOptions } from "#app/_words/status.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { SectionTitle } from "#app/(console)/_components/section-title.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { listWebhookEndpoints } from "#server/feed/webhook-endpoint/contract.ts";
import { ReceiverSamples } from "./_components/receiver-samples.tsx";
import { CreateEndpointDialog } from "./webhooks/create-endpoint-dialog.tsx";
import { endpointColumns } from "./webhooks/endpoint-columns.tsx";

export const metadata: Metadata = { title: "Webhooks" };

const path = "/console/developers";

export default issuerPage(async ({ searchParams }) => {
  const [issuer, params] = await Promise.all([currentIssuer(), searchParams]);
  const mayWrite = issuer?.may.includes("webhook:write") ?? false;
  const query = readCountedQuery(listWebhookEndpoints, params);
  const [endpoints, origin] = await Promise.all([
    orFirstPage(trpc.webhookEndpoint.list(query), path, params),
    siteOrigin(),
  ]);
  return (
    <div className={columns.stack}>
      <section aria-labelledby="endpoints">
        <SectionTitle
          id="endpoints"
          description="Addresses of yours that are told what happens, within a second or so."
          aside={mayWrite && <CreateEndpointDialog />}
        >
          Webhook endpoints
        </SectionTitle>
        <ListPanel
          caption="Webhook endpoints"
          list={{ path, params, query }}
          page={endpoints}
          columns={endpointColumns}
          rowKey={({ webhookEndpointId }) => webhookEndpointId}
          rowHref={({ webhookEndpointId }) => `${path}/webhooks/${webhookEndpointId}`}
          searchLabel="Search by address or description"
          filters={[
            {
              name: "status",
              label: "Status",
              all: "Any status",
              choices: statusOptions("webhookEndpointStatus"),
            },
          ]}
          hasDates
          exported={{ list: "webhookEndpoints" }}
          nothingYet={
            <EmptyState icon={IconWebhook} title="No webhook endpoints yet">
              Register an address of your software, and every change is sent there, signed: an offering is
              published, a purchase completed, a customer verified.
              {!mayWrite && " Owners and admins register them."}
            </EmptyState>
          }
        />
      </section>
      <ReceiverSamples origin={origin} />
    </div>
  );
});
