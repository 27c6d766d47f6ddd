import { IconCoins, IconPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatShare } from "#app/_words/format.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import { listTokens, type RegisteredToken, type tokenSorts } from "#server/domain/register/token/contract.ts";

export const metadata: Metadata = { title: "Tokens" };

const path = "/console/tokens";

const columns: readonly Column<RegisteredToken, (typeof tokenSorts)[number]>[] = [
  {
    header: "Name",
    sort: "name",
    firstOrder: "asc",
    cell: (token) => <TitleCell title={token.name} note={noteOf(token)} />,
  },
  { header: "Symbol", onPhone: "aside", sort: "symbol", firstOrder: "asc", cell: ({ symbol }) => symbol },
  {
    header: "Supply",
    sort: "totalSupply",
    align: "end",
    cell: ({ totalSupply }) => <TokenAmount amount={totalSupply} />,
  },
  {
    header: "Issued",
    sort: "issuedSupply",
    align: "end",
    cell: ({ issuedSupply }) => <TokenAmount amount={issuedSupply} />,
  },
  {
    header: "Share issued",
    align: "end",
    cell: ({ issuedSupply, totalSupply }) => formatShare(issuedSupply, totalSupply),
  },
  { header: "Holders", align: "end", cell: ({ holders }) => holders },
  { header: "Created", sort: "createdAt", cell: ({ createdAt }) => <DateTime value={createdAt} /> },
];

/** What is unusual about a token. */
function noteOf({ isPaused, chain }: RegisteredToken): string {
  const notes = [
    isPaused && "Transfers are paused",
    chain?.status === "DEPLOYING" && "Its contract is being made",
    chain?.status === "HALTED" && "Nothing is sent to its chain",
    chain?.inSync === false && "Register and chain differ",
  ];
  return notes.filter((note) => note !== false).join(". ");
}

const register = (
  <Allowed to="token:write">
    <ButtonLink href="/console/tokens/new">
      <IconPlus size={18} aria-hidden />
      Register a token
    </ButtonLink>
  </Allowed>
);

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const query = readCountedQuery(listTokens, params);
  const page = await orFirstPage(trpc.token.list(query), path, params);
  return (
    <>
      <PageHeader
        title="Tokens"
        description="What your offerings sell: each with a fixed supply, issued into wallets over time."
        actions={register}
      />
      <ListPanel
        caption="Tokens"
        list={{ path, params, query }}
        page={page}
        columns={columns}
        rowKey={({ tokenId }) => tokenId}
        rowHref={({ tokenId }) => `${path}/${encodeURIComponent(tokenId)}`}
        searchLabel="Search by name, symbol or address"
        hasDates
        exported={{ list: "tokens" }}
        nothingYet={
          <EmptyState icon={IconCoins} title="No tokens yet" action={register}>
            A token stands for an asset. Register one, then sell it in an offering.
          </EmptyState>
        }
      />
    </>
  );
});
