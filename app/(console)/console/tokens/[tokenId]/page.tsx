import { IconPlus, IconUsers } from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Address } from "#app/_components/address.tsx";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { PriceChart } from "#app/_components/price-chart/price-chart.tsx";
import { readPrices } from "#app/_components/price-chart/read-prices.ts";
import { isNarrowed, readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatTokens } from "#app/_words/format.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { MetadataPanel } from "#app/(console)/_components/metadata-panel.tsx";
import { SectionTitle } from "#app/(console)/_components/section-title.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { readToken } from "#app/(console)/_data/records.ts";
import { HistoryLink } from "#app/(console)/console/audit/_history/history-link.tsx";
import { offeringColumns, offeringHref, offeringKey } from "#app/(console)/console/offerings/columns.tsx";
import { listHolders } from "#server/domain/register/register/contract.ts";
import { AsOfPicker } from "./_register/as-of-picker.tsx";
import { Concentration } from "./_register/concentration.tsx";
import { holderColumns, holderHref, holderKey } from "./_register/holder-columns.tsx";
import { quickDays } from "./_register/instants.ts";
import { MintDialog } from "./mint-dialog.tsx";
import { PauseButton } from "./pause-button.tsx";
import { Supply, unissuedOf } from "./supply.tsx";
import { TokenTabs } from "./token-tabs.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";

interface TokenParams {
  tokenId: string;
}

/** Holders that the ring may show. */
const TOP = 5;

export async function generateMetadata({ params }: { params: Promise<TokenParams> }): Promise<Metadata> {
  if ((await currentIssuer()) === null) return {};
  return { title: (await orNotFound(readToken(decodeURIComponent((await params).tokenId)))).name };
}

export default issuerPage<TokenParams>(async ({ params, searchParams }) => {
  const tokenId = decodeURIComponent((await params).tokenId);
  const path = `/console/tokens/${encodeURIComponent(tokenId)}`;
  const token = await orNotFound(readToken(tokenId));
  const search = await searchParams;
  const now = new Date();
  const { tokenId: _, ...asked } = readCountedQuery(listHolders, search);
  const query = asked.sort === undefined ? { ...asked, sort: "total" as const } : asked;
  // A day that is still to come shows what is now.
  const asOf = query.asOf !== undefined && new Date(query.asOf) < now ? query.asOf : undefined;
  const [holders, top, offerings, prices] = await Promise.all([
    orFirstPage(trpc.register.holders({ ...query, asOf, tokenId }), path, search),
    trpc.register.holders({ tokenId, asOf, limit: TOP }),
    trpc.offering.list({ tokenId, limit: 100 }),
    readPrices(tokenId),
  ]);
  // The day is no filter: nobody may have held it then.
  const { asOf: _day, ...narrowing } = query;
  const unissued = unissuedOf(token);
  const { symbol } = token;
  return (
    <div className={columns.stack}>
      <PageHeader
        breadcrumb={[{ label: "Tokens", href: "/console/tokens" }]}
        title={token.name}
        description={symbol}
        actions={
          <>
            <HistoryLink resourceId={tokenId} />
            <Allowed to="token:write">
              <PauseButton tokenId={tokenId} symbol={symbol} isPaused={token.isPaused} />
              <TransferDialog tokenId={tokenId} symbol={symbol} />
              {unissued.gt(0) && (
                <MintDialog tokenId={tokenId} symbol={symbol} unissued={formatTokens(unissued.toFixed())} />
              )}
            </Allowed>
            <Allowed to="offering:write">
              <ButtonLink
                look="outline"
                href={`/console/offerings/new?tokenId=${encodeURIComponent(tokenId)}`}
              >
                <IconPlus size={18} aria-hidden />
                Offer this token
              </ButtonLink>
            </Allowed>
          </>
        }
      />
      <TokenTabs tokenId={tokenId} />
      {token.isPaused && (
        <Notice tone="warning" title="Transfers are paused">
          Nobody can buy, offer or move this token while it is paused.
        </Notice>
      )}
      <div className={columns.halves}>
        <Supply token={token} />
        <Panel title="Register entry" aside={<Link href={`${path}/entries`}>All entries</Link>}>
          <FactRows
            facts={[
              { term: "Identifier", value: <Identifier id={token.tokenId} label="token identifier" /> },
              { term: "Contract", value: <Address address={token.address} label="contract address" /> },
              {
                term: "Decimals",
                value: token.decimals,
                note: token.decimals === 0 ? "whole tokens only" : undefined,
              },
              { term: "Holders", value: token.holders },
              { term: "Registered", value: <DateTime value={token.createdAt} detail="dateTime" /> },
            ]}
          />
        </Panel>
      </div>
      <Panel title="Price on the bulletin board">
        <PriceChart history={prices} symbol={symbol} />
      </Panel>
      {offerings.data.length > 0 && (
        <Panel title="Offerings of this token" isFlush>
          <DataTable
            caption="Offerings of this token"
            columns={offeringColumns}
            rows={offerings.data}
            rowKey={offeringKey}
            rowHref={offeringHref}
          />
        </Panel>
      )}
      <MetadataPanel of="token" metadata={token.metadata} />
      <section aria-labelledby="holders" className={columns.stack}>
        <SectionTitle
          id="holders"
          aside={
            <AsOfPicker
              path={path}
              day={asOf?.slice(0, 10) ?? ""}
              today={now.toISOString().slice(0, 10)}
              quick={quickDays(now)}
            />
          }
        >
          Holders
        </SectionTitle>
        {asOf !== undefined && (
          <Notice>
            <span>
              The register as it stood at <DateTime value={asOf} detail="dateTime" />.
            </span>
          </Notice>
        )}
        {top.data.length > 0 && <Concentration top={top.data} sums={top} symbol={symbol} />}
        <div>
          <ListPanel
            caption="Holders"
            list={{ path, params: search, query: narrowing }}
            page={holders}
            columns={holderColumns}
            rowKey={holderKey}
            rowHref={holderHref}
            searchLabel="Search holders by name or wallet"
            exported={{
              list: isNarrowed(narrowing) ? "registerHolders" : "holders",
              within: { tokenId, ...(asOf !== undefined && { asOf }) },
            }}
            nothingYet={
              asOf === undefined ? (
                <EmptyState icon={IconUsers} title="Nobody holds it yet">
                  Completed purchases and minting bring tokens into wallets; their owners appear here.
                </EmptyState>
              ) : (
                <EmptyState icon={IconUsers} title="Nobody held it then">
                  Choose a later day, or now.
                </EmptyState>
              )
            }
          />
        </div>
      </section>
    </div>
  );
});
