import { IconPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { readListQuery } from "#app/_data/list-query.ts";
import { trpc } from "#app/_trpc/server.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import { OverTime } from "#app/(console)/_components/charts/over-time.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentAttention } from "#app/(console)/_data/attention.ts";
import { getDashboard, MOST_DAYS, USUAL_DAYS } from "#server/feed/dashboard/contract.ts";
import { ByStatus } from "./_dashboard/by-status.tsx";
import { Joined } from "./_dashboard/joined.tsx";
import { NeedsYou } from "./_dashboard/needs-you.tsx";
import { RaisedBars } from "./_dashboard/raised-bars.tsx";
import { Range } from "./_dashboard/range.tsx";
import { Tiles } from "./_dashboard/tiles.tsx";
import { pendingColumns, purchaseHref, purchaseKey } from "./purchases/columns.tsx";

export const metadata: Metadata = { title: "Dashboard" };

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
  const now = new Date();
  const [asked, attention] = await Promise.all([
    trpc.dashboard.get(readListQuery(getDashboard, params)).catch(() => null),
    currentAttention(),
  ]);
  const dashboard = asked ?? (await trpc.dashboard.get({}));
  const { offerings, latestPending: pending } = dashboard;
  const raised = dashboard.raised.toSorted((one, other) => one.currency.localeCompare(other.currency, "en"));
  const currencies = raised.map(({ currency }) => currency);
  return (
    <div className={columns.stack}>
      <PageHeader
        title="Dashboard"
        description="What was raised, what is pending and who joined."
        actions={create}
      />
      <NeedsYou attention={attention} now={now} />
      <Range period={dashboard.period} now={now} />
      {asked === null && (
        <Notice tone="warning" role="status">
          A period begins no later than it ends, and has at most {MOST_DAYS} days. These are the last{" "}
          {USUAL_DAYS}.
        </Notice>
      )}
      <Tiles
        totals={dashboard.totals}
        period={dashboard.period}
        currencies={currencies}
        days={dashboard.raisedOverTime.length}
      />
      <OverTime days={dashboard.raisedOverTime} currencies={currencies} />
      <div className={columns.sided}>
        <RaisedBars offerings={offerings} raised={raised} />
        <div className={columns.stack}>
          <ByStatus counts={dashboard.purchasesByStatus} />
          <Joined customers={dashboard.latestCustomers} />
        </div>
      </div>
      {pending.length > 0 && (
        <Panel
          title="Newest pending purchases"
          isFlush
          aside={<Link href="/console/purchases?purchaseStatus=PENDING">All pending</Link>}
        >
          <DataTable
            caption="Newest pending purchases"
            columns={pendingColumns}
            rows={pending}
            rowKey={purchaseKey}
            rowHref={purchaseHref}
          />
        </Panel>
      )}
    </div>
  );
});
