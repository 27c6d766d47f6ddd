import { IconPlus, IconUsers } from "@tabler/icons-react";
import type { Metadata } from "next";
import { Address } from "#app/_components/address.tsx";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DataTable } from "#app/_components/data-table.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { formatTokens } from "#app/_components/format.ts";
import { Notice } from "#app/_components/notice.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { listCustomers } from "#server/customer/contract.ts";
import columns from "../../../_components/columns.module.css";
import { FactRows } from "../../../_components/fact-rows.tsx";
import { Identifier } from "../../../_components/identifier.tsx";
import { issuerPage } from "../../../_components/issuer-page.tsx";
import { ListPanel } from "../../../_components/list-panel.tsx";
import { Panel } from "../../../_components/panel.tsx";
import { SectionTitle } from "../../../_components/section-title.tsx";
import { currentIssuer } from "../../../_data/issuer.ts";
import { readListQuery } from "../../../_data/list-query.ts";
import { orFirstPage } from "../../../_data/reading.ts";
import { readToken } from "../../../_data/records.ts";
import { HistoryLink } from "../../audit/_history/history-link.tsx";
import { customerHref, customerKey, holderColumns } from "../../customers/columns.tsx";
import { offeringColumns, offeringHref, offeringKey } from "../../offerings/columns.tsx";
import { MintForm } from "./mint-form.tsx";
import { Supply, unissuedOf } from "./supply.tsx";

interface TokenParams {
  tokenId: string;
}

export async function generateMetadata({ params }: { params: Promise<TokenParams> }): Promise<Metadata> {
  if ((await currentIssuer()) === null) return {};
  return { title: (await orNotFound(readToken(decodeURIComponent((await params).tokenId)))).name };
}

export default issuerPage<TokenParams>(async ({ params, searchParams }) => {
  const tokenId = decodeURIComponent((await params).tokenId);
  const path = `/console/tokens/${encodeURIComponent(tokenId)}`;
  const token = await orNotFound(readToken(tokenId));
  const search = await searchParams;
  const { tokenId: _, ...query } = readListQuery(listCustomers, search);
  const [holders, offerings] = await Promise.all([
    orFirstPage(trpc.customer.list({ ...query, tokenId }), path, search),
    trpc.offering.list({ tokenId, limit: 100 }),
  ]);
  const unissued = unissuedOf(token);
  return (
    <div className={columns.stack}>
      <PageHeader
        breadcrumb={[{ label: "Tokens", href: "/console/tokens" }]}
        title={token.name}
        description={token.symbol}
        actions={
          <>
            <HistoryLink resourceId={tokenId} />
            <ButtonLink look="outline" href={`/console/offerings/new?tokenId=${encodeURIComponent(tokenId)}`}>
              <IconPlus size={18} aria-hidden />
              Offer this token
            </ButtonLink>
          </>
        }
      />
      {token.isPaused && (
        <Notice tone="warning" title="Transfers are paused">
          Nobody can buy, offer or move this token while it is paused.
        </Notice>
      )}
      <div className={columns.sided}>
        <div className={columns.stack}>
          <Supply token={token} />
          <Panel title="Register entry">
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
        <Panel title="Mint" description="Issues unissued tokens into a customer's wallet.">
          {unissued.gt(0) ? (
            <MintForm tokenId={tokenId} symbol={token.symbol} unissued={formatTokens(unissued.toFixed())} />
          ) : (
            <Notice>All tokens of this supply are issued.</Notice>
          )}
        </Panel>
      </div>
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
      <section aria-labelledby="holders">
        <SectionTitle id="holders">Holders</SectionTitle>
        <ListPanel
          caption="Holders"
          list={{ path, params: search, query }}
          page={holders}
          columns={holderColumns(token)}
          rowKey={customerKey}
          rowHref={customerHref}
          searchLabel="Search holders by name or wallet"
          nothingYet={
            <EmptyState icon={IconUsers} title="Nobody holds it yet">
              Completed purchases and minting bring tokens into wallets; their owners appear here.
            </EmptyState>
          }
        />
      </section>
    </div>
  );
});
