import { IconArrowsTransferDown } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { statusOptions } from "#app/_words/status.ts";
import {
  operationColumns,
  operationHref,
  operationKey,
} from "#app/(console)/_components/chain/operation-columns.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { TokenFilter } from "#app/(console)/_components/record-filters.tsx";
import { SectionTitle } from "#app/(console)/_components/section-title.tsx";
import { readToken } from "#app/(console)/_data/records.ts";
import { operationNames } from "#app/(console)/_words/chain.ts";
import { choicesOf } from "#app/(console)/_words/names.ts";
import { listChainOperations } from "#server/domain/chain/chain-operation/contract.ts";
import { ChainOverview } from "./chain-overview.tsx";
import { ListsNav } from "./lists-nav.tsx";

export const metadata: Metadata = { title: "Chain" };

const path = "/console/developers/chain";

export default issuerPage(
  async ({ searchParams }) => {
    const params = await searchParams;
    const { may } = await currentViewer();
    const query = readCountedQuery(listChainOperations, params);
    const { tokenId } = query;
    const [chain, page, token] = await Promise.all([
      trpc.chain.get({}),
      orFirstPage(trpc.chainOperation.list(query), path, params),
      tokenId === undefined ? null : readToken(tokenId).catch(() => null),
    ]);
    return (
      <div className={columns.stack}>
        <ChainOverview chain={chain} />
        {(chain.isConfigured || page.data.length > 0) && (
          <section aria-labelledby="operations" className={columns.stack}>
            <SectionTitle id="operations">Operations</SectionTitle>
            <ListsNav current="operations" />
            <ListPanel
              caption="Operations"
              list={{ path, params, query }}
              page={page}
              columns={operationColumns}
              rowKey={operationKey}
              rowHref={operationHref}
              searchLabel="Search by identifier of a purchase, an offer or an operation"
              filters={[
                {
                  name: "status",
                  label: "How far",
                  all: "However far",
                  choices: statusOptions("chainProgress"),
                },
                {
                  name: "kind",
                  label: "What",
                  all: "Everything",
                  choices: choicesOf(operationNames),
                  searchable: true,
                },
              ]}
              moreFilters={<TokenFilter chosen={token && { value: token.tokenId, label: token.name }} />}
              hasDates
              exported={{ list: "chainOperations" }}
              acting={{
                of: "chainOperations",
                as: ({ kind, chainOperationId }) => `${kind} ${chainOperationId}`,
                may,
              }}
              nothingYet={
                <EmptyState icon={IconArrowsTransferDown} title="No operations yet">
                  What is minted, frozen and traded of a token on the blockchain stands here.
                </EmptyState>
              }
            />
          </section>
        )}
      </div>
    );
  },
  { may: "chain:read", others: "/console/developers" },
);
