import { progressSentences } from "#app/_words/chain.ts";
import { formatCount } from "#app/_words/format.ts";
import type { MovementOnChain } from "#server/kernel/fields/chain.ts";
import { TransactionLink } from "./chain-link.tsx";
import type { Fact } from "./fact-rows.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** How far a movement is on its token's chain, and its transaction; nothing for a token that is on none. */
export function onChainFacts(
  chain:
    | (Pick<MovementOnChain, "status" | "txHash"> & { readonly confirmations?: number | undefined })
    | undefined,
  explorerUrl: string | undefined,
): readonly (Fact | false)[] {
  if (!chain) return [];
  const { status, txHash, confirmations } = chain;
  return [
    {
      term: "Blockchain",
      value: <StatusBadge kind="chainProgress" value={status} />,
      note: progressSentences[status],
    },
    txHash !== undefined && {
      term: "Transaction",
      value: <TransactionLink txHash={txHash} explorerUrl={explorerUrl} />,
      note: confirmations === undefined ? undefined : confirmationsOf(confirmations),
    },
  ];
}

const confirmationsOf = (blocks: number) =>
  blocks === 1 ? "1 confirmation" : `${formatCount(blocks)} confirmations`;
