import { IconFileText } from "@tabler/icons-react";
import type { Metadata } from "next";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { statusOptions } from "#app/_words/status.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { entryColumns } from "#app/(console)/console/payments/_lists/columns.tsx";
import { type BankEntry, listBankEntries } from "#server/domain/payments/bank-statement/contract.ts";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Bank statement" };

export default issuerPage<{ bankStatementId: string }>(async ({ params, searchParams }) => {
  const { bankStatementId } = await params;
  const statement = await orNotFound(trpc.bankStatement.get({ bankStatementId }));
  const asked = await searchParams;
  const query = { sort: "bookingDate" as const, ...readCountedQuery(listBankEntries, asked) };
  const path = `/console/payments/statements/${bankStatementId}`;
  const entries = await orFirstPage(trpc.bankEntry.list({ ...query, bankStatementId }), path, asked);
  const { newEntries, entries: all, matched, open, ignored } = statement;
  return (
    <>
      <header className={classes.head}>
        <h2>{statement.fileName}</h2>
        <p>
          {`${newEntries} of ${all} ${all === 1 ? "entry" : "entries"} ${newEntries === 1 ? "was" : "were"} new: ${matched} matched or resolved, ${open} ${open === 1 ? "needs" : "need"} you, ${ignored} ${ignored === 1 ? "concerns" : "concern"} no purchase. Imported `}
          <DateTime value={statement.createdAt} detail="dateTime" />.
        </p>
      </header>
      <ListPanel
        caption="Entries"
        list={{ path, params: asked, query }}
        page={entries}
        columns={entryColumns}
        rowKey={({ bankEntryId }) => bankEntryId}
        rowHref={hrefOf}
        searchLabel="Search by name, account or text"
        filters={[
          {
            name: "status",
            label: "Status",
            all: "All statuses",
            choices: statusOptions("bankEntryStatus"),
          },
        ]}
        exported={{ list: "bankEntries", within: { bankStatementId } }}
        nothingYet={
          <EmptyState icon={IconFileText} title="Nothing new in it">
            All entries of this file stood in statements before.
          </EmptyState>
        }
      />
    </>
  );
});

/** Where an entry leads: to the queue while it needs somebody, else to what it paid, if it did. */
function hrefOf({ status, offeringPurchaseIntentId, refundId, bankEntryId }: BankEntry): string | undefined {
  if (status === "OPEN") return `/console/payments?q=${bankEntryId}`;
  if (refundId !== undefined) return `/console/payments/refunds/${refundId}`;
  return offeringPurchaseIntentId && `/console/purchases/${offeringPurchaseIntentId}`;
}
