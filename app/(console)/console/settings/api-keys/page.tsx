import { IconKey, IconLock } from "@tabler/icons-react";
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
import rows from "#app/(console)/console/settings/_components/rows.module.css";
import { listApiKeys } from "#server/platform/api-key/contract.ts";
import { CodeSample } from "./code-sample.tsx";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { KeyRows } from "./key-rows.tsx";

export const metadata: Metadata = { title: "API keys" };

const path = "/console/settings/api-keys";

export default issuerPage(async ({ searchParams }) => {
  const issuer = await currentIssuer();
  if (!issuer?.may.includes("api_key:read")) {
    return (
      <EmptyState icon={IconLock} title="Not part of your role">
        Owners and admins make API keys, auditors see them. Ask an owner if you need one.
      </EmptyState>
    );
  }
  const mayWrite = issuer.may.includes("api_key:write");
  const params = await searchParams;
  const [keys, origin] = await Promise.all([
    orFirstPage(trpc.apiKey.list(readListQuery(listApiKeys, params)), path, params),
    siteOrigin(),
  ]);
  const create = <CreateKeyDialog origin={origin} />;
  return (
    <div className={columns.stack}>
      <Panel
        title="API keys"
        description="Let your own software do what you allow it: over REST or tRPC."
        isFlush={keys.data.length > 0}
        {...(mayWrite && keys.data.length > 0 && { aside: create })}
      >
        {keys.data.length > 0 ? (
          <KeyRows keys={keys.data} mayWrite={mayWrite} />
        ) : (
          <EmptyState icon={IconKey} title="No API keys yet" {...(mayWrite && { action: create })}>
            A key lets a website or a service call the interface for your organization.
          </EmptyState>
        )}
        <div className={rows.pages}>
          <Pagination path={path} params={params} nextCursor={keys.nextCursor} label="API keys" />
        </div>
      </Panel>
      <Panel
        title="How to use a key"
        description="Send it with every request. It never belongs in a browser or an app."
      >
        <CodeSample origin={origin} apiKey="sk_test_…" />
      </Panel>
    </div>
  );
});
