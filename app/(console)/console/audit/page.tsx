import { IconHistory } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { DateFilters } from "#app/(console)/_components/date-filters.tsx";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { CustomerFilter } from "#app/(console)/_components/record-filters.tsx";
import { readCustomer } from "#app/(console)/_data/records.ts";
import { choicesOf, displayName } from "#app/(console)/_words/names.ts";
import { listAuditEvents } from "#server/platform/audit/contract.ts";
import { ErasePersonalData } from "./_erase/erase-personal-data.tsx";
import { ChainStatus } from "./_list/chain-status.tsx";
import { auditColumns, auditEventHref, auditEventKey } from "./_list/columns.tsx";
import { namesIn } from "./_list/names.ts";
import { NarrowedTo } from "./_list/narrowed-to.tsx";
import { NotAllowed } from "./_list/not-allowed.tsx";
import { actorKindNames, resourceTypeNames } from "./_list/words.ts";

export const metadata: Metadata = { title: "Audit trail" };

const path = "/console/audit";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { may } = await currentViewer();
  if (!may.includes("audit:read")) return <NotAllowed />;
  const query = readCountedQuery(listAuditEvents, params);
  const [page, chain, customer] = await Promise.all([
    orFirstPage(trpc.auditEvent.list(query), path, params),
    trpc.auditEvent.chain({}),
    query.customerId === undefined ? null : readCustomer(query.customerId).catch(() => null),
  ]);
  const names = await namesIn(page.data);
  return (
    <>
      <PageHeader
        title="Audit trail"
        description="Who changed what, when and from where, sealed so that nothing is altered unnoticed."
        actions={
          customer &&
          may.includes("organization:write") && (
            <ErasePersonalData customerId={customer.id} customerName={displayName(customer)} />
          )
        }
      />
      <ChainStatus chain={chain} />
      <NarrowedTo path={path} params={params} example={page.data[0]} names={names} />
      <ListPanel
        caption="Audit trail"
        list={{ path, params, query }}
        page={page}
        columns={auditColumns(names)}
        rowKey={auditEventKey}
        rowHref={auditEventHref}
        searchLabel="Search by operation, person, id or value"
        filters={[
          {
            name: "resourceType",
            label: "Of",
            all: "Of everything",
            choices: choicesOf(resourceTypeNames),
          },
          { name: "actorKind", label: "Who", all: "By everybody", choices: choicesOf(actorKindNames) },
        ]}
        moreFilters={
          <>
            <CustomerFilter chosen={customer && { value: customer.id, label: displayName(customer) }} />
            <DateFilters from="from" to="to" />
          </>
        }
        exported={{ list: "auditEvents" }}
        nothingYet={
          <EmptyState icon={IconHistory} title="No changes yet">
            Whatever is created or changed from now on stands here, with the name of who did it.
          </EmptyState>
        }
      />
    </>
  );
});
