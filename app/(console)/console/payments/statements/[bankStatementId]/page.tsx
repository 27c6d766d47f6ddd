import { IconFileText } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { statusOptions } from "#app/_components/status.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { type BankEntry, listBankEntries } from "#server/bank-statement/contract.ts";
import columns from "../../../../_components/columns.module.css";
import { issuerPage } from "../../../../_components/issuer-page.tsx";
import { ListPanel } from "../../../../_components/list-panel.tsx";
import { Panel } from "../../../../_components/panel.tsx";
import { readListQuery } from "../../../../_data/list-query.ts";
import { orFirstPage } from "../../../../_data/reading.ts";
import { entryColumns } from "../../_lists/columns.tsx";

export const metadata: Metadata = { title: "Bank statement" };

export default issuerPage<{ bankStatementId: string }>(async ({ params, searchParams }) => {
  const { bankStatementId } = await params;
  const statement = await orNotFound(trpc.bankStatement.get({ bankStatementId }));
  const asked = await searchParams;
  const query = readListQuery(listBankEntries, asked);
  const path = `/console/payments/statements/${bankStatementId}`;
  const entries = await orFirstPage(trpc.bankEntry.list({ ...query, bankStatementId }), path, asked);
  const { newEntries, entries: all, matched, open, ignored } = statement;
  return (
    <div className={columns.stack}>
      <Panel
        title={statement.fileName}
        description={`${newEntries} of ${all} ${all === 1 ? "entry" : "entries"} ${newEntries === 1 ? "was" : "were"} new: ${matched} matched or resolved, ${open} ${open === 1 ? "needs" : "need"} you, ${ignored} concern no purchase.`}
      >
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
          nothingYet={
            <EmptyState icon={IconFileText} title="Nothing new in it">
              All entries of this file stood in statements before.
            </EmptyState>
          }
        />
      </Panel>
    </div>
  );
});

/** Where an entry leads: to the queue while it needs somebody, else to what it paid, if it did. */
function hrefOf({ status, offeringPurchaseIntentId, refundId, bankEntryId }: BankEntry): string | undefined {
  if (status === "OPEN") return `/console/payments?q=${bankEntryId}`;
  if (refundId !== undefined) return `/console/payments/refunds/${refundId}`;
  return offeringPurchaseIntentId && `/console/purchases/${offeringPurchaseIntentId}`;
}
