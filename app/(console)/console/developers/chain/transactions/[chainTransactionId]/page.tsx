import type { Metadata } from "next";
import Link from "next/link";
import { TransactionLink } from "#app/_components/chain-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatCount } from "#app/_words/format.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import {
  operationColumns,
  operationHref,
  operationKey,
} from "#app/(console)/_components/chain/operation-columns.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { AskAgain } from "#app/(console)/console/developers/chain/ask-again.tsx";

export const metadata: Metadata = { title: "Transaction" };

export default issuerPage<{ chainTransactionId: string }>(
  async ({ params }) => {
    const { chainTransactionId } = await params;
    const [transaction, operations, chain] = await Promise.all([
      orNotFound(trpc.chainTransaction.get({ chainTransactionId })),
      trpc.chainOperation.list({ chainTransactionId, limit: 50 }),
      trpc.chain.get({}),
    ]);
    const { status, txHash, nonce, tokenId, blockNumber, attempts, maxFeeInGwei } = transaction;
    return (
      <div className={columns.stack}>
        <Panel
          title={`Transaction number ${nonce}`}
          aside={<StatusBadge kind="chainTransactionStatus" value={status} />}
        >
          <FactRows
            facts={[
              {
                term: "Token",
                value: <Link href={`/console/tokens/${encodeURIComponent(tokenId)}/chain`}>{tokenId}</Link>,
              },
              txHash !== undefined && {
                term: "Hash",
                value: <TransactionLink txHash={txHash} explorerUrl={chain.explorerUrl} />,
              },
              blockNumber !== undefined && { term: "Block", value: formatCount(blockNumber) },
              {
                term: "Attempts",
                value: attempts,
                note:
                  attempts > 1
                    ? "Each paid more than the one before; only one of them can count."
                    : undefined,
              },
              maxFeeInGwei !== undefined && {
                term: "Pays at most",
                value: `${maxFeeInGwei} gwei`,
                note: "For a unit of gas, in its last attempt.",
              },
              { term: "Prepared", value: <DateTime value={transaction.createdAt} detail="dateTime" /> },
              transaction.firstBroadcastAt !== undefined && {
                term: "Sent first",
                value: <DateTime value={transaction.firstBroadcastAt} detail="dateTime" />,
              },
              transaction.finalAt !== undefined && {
                term: "Final",
                value: <DateTime value={transaction.finalAt} detail="dateTime" />,
              },
              {
                term: "Identifier",
                value: <Identifier id={chainTransactionId} label="transaction identifier" />,
              },
            ]}
          />
          {status === "BROADCAST" && (
            <Allowed to="chain:write">
              <AskAgain of="transaction" id={chainTransactionId} />
            </Allowed>
          )}
        </Panel>
        {operations.data.length > 0 && (
          <Panel title="What it carries" isFlush>
            <DataTable
              caption="What it carries"
              columns={operationColumns}
              rows={operations.data}
              rowKey={operationKey}
              rowHref={operationHref}
            />
          </Panel>
        )}
      </div>
    );
  },
  { may: "chain:read", others: "/console/developers" },
);
