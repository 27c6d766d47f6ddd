import { IconUsers } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { countryOptions } from "#app/_words/countries.ts";
import { statusOptions } from "#app/_words/status.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { choicesOf, customerTypeNames, displayName } from "#app/(console)/_words/names.ts";
import { listCustomers } from "#server/domain/investors/customer/contract.ts";
import { customerColumns, customerHref, customerKey } from "./columns.tsx";

export const metadata: Metadata = { title: "Customers" };

const path = "/console/customers";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { may } = await currentViewer();
  // Holders of a token have a page of their own.
  const { tokenId: _, ...query } = readCountedQuery(listCustomers, params);
  const page = await orFirstPage(trpc.customer.list(query), path, params);
  return (
    <>
      <PageHeader
        title="Customers"
        description="People and organizations that may buy and trade your tokens."
        actions={
          <Allowed to="customer:write">
            <ButtonLink look="outline" href={`${path}/import`}>
              Import customers
            </ButtonLink>
          </Allowed>
        }
      />
      <ListPanel
        caption="Customers"
        list={{ path, params, query }}
        page={page}
        columns={customerColumns}
        rowKey={customerKey}
        rowHref={customerHref}
        searchLabel="Search by name, e-mail, city or wallet"
        filters={[
          { name: "type", label: "Type", all: "All types", choices: choicesOf(customerTypeNames) },
          {
            name: "verificationStatus",
            label: "Verification",
            all: "Any verification",
            choices: statusOptions("verificationStatus"),
          },
          {
            name: "countryCode",
            label: "Country",
            all: "All countries",
            choices: countryOptions(),
            searchable: true,
          },
        ]}
        hasDates
        exported={{ list: "customers" }}
        acting={{ of: "customers", as: displayName, may }}
        nothingYet={
          <EmptyState
            icon={IconUsers}
            title="No customers yet"
            action={
              <ButtonLink look="outline" href="/docs">
                See how the interface onboards customers
              </ButtonLink>
            }
          >
            Customers join by themselves in the portal, your own systems onboard them over the interface, or
            you import them from a file.
          </EmptyState>
        }
      />
    </>
  );
});
