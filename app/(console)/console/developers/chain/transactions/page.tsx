import { IconSend } from "@tabler/icons-react";
import type { Metadata } from "next";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { shortAddress } from "#app/_words/format.ts";
import { statusOptions } from "#app/_words/status.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { TokenFilter } from "#app/(console)/_components/record-filters.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import { readToken } from "#app/(console)/_data/records.ts";
import { ListsNav } from "#app/(console)/console/developers/chain/lists-nav.tsx";
import {
  type ChainTransaction,
  listChainTransactions,
} from "#server/domain/chain/chain-transaction/contract.ts";

export const metadata: Metadata = { title: "Transactions" };

const path = "/console/developers/chain/transactions";

const transactionColumns: readonly Column<ChainTransaction, "createdAt">[] = [
  {
    header: "Transaction",
    cell: ({ nonce, txHash, tokenId }) => (
      <TitleCell title={`Number ${nonce}`} note={txHash === undefined ? tokenId : shortAddress(txHash)} />
    ),
  },
  { header: "Operations", align: "end", cell: ({ operations }) => operations },
  {
    header: "Attempts",
    align: "end",
    isExtra: true,
    cell: ({ attempts }) => attempts,
  },
  {
    header: "How far",
    onPhone: "aside",
    cell: ({ status, isVoiding }) => (
      <StatusBadge
        kind="chainTransactionStatus"
        value={status}
        {...(isVoiding && status !== "VOIDED" && { label: "Being voided" })}
      />
    ),
  },
  {
    header: "Since",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ createdAt }) => <DateTime value={createdAt} detail="dateTime" />,
  },
];

export default issuerPage(
  async ({ searchParams }) => {
    const params = await searchParams;
    const query = readCountedQuery(listChainTransactions, params);
    const { tokenId } = query;
    const [page, token] = await Promise.all([
      orFirstPage(trpc.chainTransaction.list(query), path, params),
      tokenId === undefined ? null : readToken(tokenId).catch(() => null),
    ]);
    return (
      <div className={columns.stack}>
        <ListsNav current="transactions" />
        <ListPanel
          caption="Transactions"
          list={{ path, params, query }}
          page={page}
          columns={transactionColumns}
          rowKey={({ chainTransactionId }) => chainTransactionId}
          rowHref={({ chainTransactionId }) => `${path}/${chainTransactionId}`}
          filters={[
            {
              name: "status",
              label: "How far",
              all: "However far",
              choices: statusOptions("chainTransactionStatus"),
            },
          ]}
          moreFilters={<TokenFilter chosen={token && { value: token.tokenId, label: token.name }} />}
          hasDates
          exported={{ list: "chainTransactions" }}
          nothingYet={
            <EmptyState icon={IconSend} title="No transactions yet">
              Up to 50 operations of a token go to the blockchain together; each such transaction stands here.
            </EmptyState>
          }
        />
      </div>
    );
  },
  { may: "chain:read", others: "/console/developers" },
);
