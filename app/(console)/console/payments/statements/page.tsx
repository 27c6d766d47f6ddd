import { IconFileText } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { statementColumns } from "#app/(console)/console/payments/_lists/columns.tsx";
import { ImportStatement } from "#app/(console)/console/payments/_queue/import-statement.tsx";
import { listBankStatements } from "#server/domain/payments/bank-statement/contract.ts";

export const metadata: Metadata = { title: "Bank statements" };

const path = "/console/payments/statements";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const query = readCountedQuery(listBankStatements, params);
  const issuer = await currentIssuer();
  return (
    <>
      {issuer?.may.includes("payment:write") && <ImportStatement />}
      <ListPanel
        caption="Bank statements"
        list={{ path, params, query }}
        page={await orFirstPage(trpc.bankStatement.list(query), path, params)}
        columns={statementColumns}
        rowKey={({ bankStatementId }) => bankStatementId}
        rowHref={({ bankStatementId }) => `${path}/${bankStatementId}`}
        searchLabel="Search by file or account"
        hasDates
        exported={{ list: "bankStatements" }}
        nothingYet={
          <EmptyState icon={IconFileText} title="No statement yet">
            Export a statement at your bank, as camt.053 or CSV, and drop it above: payments find their
            purchases by themselves.
          </EmptyState>
        }
      />
    </>
  );
});
