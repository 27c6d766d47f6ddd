import { IconUsers } from "@tabler/icons-react";
import type { Metadata } from "next";
import { AutoRefresh } from "#app/_components/auto-refresh.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Money } from "#app/_components/money.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { kindNames } from "#app/_words/distributions.ts";
import { statusOptions } from "#app/_words/status.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { PaymentFile } from "#app/(console)/_components/export/payment-file.tsx";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { SectionTitle } from "#app/(console)/_components/section-title.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { HistoryLink } from "#app/(console)/console/audit/_history/history-link.tsx";
import type { Distribution } from "#server/domain/distributions/distribution/contract.ts";
import { listPaymentsOfDistribution } from "#server/domain/distributions/distribution-payment/contract.ts";
import { CancelButton } from "./cancel-button.tsx";
import { MarkAllPaid } from "./mark-all-paid.tsx";
import { paymentColumns, paymentHref, paymentKey, paymentName } from "./payment-columns.tsx";
import { Progress } from "./progress.tsx";

interface DistributionParams {
  distributionId: string;
}

export async function generateMetadata({
  params,
}: {
  params: Promise<DistributionParams>;
}): Promise<Metadata> {
  if ((await currentIssuer()) === null) return {};
  const { distributionId } = await params;
  return { title: (await orNotFound(trpc.distribution.get({ distributionId }))).title };
}

export default issuerPage<DistributionParams>(async ({ params, searchParams }) => {
  const { distributionId } = await params;
  const path = `/console/distributions/${distributionId}`;
  const search = await searchParams;
  const { may } = await currentViewer();
  const { distributionId: _, ...asked } = readCountedQuery(listPaymentsOfDistribution, search);
  // All became due at one moment: the largest first says more.
  const query = { ...asked, sort: asked.sort ?? "amount" } as const;
  const distribution = await orNotFound(trpc.distribution.get({ distributionId }));
  const [payments, transfers] = await Promise.all([
    orFirstPage(trpc.distribution.payments({ ...query, distributionId }), path, search),
    trpc.distribution.payments({ distributionId, status: "DUE", limit: 100 }),
  ]);
  const hasTransfers = transfers.data.some(({ provider }) => provider === "BANK_TRANSFER");
  const transferFile =
    hasTransfers && distribution.currency === "EUR" && may.includes("payment:read")
      ? `/distribution/${encodeURIComponent(distributionId)}/transfers`
      : undefined;
  const { title, kind, tokenName, status, recordDate, holders, failed } = distribution;
  return (
    <div className={columns.stack}>
      <PageHeader
        breadcrumb={[{ label: "Distributions", href: "/console/distributions" }]}
        title={title}
        description={`${kindNames[kind]} · ${tokenName}`}
        badge={<StatusBadge kind="distributionStatus" value={status} />}
        actions={
          <>
            <HistoryLink resourceId={distributionId} />
            {status === "SCHEDULED" && (
              <Allowed to="distribution:write">
                <CancelButton distributionId={distributionId} />
              </Allowed>
            )}
            {transferFile && (
              <PaymentFile
                path={transferFile}
                title="The due transfers to known accounts, for your bank (SEPA, pain.001)"
              />
            )}
            {hasTransfers && (
              <Allowed to="payment:write">
                <MarkAllPaid distributionId={distributionId} />
              </Allowed>
            )}
          </>
        }
      />
      {status === "SCHEDULED" && new Date(recordDate) <= new Date() && (
        <Notice title="It starts in a moment">
          <AutoRefresh />
          What was under way at the record date is waited for; the payments are here within seconds.
        </Notice>
      )}
      {failed.payments > 0 && (
        <Notice tone="warning" title="Some payments failed">
          Clear up why with the holders, then retry them, or mark them as paid another way.
        </Notice>
      )}
      <div className={columns.halves}>
        <Progress distribution={distribution} />
        <Panel title="Terms">
          <FactRows facts={factsOf(distribution)} />
        </Panel>
      </div>
      {holders !== undefined && holders > 0 && (
        <section aria-labelledby="payments" className={columns.stack}>
          <SectionTitle id="payments">Payments</SectionTitle>
          <div>
            <ListPanel
              caption="Payments to holders"
              list={{ path, params: search, query }}
              page={payments}
              columns={paymentColumns}
              rowKey={paymentKey}
              rowHref={paymentHref}
              searchLabel="Search by holder or reference"
              filters={[
                {
                  name: "status",
                  label: "Status",
                  all: "Any status",
                  choices: statusOptions("distributionPaymentStatus"),
                },
              ]}
              exported={{ list: "payouts", within: { distributionId } }}
              acting={{ of: "distributionPayments", as: paymentName, may, transfers: transferFile }}
              nothingYet={
                <EmptyState icon={IconUsers} title="No payments">
                  Nobody held the token at the record date.
                </EmptyState>
              }
            />
          </div>
        </section>
      )}
    </div>
  );
});

function factsOf(distribution: Distribution) {
  const { distributionId, amount, currency, recordDate, status, holders, createdAt, completedAt } =
    distribution;
  return [
    { term: "Identifier", value: <Identifier id={distributionId} label="distribution identifier" /> },
    { term: "Amount", value: <Money amount={amount} currency={currency} /> },
    {
      term: "Record date",
      value: <DateTime value={recordDate} detail="dateTime" />,
      ...(status !== "CANCELLED" && {
        note: `who ${status === "SCHEDULED" ? "holds" : "held"} the token then is paid`,
      }),
    },
    holders !== undefined && { term: "Holders", value: holders },
    { term: "Created", value: <DateTime value={createdAt} detail="dateTime" /> },
    completedAt !== undefined && {
      term: "All paid",
      value: <DateTime value={completedAt} detail="dateTime" />,
    },
  ];
}
