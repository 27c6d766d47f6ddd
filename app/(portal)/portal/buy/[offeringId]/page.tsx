import type { Metadata } from "next";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { documentsInForce } from "#app/_data/market.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { hrefWith, param, type SearchParams } from "#app/_data/page-links.ts";
import { draftOf, startingDraft } from "#app/_data/purchase-draft.ts";
import { trpc } from "#app/_trpc/server.ts";
import { NotACustomer } from "#app/(portal)/_components/not-a-customer.tsx";
import { Thumbnail } from "#app/(portal)/_components/thumbnail.tsx";
import { currencies } from "#db/schema/enums.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { BuyForm } from "./_purchase/buy-form.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Review your purchase" };

interface BuyPageProps {
  params: Promise<{ offeringId: string }>;
  searchParams: Promise<SearchParams>;
}

/** The summary before buying; the address may say how much (`amount` or `tokens`, `currency`) and where to (`wallet`). */
export default async function BuyPage({ params, searchParams }: BuyPageProps) {
  const [{ offeringId }, asked] = await Promise.all([params, searchParams]);
  const [viewer, offering] = await Promise.all([
    currentViewer(),
    orNotFound(trpc.market.get({ offeringId })),
  ]);
  const { customerId } = viewer;
  const itsPage = `/offerings/${encodeURIComponent(offering.offeringId)}`;
  if (customerId === undefined || viewer.organizationId !== offering.organizationId) {
    return (
      <NotACustomer
        viewer={viewer}
        title={`Buy ${offering.title}`}
        purpose="buy from this offering"
        returnTo={hrefWith(`/portal/buy/${encodeURIComponent(offeringId)}`, asked, {})}
        offering={offering}
      />
    );
  }
  const [customer, documents] = await Promise.all([
    trpc.customer.get({ customerId }),
    documentsInForce(offering.offeringId),
  ]);
  const { title, organizationName, token, pricePerToken, currency, fundingLimits } = offering;
  const wallets = customer.wallets.map(({ address }) => address);
  const wallet = param(asked, "wallet")?.toLowerCase();
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: "Market", href: "/" },
          { label: offering.title, href: itsPage },
        ]}
        title="Review your purchase"
        description={`From ${offering.organizationName}. Nothing is bought before you press the button.`}
      />
      <BuyForm
        offering={{ offeringId, title, organizationName, token, pricePerToken, currency, fundingLimits }}
        picture={<Thumbnail symbol={token.symbol} offering={offering} />}
        customerId={customer.id}
        wallets={wallets}
        documents={documents}
        asked={{
          draft:
            draftOf({ tokens: param(asked, "tokens"), amount: param(asked, "amount") }) ??
            startingDraft(offering),
          currency: currencies.find((currency) => currency === param(asked, "currency")),
          walletAddress: wallets.find((address) => address.toLowerCase() === wallet) ?? wallets[0] ?? "",
        }}
      >
        <Panel title="What happens next">
          <ol className={classes.next}>
            <li>Your tokens are reserved at once. The next page says how long.</li>
            <li>You transfer the amount with the payment reference that you get.</li>
            <li>{identityStep(customer)}</li>
            <li>
              When both are done, {offering.organizationName} completes your purchase and sets your tokens
              aside.
            </li>
          </ol>
        </Panel>
      </BuyForm>
    </Page>
  );
}

function identityStep({ verificationStatus }: Customer): string {
  if (verificationStatus === "COMPLETED")
    return "Your identity is verified already, so there is nothing to do.";
  if (verificationStatus === "IN_PROGRESS")
    return "Your identity check is running; it need not be done to reserve.";
  return "Your identity check needs a few more details; they can follow after you have reserved.";
}
