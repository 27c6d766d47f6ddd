import { IconArrowsExchange } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { statusOptions } from "#app/_words/status.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { CustomerFilter, TokenFilter } from "#app/(console)/_components/record-filters.tsx";
import { readCustomer, readToken } from "#app/(console)/_data/records.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import { listOffers } from "#server/domain/secondary/bulletin-board/contract.ts";
import { BoardTabs } from "./board-tabs.tsx";
import { offerColumns, offerHref, offerKey } from "./columns.tsx";

export const metadata: Metadata = { title: "Bulletin board" };

const path = "/console/bulletin-board";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const query = readCountedQuery(listOffers, params);
  const page = await orFirstPage(trpc.bulletinBoard.offer.list(query), path, params);
  const token = query.tokenId === undefined ? null : await readToken(query.tokenId).catch(() => null);
  const customer =
    query.customerId === undefined ? null : await readCustomer(query.customerId).catch(() => null);
  return (
    <>
      <PageHeader
        title="Bulletin board"
        description="What your customers offer to one another. Tokens of an open offer to sell are frozen."
      />
      <BoardTabs />
      <ListPanel
        caption="Offers on the bulletin board"
        list={{ path, params, query }}
        page={page}
        columns={offerColumns}
        rowKey={offerKey}
        rowHref={offerHref}
        searchLabel="Search by token or wallet"
        filters={[
          { name: "status", label: "Status", all: "All statuses", choices: statusOptions("offerStatus") },
          {
            name: "intention",
            label: "Intention",
            all: "Buy and sell",
            choices: statusOptions("intention"),
          },
        ]}
        moreFilters={
          <>
            <TokenFilter chosen={token && { value: token.tokenId, label: token.name }} />
            <CustomerFilter chosen={customer && { value: customer.id, label: displayName(customer) }} />
          </>
        }
        hasDates
        exported={{ list: "offers" }}
        nothingYet={
          <EmptyState icon={IconArrowsExchange} title="Nothing on the board yet">
            Offers appear here as soon as a customer posts one in the portal.
          </EmptyState>
        }
      />
    </>
  );
});
