import { IconUsers } from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { statusOptions } from "#app/_words/status.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { CustomerFilter, TokenFilter } from "#app/(console)/_components/record-filters.tsx";
import { readCustomer, readToken } from "#app/(console)/_data/records.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import {
  paymentColumns,
  paymentHref,
  paymentKey,
  paymentName,
} from "#app/(console)/console/distributions/[distributionId]/payment-columns.tsx";
import { DistributionTabs } from "#app/(console)/console/distributions/distribution-tabs.tsx";
import {
  type DistributionPayment,
  type distributionPaymentSorts,
  listDistributionPayments,
} from "#server/domain/distributions/distribution-payment/contract.ts";

export const metadata: Metadata = { title: "Payments to holders" };

const path = "/console/distributions/payments";

const [holder, ...others] = paymentColumns;
const columns: readonly Column<DistributionPayment, (typeof distributionPaymentSorts)[number]>[] = [
  ...(holder ? [holder] : []),
  {
    header: "Distribution",
    cell: ({ distributionId, title }) => (
      <Link href={`/console/distributions/${distributionId}`}>{title}</Link>
    ),
  },
  { header: "Due since", sort: "createdAt", cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  ...others,
];

/** What holders get, of all distributions: what failed is found, and done with, in one place. */
export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { may } = await currentViewer();
  const query = readCountedQuery(listDistributionPayments, params);
  const page = await orFirstPage(trpc.distributionPayment.list(query), path, params);
  const token = query.tokenId === undefined ? null : await readToken(query.tokenId).catch(() => null);
  const customer =
    query.customerId === undefined ? null : await readCustomer(query.customerId).catch(() => null);
  return (
    <>
      <PageHeader title="Distributions" description="What each holder gets, of all distributions." />
      <DistributionTabs />
      <ListPanel
        caption="Payments to holders"
        list={{ path, params, query }}
        page={page}
        columns={columns}
        rowKey={paymentKey}
        rowHref={paymentHref}
        searchLabel="Search by holder, distribution or reference"
        filters={[
          {
            name: "status",
            label: "Status",
            all: "Any status",
            choices: statusOptions("distributionPaymentStatus"),
          },
        ]}
        moreFilters={
          <>
            <TokenFilter chosen={token && { value: token.tokenId, label: token.name }} />
            <CustomerFilter chosen={customer && { value: customer.id, label: displayName(customer) }} />
          </>
        }
        hasDates
        exported={{ list: "payouts" }}
        acting={{ of: "distributionPayments", as: paymentName, may }}
        nothingYet={
          <EmptyState icon={IconUsers} title="No payments yet">
            At the record date of a distribution each holder&apos;s payment appears here.
          </EmptyState>
        }
      />
    </>
  );
});
