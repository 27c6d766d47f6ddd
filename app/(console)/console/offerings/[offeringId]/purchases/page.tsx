import { IconReceipt } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { currencyNames } from "#app/_words/format.ts";
import { statusOptions } from "#app/_words/status.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { choicesOf } from "#app/(console)/_words/names.ts";
import {
  purchaseColumnsOfOffering,
  purchaseHref,
  purchaseKey,
  purchaseName,
} from "#app/(console)/console/purchases/columns.tsx";
import { listIntents } from "#server/domain/primary/purchase-intent/contract.ts";

export const metadata: Metadata = { title: "Purchases" };

export default issuerPage<{ offeringId: string }>(async ({ params, searchParams }) => {
  const { offeringId } = await params;
  const path = `/console/offerings/${offeringId}/purchases`;
  const search = await searchParams;
  const { may } = await currentViewer();
  const { offeringId: _, ...query } = readCountedQuery(listIntents, search);
  const page = await orFirstPage(trpc.offeringPurchaseIntent.list({ ...query, offeringId }), path, search);
  return (
    <ListPanel
      caption="Purchases from this offering"
      list={{ path, params: search, query }}
      page={page}
      columns={purchaseColumnsOfOffering}
      rowKey={purchaseKey}
      rowHref={purchaseHref}
      searchLabel="Search by customer, e-mail or wallet"
      filters={[
        {
          name: "purchaseStatus",
          label: "Status",
          all: "All statuses",
          choices: statusOptions("purchaseStatus"),
        },
        { name: "currency", label: "Currency", all: "All currencies", choices: choicesOf(currencyNames) },
      ]}
      hasDates
      exported={{ list: "purchases", within: { offeringId } }}
      acting={{ of: "purchases", as: purchaseName, may }}
      nothingYet={
        <EmptyState icon={IconReceipt} title="Nobody has bought yet">
          Purchases from this offering appear here as they come in.
        </EmptyState>
      }
    />
  );
});
