import { IconBuildingBank, IconPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ByStatus } from "./_dashboard/by-status.tsx";
import { Joined } from "./_dashboard/joined.tsx";
import { OverTime } from "./_dashboard/over-time.tsx";
import { RaisedBars } from "./_dashboard/raised-bars.tsx";
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

export default issuerPage(async () => {
  const dashboard = await trpc.dashboard.get({});
  const { offerings, latestPending: pending } = dashboard;
  const raised = dashboard.raised.toSorted((one, other) => one.currency.localeCompare(other.currency, "en"));
  return (
    <div className={columns.stack}>
      <PageHeader
        title="Dashboard"
        description="What was raised, what is pending and who joined."
        actions={create}
      />
      {dashboard.totals.offerings === 0 && (
        <EmptyState icon={IconBuildingBank} title="Nothing to sell yet" action={create}>
          Create your first offering: it takes a token, a story and terms.
        </EmptyState>
      )}
      <Tiles raised={raised} totals={dashboard.totals} />
      <OverTime days={dashboard.raisedOverTime} currencies={raised.map(({ currency }) => currency)} />
      <div className={columns.sided}>
        <RaisedBars offerings={offerings} />
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
