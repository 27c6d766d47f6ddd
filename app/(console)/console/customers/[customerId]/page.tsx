import type { Metadata } from "next";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { type Fact, FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { inCountry } from "#app/_words/countries.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { MetadataPanel } from "#app/(console)/_components/metadata-panel.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { readCustomer } from "#app/(console)/_data/records.ts";
import { customerTypeNames, displayName } from "#app/(console)/_words/names.ts";
import { HistoryLink } from "#app/(console)/console/audit/_history/history-link.tsx";
import {
  offerColumnsOfCustomer,
  offerHref,
  offerKey,
} from "#app/(console)/console/bulletin-board/columns.tsx";
import {
  purchaseColumnsOfCustomer,
  purchaseHref,
  purchaseKey,
} from "#app/(console)/console/purchases/columns.tsx";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { Access } from "./access.tsx";
import { BlockButton } from "./block-button.tsx";
import { EditButton } from "./edit-button.tsx";
import { Holdings } from "./holdings.tsx";
import { identityOf, NONE } from "./identity-of.tsx";
import { Verification } from "./verification.tsx";

interface CustomerParams {
  customerId: string;
}

export async function generateMetadata({ params }: { params: Promise<CustomerParams> }): Promise<Metadata> {
  if ((await currentIssuer()) === null) return {};
  return { title: displayName(await orNotFound(readCustomer((await params).customerId))) };
}

/** How many of the newest purchases and offers the page shows. */
const NEWEST = 5;

export default issuerPage<CustomerParams>(async ({ params }) => {
  const { customerId } = await params;
  const customer = await orNotFound(readCustomer(customerId));
  const [viewer, access, checks, documents, intents, offers] = await Promise.all([
    currentViewer(),
    trpc.customerLogin.get({ customerId }),
    trpc.verification.list({ customerId }),
    trpc.verification.document.list({ customerId }),
    trpc.offeringPurchaseIntent.list({ customerId, limit: NEWEST }),
    trpc.bulletinBoard.offer.list({ customerId, limit: NEWEST }),
  ]);
  const mayCare = viewer.may.includes("customer:write");
  return (
    <div className={columns.stack}>
      <PageHeader
        breadcrumb={[{ label: "Customers", href: "/console/customers" }]}
        title={displayName(customer)}
        description={`${customerTypeNames[customer.type]} ${inCountry(customer.countryCode)}`}
        badge={<StatusBadge kind="verificationStatus" value={customer.verificationStatus} />}
        actions={
          <>
            <HistoryLink customerId={customerId} />
            {mayCare && <BlockButton customer={customer} />}
          </>
        }
      />
      {customer.isBlocked && (
        <Notice tone="negative" title="Blocked">
          <span>
            The customer can neither buy nor trade
            {customer.blockedAt !== undefined && (
              <>
                {" "}
                since <DateTime value={customer.blockedAt} detail="dateTime" />
              </>
            )}
            .
          </span>
        </Notice>
      )}
      <div className={columns.halves}>
        <Panel title="Identity" aside={mayCare && <EditButton customer={customer} />}>
          <FactRows facts={identityOf(customer)} />
        </Panel>
        <Panel title="Account">
          <FactRows facts={accountOf(customer)} />
        </Panel>
      </div>
      <Verification customer={customer} checks={checks.data} documents={documents.data} may={viewer.may} />
      <Panel
        title="Wallets"
        description="What each wallet holds; tokens of an open offer to sell or under a lock-up are frozen."
        isFlush
      >
        <Holdings customer={customer} />
      </Panel>
      <Access customer={customer} access={access} mayChange={mayCare} />
      {intents.data.length > 0 && (
        <Panel
          title="Newest purchases"
          isFlush
          aside={<Link href={`/console/purchases?customerId=${customerId}`}>All purchases</Link>}
        >
          <DataTable
            caption="Newest purchases"
            columns={purchaseColumnsOfCustomer}
            rows={intents.data}
            rowKey={purchaseKey}
            rowHref={purchaseHref}
          />
        </Panel>
      )}
      {offers.data.length > 0 && (
        <Panel
          title="Newest offers"
          isFlush
          aside={<Link href={`/console/bulletin-board?customerId=${customerId}`}>All offers</Link>}
        >
          <DataTable
            caption="Newest offers"
            columns={offerColumnsOfCustomer}
            rows={offers.data}
            rowKey={offerKey}
            rowHref={offerHref}
          />
        </Panel>
      )}
      <MetadataPanel of="customer" metadata={customer.metadata} />
    </div>
  );
});

function accountOf(customer: Customer): Fact[] {
  return [
    { term: "Identifier", value: <Identifier id={customer.id} label="customer identifier" /> },
    { term: "Username", value: customer.username || NONE },
    { term: "Referral code", value: <Identifier id={customer.referralCode} label="referral code" /> },
    {
      term: "Payment provider",
      value: customer.hasCompletedProviderSetup ? "Setup complete" : "Setup not complete",
    },
    { term: "Joined", value: <DateTime value={customer.createdAt} detail="dateTime" /> },
    { term: "Last changed", value: <DateTime value={customer.updatedAt} detail="dateTime" /> },
  ];
}
