import { IconBuildingBank, IconPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { statusOptions } from "#app/_words/status.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { TokenFilter } from "#app/(console)/_components/record-filters.tsx";
import { readToken } from "#app/(console)/_data/records.ts";
import { listOfferings } from "#server/domain/primary/offering/contract.ts";
import { ENDING_DAYS } from "#server/feed/dashboard/contract.ts";
import { offeringColumns, offeringHref, offeringKey } from "./columns.tsx";
import { InWork } from "./new/in-work.tsx";

export const metadata: Metadata = { title: "Offerings" };

const path = "/console/offerings";

const endings = [ENDING_DAYS, 30].map((days) => ({ value: String(days), label: `Ends in ${days} days` }));

const create = (
  <Allowed to="offering:write">
    <ButtonLink href="/console/offerings/new">
      <IconPlus size={18} aria-hidden />
      Create an offering
    </ButtonLink>
  </Allowed>
);

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const query = readCountedQuery(listOfferings, params);
  const [page, viewer] = await Promise.all([
    orFirstPage(trpc.offering.list(query), path, params),
    currentViewer(),
  ]);
  const [forms, token] = await Promise.all([
    viewer.may.includes("offering:write") ? trpc.offeringForm.list({}) : null,
    query.tokenId === undefined ? null : readToken(query.tokenId).catch(() => null),
  ]);
  return (
    <>
      <PageHeader
        title="Offerings"
        description="What you sell, how far each one is, and the drafts that nobody else sees yet."
        actions={create}
      />
      <div className={columns.stack}>
        <InWork forms={forms?.data ?? []} />
        <ListPanel
          caption="Offerings"
          list={{ path, params, query }}
          page={page}
          columns={offeringColumns}
          rowKey={offeringKey}
          rowHref={offeringHref}
          searchLabel="Search by title, type or token"
          filters={[
            { name: "state", label: "State", all: "All states", choices: statusOptions("offeringState") },
            {
              name: "availability",
              label: "Availability",
              all: "Any availability",
              choices: statusOptions("availability"),
            },
            {
              name: "endsWithinDays",
              label: "End",
              all: "Any end",
              choices: endings,
            },
          ]}
          moreFilters={<TokenFilter chosen={token && { value: token.tokenId, label: token.name }} />}
          hasDates
          exported={{ list: "offerings" }}
          nothingYet={
            <EmptyState icon={IconBuildingBank} title="No offerings yet" action={create}>
              An offering sells a token: with a price, a period and limits. It starts as a draft that only you
              see.
            </EmptyState>
          }
        />
      </div>
    </>
  );
});
