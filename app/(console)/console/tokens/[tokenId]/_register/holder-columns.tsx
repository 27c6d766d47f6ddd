import type { Column } from "#app/_components/list/data-table.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { numberFormat, shortAddress } from "#app/_words/format.ts";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import type { Holder, holderSorts } from "#server/domain/register/register/contract.ts";

type HolderColumn = Column<Holder, (typeof holderSorts)[number]>;

/** Two decimals on every row, so that they line up. */
const percent = numberFormat({
  style: "percent",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const amount = (header: string, part: "available" | "frozen" | "total"): HolderColumn => ({
  header,
  ...(part === "total" && { sort: part }),
  align: "end",
  cell: (holder) => <TokenAmount amount={holder[part]} />,
});

/** Wallets of a token's register. */
export const holderColumns: readonly HolderColumn[] = [
  {
    header: "Holder",
    cell: ({ name, customerId, walletAddress }) => (
      <TitleCell title={name ?? customerId} note={shortAddress(walletAddress)} />
    ),
  },
  amount("Total", "total"),
  amount("Available", "available"),
  amount("Frozen", "frozen"),
  { header: "Share", onPhone: "aside", align: "end", cell: ({ share }) => percent.format(share / 100) },
];

export const holderKey = ({ customerId, walletAddress }: Holder) => `${customerId}${walletAddress}`;
export const holderHref = ({ customerId }: Holder) => `/console/customers/${customerId}`;
