// Ahead of the portal's own styles, or it comes in one file with them, also where an offering shows an address.
import "#app/_components/address.module.css";
import { IconHistory } from "@tabler/icons-react";
import type { Metadata } from "next";
import { cache } from "react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatTokens } from "#app/_words/format.ts";
import { AwaitedList } from "#app/(portal)/_components/awaited-list.tsx";
import { ComingList } from "#app/(portal)/_components/coming-list.tsx";
import { movementColumns } from "#app/(portal)/_components/movement-columns.tsx";
import { NotACustomer } from "#app/(portal)/_components/not-a-customer.tsx";
import { TokenFigures } from "#app/(portal)/_components/token-figures.tsx";
import { ValueLine } from "#app/(portal)/_components/value-line.tsx";
import { byToken } from "#app/(portal)/_data/holdings.ts";
import { InWallets } from "./_token/in-wallets.tsx";
import classes from "./page.module.css";

interface TokenPageProps {
  params: Promise<{ tokenId: string }>;
  searchParams: Promise<SearchParams>;
}

/** Once a request: the page and its title are about the same token. */
const readToken = cache((tokenId: string) => trpc.token.get({ tokenId }));

export async function generateMetadata({ params }: TokenPageProps): Promise<Metadata> {
  const { customerId } = await currentViewer();
  if (customerId === undefined) return { title: "Your token" };
  const { name } = await orNotFound(readToken(decodeURIComponent((await params).tokenId)));
  return { title: `Your ${name}` };
}

/** What a customer holds of one token, what it comes to, and all that led there. */
export default async function TokenPage({ params, searchParams }: TokenPageProps) {
  const [{ tokenId: encoded }, asked, viewer] = await Promise.all([params, searchParams, currentViewer()]);
  const tokenId = decodeURIComponent(encoded);
  const path = `/portal/holdings/${encoded}`;
  const { customerId } = viewer;
  if (customerId === undefined)
    return <NotACustomer viewer={viewer} title="Your token" purpose="hold tokens" returnTo={path} />;
  const [{ name, symbol }, { tokens, line, awaiting, coming, asOf }, { holdings }] = await orNotFound(
    Promise.all([
      readToken(tokenId),
      trpc.portfolio.get({ customerId, tokenId }),
      trpc.customer.get({ customerId }),
    ]),
  );
  const history = await orFirstPage(
    trpc.portfolio.movements({ customerId, tokenId, cursor: param(asked, "cursor") }),
    path,
    asked,
  );
  const [own] = tokens;
  const held = byToken(holdings).find((one) => one.tokenId === tokenId);
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: "Portal", href: "/portal" },
          { label: "Your holdings", href: "/portal/holdings" },
        ]}
        title={name}
        description={
          own && own.total !== "0"
            ? `You hold ${formatTokens(own.total)} ${symbol}.`
            : `You hold no ${symbol}.${awaiting.length > 0 ? " What you paid for arrives in your wallet once its offering has closed successfully." : ""}`
        }
        actions={
          <ButtonLink look="outline" href={`/portal/board/token/${encodeURIComponent(tokenId)}`}>
            Prices and offers
          </ButtonLink>
        }
      />
      <div className={classes.stack}>
        {own && (
          <Panel title="What it comes to">
            <TokenFigures token={own} />
            {own.figures.map(({ currency }) => (
              <ValueLine key={currency} line={line} currency={currency} />
            ))}
          </Panel>
        )}
        {held && <InWallets held={held} />}
        <AwaitedList awaiting={awaiting} asOf={asOf} ofToken={tokenId} />
        <ComingList coming={coming} />
        {history.data.length === 0 ? (
          <EmptyState icon={IconHistory} title="Nothing has moved yet">
            Purchases that are paid, trades, distributions and transfers of this token appear here.
          </EmptyState>
        ) : (
          <Panel title="History" isFlush>
            <DataTable
              caption={`History of ${name}`}
              columns={movementColumns}
              rows={history.data}
              rowKey={({ movementId }) => movementId}
              rowHref={({ kind, movementId }) =>
                kind === "PURCHASE" ? `/portal/purchases/${movementId}` : undefined
              }
            />
          </Panel>
        )}
      </div>
      <Pagination path={path} params={asked} nextCursor={history.nextCursor} label="History" />
    </Page>
  );
}
