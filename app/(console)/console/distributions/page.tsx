import { IconCashBanknote, IconPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { kindNames } from "#app/_words/distributions.ts";
import { statusOptions } from "#app/_words/status.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { TokenFilter } from "#app/(console)/_components/record-filters.tsx";
import { readToken } from "#app/(console)/_data/records.ts";
import { listDistributions } from "#server/domain/distributions/distribution/contract.ts";
import { distributionColumns, distributionHref, distributionKey } from "./columns.tsx";
import { DistributionTabs } from "./distribution-tabs.tsx";
import { Sums } from "./sums.tsx";

export const metadata: Metadata = { title: "Distributions" };

const path = "/console/distributions";

const create = (
  <Allowed to="distribution:write">
    <ButtonLink href={`${path}/new`}>
      <IconPlus size={18} aria-hidden />
      New distribution
    </ButtonLink>
  </Allowed>
);

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const query = readCountedQuery(listDistributions, params);
  const [page, sums, token] = await Promise.all([
    orFirstPage(trpc.distribution.list(query), path, params),
    trpc.distribution.summary({}),
    query.tokenId === undefined ? null : readToken(query.tokenId).catch(() => null),
  ]);
  return (
    <div className={columns.stack}>
      <PageHeader
        title="Distributions"
        description="Dividends and interest for whoever holds a token at the record date."
        actions={create}
      />
      <div>
        <DistributionTabs />
        <ListPanel
          caption="Distributions"
          list={{ path, params, query }}
          page={page}
          columns={distributionColumns}
          rowKey={distributionKey}
          rowHref={distributionHref}
          searchLabel="Search by title or token"
          filters={[
            {
              name: "status",
              label: "Status",
              all: "Any status",
              choices: statusOptions("distributionStatus"),
            },
            {
              name: "kind",
              label: "Kind",
              all: "Any kind",
              choices: Object.entries(kindNames).map(([value, label]) => ({ value, label })),
            },
          ]}
          moreFilters={<TokenFilter chosen={token && { value: token.tokenId, label: token.name }} />}
          hasDates
          exported={{ list: "distributions" }}
          nothingYet={
            <EmptyState icon={IconCashBanknote} title="No distributions yet" action={create}>
              Share a sum among the holders of a token: each gets its part to the cent, by the register at the
              record date.
            </EmptyState>
          }
        />
      </div>
      {sums.data.length > 0 && <Sums sums={sums.data} />}
    </div>
  );
});
