import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { shortAddress } from "#app/_words/format.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import { differences as advice } from "#app/(console)/_words/chain.ts";
import type { ChainDifference } from "#server/domain/chain/chain-difference/contract.ts";
import type { TokenOnChain } from "#server/domain/chain/chain-token/contract.ts";
import { ResolveDialog } from "./resolve-dialog.tsx";

interface DifferencesPanelProps {
  readonly differences: readonly ChainDifference[];
  readonly contract: NonNullable<TokenOnChain["contract"]>;
  readonly symbol: string;
}

/** Where register and chain differ, and what to do about each. */
export function DifferencesPanel({ differences, contract, symbol }: DifferencesPanelProps) {
  const { reconciledBlock } = contract;
  if (differences.length === 0) {
    return (
      <Notice
        tone={reconciledBlock === undefined ? "info" : "positive"}
        title={reconciledBlock === undefined ? "Not compared yet" : "Register and chain agree"}
      >
        {reconciledBlock === undefined
          ? "The two are compared every ten minutes, wallet by wallet, once the contract is live."
          : "They are compared every ten minutes, wallet by wallet."}
      </Notice>
    );
  }
  return (
    <Panel title="Differences" description="Found by comparing the two, wallet by wallet." isFlush>
      <DataTable
        caption="Differences"
        columns={columnsFor(symbol)}
        rows={differences}
        rowKey={({ chainDifferenceId }) => chainDifferenceId}
        rowHref={() => undefined}
      />
    </Panel>
  );
}

function columnsFor(symbol: string): readonly Column<ChainDifference>[] {
  const tokens = (amount: string | undefined) =>
    amount === undefined ? "–" : <TokenAmount amount={amount} symbol={symbol} />;
  return [
    {
      header: "What",
      cell: ({ kind, status, walletAddress, reason }) => (
        <TitleCell
          title={advice[kind].title}
          note={
            status === "OPEN"
              ? `${walletAddress === undefined ? "" : `${shortAddress(walletAddress)}. `}${advice[kind].todo}`
              : reason
          }
        />
      ),
    },
    { header: "Register", align: "end", cell: ({ register }) => tokens(register) },
    { header: "Chain", align: "end", cell: ({ chain }) => tokens(chain) },
    { header: "State", cell: ({ status }) => <StatusBadge kind="chainDifferenceStatus" value={status} /> },
    { header: "Found", cell: ({ createdAt }) => <DateTime value={createdAt} detail="dateTime" /> },
    {
      header: "Resolve",
      align: "end",
      cell: (difference) =>
        difference.status === "OPEN" && difference.resolutions.length > 0 ? (
          <Allowed to="chain:write">
            <ResolveDialog difference={difference} />
          </Allowed>
        ) : null,
    },
  ];
}
