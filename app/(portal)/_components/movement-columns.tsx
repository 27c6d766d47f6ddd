import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import type { Movement, MovementKind } from "#server/domain/portfolio/movement/contract.ts";

const kinds: Record<MovementKind, string> = {
  PURCHASE: "Purchase",
  BOUGHT: "Bought on the board",
  SOLD: "Sold on the board",
  DISTRIBUTION: "Distribution",
  RECEIVED: "Received",
  GIVEN: "Given",
};

/** How a table shows what moved a customer's tokens. */
export const movementColumns: readonly Column<Movement>[] = [
  {
    header: "What",
    cell: ({ kind, title }) => (title === undefined ? kinds[kind] : `${kinds[kind]}: ${title}`),
  },
  { header: "Date", cell: ({ at }) => <DateTime value={at} /> },
  {
    header: "Tokens",
    align: "end",
    cell: ({ tokenAmount, tokenSymbol }) => <TokenAmount amount={tokenAmount} symbol={tokenSymbol} />,
  },
  {
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) =>
      amount === undefined ? "–" : <Money amount={amount} currency={currency} />,
  },
];
