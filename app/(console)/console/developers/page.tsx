import { IconWebhook } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { readListQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { siteOrigin } from "#app/_data/site-origin.ts";
import { trpc } from "#app/_trpc/server.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { listWebhookEndpoints } from "#server/feed/webhook-endpoint/contract.ts";
import { ReceiverSamples } from "./_components/receiver-samples.tsx";
import { CreateEndpointDialog } from "./webhooks/create-endpoint-dialog.tsx";
import { EndpointRows } from "./webhooks/endpoint-rows.tsx";

export const metadata: Metadata = { title: "Webhooks" };

const path = "/console/developers";

export default issuerPage(async ({ searchParams }) => {
  const [issuer, params] = await Promise.all([currentIssuer(), searchParams]);
  const mayWrite = issuer?.may.includes("webhook:write") ?? false;
  const [endpoints, origin] = await Promise.all([
    orFirstPage(trpc.webhookEndpoint.list(readListQuery(listWebhookEndpoints, params)), path, params),
    siteOrigin(),
  ]);
  const isEmpty = endpoints.data.length === 0;
  const create = <CreateEndpointDialog />;
  return (
    <div className={columns.stack}>
      <Panel
        title="Webhook endpoints"
        description="Addresses of yours that are told what happens, within a second or so."
        isFlush={!isEmpty}
        {...(mayWrite && !isEmpty && { aside: create })}
      >
        {isEmpty ? (
          <EmptyState
            icon={IconWebhook}
            title="No webhook endpoints yet"
            {...(mayWrite && { action: create })}
          >
            Register an address of your software, and every change is sent there, signed: an offering is
            published, a purchase completed, a customer verified.
            {!mayWrite && " Owners and admins register them."}
          </EmptyState>
        ) : (
          <EndpointRows endpoints={endpoints.data} />
        )}
      </Panel>
      <Pagination path={path} params={params} nextCursor={endpoints.nextCursor} label="Webhook endpoints" />
      <ReceiverSamples origin={origin} />
    </div>
  );
});
