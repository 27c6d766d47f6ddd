import { IconReceipt } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { currencyNames } from "#app/_words/format.ts";
import { statusOptions } from "#app/_words/status.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { CustomerFilter, OfferingFilter } from "#app/(console)/_components/record-filters.tsx";
import { readCustomer, readOffering } from "#app/(console)/_data/records.ts";
import { choicesOf, displayName } from "#app/(console)/_words/names.ts";
import { listIntents } from "#server/domain/primary/purchase-intent/contract.ts";
import { purchaseColumns, purchaseHref, purchaseKey, purchaseName } from "./columns.tsx";

export const metadata: Metadata = { title: "Purchases" };

const path = "/console/purchases";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { may } = await currentViewer();
  const query = readCountedQuery(listIntents, params);
  const page = await orFirstPage(trpc.offeringPurchaseIntent.list(query), path, params);
  const offering =
    query.offeringId === undefined ? null : await readOffering(query.offeringId).catch(() => null);
  const customer =
    query.customerId === undefined ? null : await readCustomer(query.customerId).catch(() => null);
  return (
    <>
      <PageHeader
        title="Purchases"
        description="What customers bought, and what completion still waits for."
      />
      <ListPanel
        caption="Purchases"
        list={{ path, params, query }}
        page={page}
        columns={purchaseColumns}
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
        moreFilters={
          <>
            <OfferingFilter chosen={offering && { value: offering.offeringId, label: offering.title }} />
            <CustomerFilter chosen={customer && { value: customer.id, label: displayName(customer) }} />
          </>
        }
        hasDates
        exported={{ list: "purchases" }}
        acting={{ of: "purchases", as: purchaseName, may }}
        nothingYet={
          <EmptyState icon={IconReceipt} title="No purchases yet">
            Purchases appear here as soon as a customer buys from one of your offerings.
          </EmptyState>
        }
      />
    </>
  );
});
