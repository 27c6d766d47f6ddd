import { IconUserCheck } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { countryOptions } from "#app/_words/countries.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { choicesOf, customerTypeNames, displayName } from "#app/(console)/_words/names.ts";
import { customerKey } from "#app/(console)/console/customers/columns.tsx";
import { listCustomers } from "#server/domain/investors/customer/contract.ts";
import { ME } from "#server/kernel/fields/me.ts";
import { queueColumns, reviewHref } from "./columns.tsx";
import { readReviewers } from "./read-reviewers.ts";

export const metadata: Metadata = { title: "Verifications" };

const path = "/console/verifications";

/** Who waits for the identity check to be decided; whoever has waited longest comes first unless asked otherwise. */
export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { verificationStatus: _, tokenId: __, ...asked } = readCountedQuery(listCustomers, params);
  const query =
    asked.sort === undefined ? { ...asked, sort: "submittedAt" as const, order: "asc" as const } : asked;
  const [page, reviewers, { person, may }] = await Promise.all([
    orFirstPage(trpc.customer.list({ ...query, verificationStatus: "IN_PROGRESS" }), path, params),
    readReviewers(),
    currentViewer(),
  ]);
  const colleagues = reviewers.filter(({ email }) => email !== person?.email);
  return (
    <>
      <PageHeader
        title="Verifications"
        description="Customers whose identity is being checked. Their paid purchases are completed once they are approved."
      />
      <ListPanel
        caption="Customers who wait for their check"
        list={{ path, params, query }}
        page={page}
        columns={queueColumns(new Date())}
        rowKey={customerKey}
        rowHref={reviewHref}
        searchLabel="Search by name, e-mail or city"
        filters={[
          {
            name: "assigneeId",
            label: "Seen to by",
            all: "Anybody's",
            choices: [
              { value: ME, label: "Mine" },
              ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
            ],
          },
          { name: "type", label: "Type", all: "All types", choices: choicesOf(customerTypeNames) },
          {
            name: "countryCode",
            label: "Country",
            all: "All countries",
            choices: countryOptions(),
            searchable: true,
          },
        ]}
        exported={{ list: "customers", within: { verificationStatus: "IN_PROGRESS" } }}
        acting={{ of: "checks", as: displayName, may }}
        nothingYet={
          <EmptyState icon={IconUserCheck} title="Nobody waits">
            Customers stand here from the moment their details are complete until their check is decided.
          </EmptyState>
        }
      />
    </>
  );
});
