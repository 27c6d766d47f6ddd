import type { Metadata } from "next";
import Link from "next/link";
import { Address } from "#app/_components/address.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Money } from "#app/_components/money.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { Timeline } from "#app/_components/timeline.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { countryName } from "#app/_words/countries.ts";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { MetadataPanel } from "#app/(console)/_components/metadata-panel.tsx";
import { readToken } from "#app/(console)/_data/records.ts";
import { displayName, intentionVerbs } from "#app/(console)/_words/names.ts";
import { HistoryLink } from "#app/(console)/console/audit/_history/history-link.tsx";
import type { EmbeddedCustomer } from "#server/domain/investors/customer/contract.ts";
import { eventsOf } from "./events.ts";
import { TradePanel } from "./trade-panel.tsx";

export const metadata: Metadata = { title: "Offer" };

export default issuerPage<{ offerId: string }>(async ({ params }) => {
  const offer = await orNotFound(trpc.bulletinBoard.offer.get(await params));
  const token = await readToken(offer.tokenId);
  const { symbol } = token;
  const trade = offer.tradeId === undefined ? null : await trpc.trade.get({ tradeId: offer.tradeId });
  const price = <Money amount={offer.priceInEuro} currency="EUR" />;
  return (
    <div className={columns.stack}>
      <PageHeader
        breadcrumb={[{ label: "Bulletin board", href: "/console/bulletin-board" }]}
        title={
          <>
            {displayName(offer.maker)} {intentionVerbs[offer.intention]}{" "}
            <TokenAmount amount={offer.amount} symbol={symbol} />
          </>
        }
        badge={<StatusBadge kind="offerStatus" value={offer.status} />}
        actions={<HistoryLink resourceId={offer.offerId} />}
      />
      <div className={columns.pair}>
        <div className={columns.stack}>
          <Panel title="Offer">
            <FactRows
              facts={[
                { term: "Intention", value: <StatusBadge kind="intention" value={offer.intention} /> },
                {
                  term: "Token",
                  value: (
                    <Link href={`/console/tokens/${encodeURIComponent(offer.tokenId)}`}>
                      {token.name} ({symbol})
                    </Link>
                  ),
                },
                { term: "Amount", value: <TokenAmount amount={offer.amount} symbol={symbol} /> },
                {
                  term: "Price",
                  value: price,
                  note: `${formatUnitPrice(offer.unitPriceInEuro)} a token`,
                },
                {
                  term: "Expires",
                  value:
                    offer.expiresAt === undefined ? (
                      "Never"
                    ) : (
                      <DateTime value={offer.expiresAt} detail="dateTime" />
                    ),
                },
                { term: "Identifier", value: <Identifier id={offer.offerId} /> },
              ]}
            />
          </Panel>
          {trade && <TradePanel trade={trade} />}
          <Panel title="Timeline">
            <Timeline steps={eventsOf(offer)} />
          </Panel>
        </div>
        <div className={columns.stack}>
          <Side title="Maker" customer={offer.maker} walletAddress={offer.makerWalletAddress} />
          {offer.taker && offer.takerWalletAddress && (
            <Side title="Taker" customer={offer.taker} walletAddress={offer.takerWalletAddress} />
          )}
          <MetadataPanel of="offer" metadata={offer.metadata} />
        </div>
      </div>
    </div>
  );
});

interface SideProps {
  readonly title: string;
  readonly customer: EmbeddedCustomer;
  readonly walletAddress: string;
}

/** One side of a trade. */
function Side({ title, customer, walletAddress }: SideProps) {
  return (
    <Panel title={title}>
      <FactRows
        facts={[
          {
            term: "Customer",
            value: <Link href={`/console/customers/${customer.id}`}>{displayName(customer)}</Link>,
            note: customer.email,
          },
          { term: "Country", value: countryName(customer.countryCode) },
          { term: "Wallet", value: <Address address={walletAddress} /> },
        ]}
      />
    </Panel>
  );
}
