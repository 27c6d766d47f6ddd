import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { shortAddress } from "#app/_words/format.ts";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import { operationNames } from "#app/(console)/_words/chain.ts";
import type { ChainOperation } from "#server/domain/chain/chain-operation/contract.ts";

/** What contracts are to do, and have done. */
export const operationColumns: readonly Column<ChainOperation, "createdAt">[] = [
  {
    header: "What",
    cell: ({ kind, fromWalletAddress, toWalletAddress }) => (
      <TitleCell title={operationNames[kind]} note={walletsOf(fromWalletAddress, toWalletAddress)} />
    ),
  },
  {
    header: "Tokens",
    onPhone: "bare",
    align: "end",
    cell: ({ amount, tokenSymbol }) =>
      amount === undefined ? tokenSymbol : <TokenAmount amount={amount} symbol={tokenSymbol} />,
  },
  {
    header: "How far",
    onPhone: "aside",
    cell: ({ status }) => <StatusBadge kind="chainProgress" value={status} />,
  },
  {
    header: "Since",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ createdAt }) => <DateTime value={createdAt} detail="dateTime" />,
  },
];

export const operationKey = ({ chainOperationId }: ChainOperation) => chainOperationId;
export const operationHref = ({ chainOperationId }: ChainOperation) =>
  `/console/developers/chain/${chainOperationId}`;

function walletsOf(from: string | undefined, to: string | undefined): string | undefined {
  if (from !== undefined && to !== undefined) return `${shortAddress(from)} to ${shortAddress(to)}`;
  const wallet = from ?? to;
  return wallet === undefined ? undefined : shortAddress(wallet);
}
