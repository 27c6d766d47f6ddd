import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { shortAddress } from "#app/_words/format.ts";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import type { EntryReason, LedgerEntry } from "#server/domain/register/register/contract.ts";
import type { FoldedEntry } from "./fold-steps.ts";

/** Why tokens moved, as people say. */
export const reasonNames: Record<EntryReason, string> = {
  ISSUE: "Registered",
  MINT: "Minted",
  FREEZE: "Frozen",
  RELEASE: "Released",
  TRANSFER: "Transferred",
  ALLOCATE: "Set aside",
  CHAIN: "Adopted from the chain",
};

type EntryColumn = Column<FoldedEntry, "createdAt" | "amount">;

const side = (header: string, sideOf: (entry: LedgerEntry) => LedgerEntry["from"]): EntryColumn => ({
  header,
  cell: (entry) => {
    const { kind, bucket, customerId, name, walletAddress } = sideOf(entry);
    if (kind === "SUPPLY") return "Total supply";
    const note = [walletAddress && shortAddress(walletAddress), bucket === "FROZEN" ? "frozen" : undefined];
    return (
      <TitleCell
        title={kind === "UNISSUED" ? "Unissued" : (name ?? customerId ?? "")}
        note={note.filter((text) => text !== undefined).join(", ")}
      />
    );
  },
});

function stepWords(steps: number): string {
  if (steps === 0) return "";
  return steps === 1 ? "with a step within unissued" : `with ${steps} steps within unissued`;
}

/** The purchase or the offer that caused an entry, or the customer it concerns. */
function causeOf({ reference = "", from, to, buyer }: FoldedEntry) {
  const who = to.name ?? to.customerId ?? from.name ?? from.customerId ?? buyer;
  if (reference.startsWith("opi_")) return <TitleCell title="Purchase" note={who ?? reference} />;
  if (reference.startsWith("bbo_")) return <TitleCell title="Offer" note={who ?? reference} />;
  return who ?? "The token";
}

/** Movements in a token's register. */
export const entryColumns: readonly EntryColumn[] = [
  {
    header: "Reason",
    cell: ({ reason, note, steps }) => (
      <TitleCell title={reasonNames[reason]} note={[note, stepWords(steps)].filter(Boolean).join(", ")} />
    ),
  },
  { header: "Behind it", cell: (entry) => causeOf(entry) },
  side("From", ({ from }) => from),
  side("To", ({ to }) => to),
  {
    header: "Tokens",
    onPhone: "aside",
    align: "end",
    cell: ({ amount }) => <TokenAmount amount={amount} />,
  },
  {
    header: "When",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ createdAt }) => <DateTime value={createdAt} detail="dateTime" />,
  },
];

/** The same of a token that is on a chain. */
export const onChainEntryColumns: readonly EntryColumn[] = [
  ...entryColumns,
  {
    header: "Chain",
    isExtra: true,
    cell: ({ chain }) => (chain ? <StatusBadge kind="chainProgress" value={chain.status} /> : "–"),
  },
];

export const entryKey = ({ ledgerEntryId }: LedgerEntry) => ledgerEntryId;
