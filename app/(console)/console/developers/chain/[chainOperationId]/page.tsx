import type { Metadata } from "next";
import Link from "next/link";
import { Address } from "#app/_components/address.tsx";
import { TransactionLink } from "#app/_components/chain-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatCount } from "#app/_words/format.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { operationNames } from "#app/(console)/_words/chain.ts";
import { AskAgain } from "#app/(console)/console/developers/chain/ask-again.tsx";

export const metadata: Metadata = { title: "Operation" };

const path = "/console/developers/chain";

export default issuerPage<{ chainOperationId: string }>(
  async ({ params }) => {
    const { chainOperationId } = await params;
    const [operation, chain] = await Promise.all([
      orNotFound(trpc.chainOperation.get({ chainOperationId })),
      trpc.chain.get({}),
    ]);
    const { kind, status, tokenId, tokenSymbol, amount, reference, chainTransactionId, txHash } = operation;
    const cause = causeHref(reference);
    return (
      <div className={columns.stack}>
        {status === "REFUSED" && (
          <Notice tone="negative" title="The contract refused it">
            <span>
              It said: <code>{operation.reason}</code>. The register stands, and later movements of the same
              wallets wait. Put the reason right, then try again.
            </span>
          </Notice>
        )}
        {status === "QUEUED" && operation.reason !== undefined && (
          <Notice tone="warning" title="Waits for the daily limit">
            <span>
              What the contract lets the service move in a day is used up, it said:{" "}
              <code>{operation.reason}</code>. It goes by itself once there is room; whoever owns the contract
              can raise the limit.
            </span>
          </Notice>
        )}
        <Panel title={operationNames[kind]} aside={<StatusBadge kind="chainProgress" value={status} />}>
          <FactRows
            facts={[
              {
                term: "Token",
                value: (
                  <Link href={`/console/tokens/${encodeURIComponent(tokenId)}/chain`}>{tokenSymbol}</Link>
                ),
              },
              amount !== undefined && {
                term: "Tokens",
                value: <TokenAmount amount={amount} symbol={tokenSymbol} />,
              },
              operation.fromWalletAddress !== undefined && {
                term: "From",
                value: <Address address={operation.fromWalletAddress} />,
              },
              operation.toWalletAddress !== undefined && {
                term: "To",
                value: <Address address={operation.toWalletAddress} />,
              },
              reference !== undefined && {
                term: "Because of",
                value: cause === undefined ? reference : <Link href={cause}>{reference}</Link>,
              },
              chainTransactionId !== undefined && {
                term: "Sent with",
                value: <Link href={`${path}/transactions/${chainTransactionId}`}>Its transaction</Link>,
              },
              txHash !== undefined && {
                term: "Hash",
                value: <TransactionLink txHash={txHash} explorerUrl={chain.explorerUrl} />,
              },
              operation.blockNumber !== undefined && {
                term: "Block",
                value: formatCount(operation.blockNumber),
              },
              { term: "In line since", value: <DateTime value={operation.createdAt} detail="dateTime" /> },
              operation.finalAt !== undefined && {
                term: "Final",
                value: <DateTime value={operation.finalAt} detail="dateTime" />,
              },
              {
                term: "Identifier",
                value: <Identifier id={chainOperationId} label="operation identifier" />,
              },
            ]}
          />
          {status === "REFUSED" && (
            <Allowed to="chain:write">
              <AskAgain of="operation" id={chainOperationId} />
            </Allowed>
          )}
        </Panel>
      </div>
    );
  },
  { may: "chain:read", others: "/console/developers" },
);

/** Where the purchase or the offer stands that caused it. */
function causeHref(reference = ""): string | undefined {
  if (reference.startsWith("opi_")) return `/console/purchases/${reference}`;
  if (reference.startsWith("bbo_")) return `/console/bulletin-board/${reference}`;
  return undefined;
}
