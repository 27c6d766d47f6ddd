import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import type { Offer } from "#server/domain/secondary/bulletin-board/contract.ts";

/** What an offer and a trade have in common: how much, at which price. */
type Traded = Pick<Offer, "amount" | "tokenSymbol" | "priceInEuro" | "unitPriceInEuro">;

/** Columns of what is offered or traded. */
export const tradedColumns: readonly Column<Traded, "priceInEuro" | "unitPriceInEuro">[] = [
  {
    header: "Tokens",
    onPhone: "bare",
    align: "end",
    cell: ({ amount, tokenSymbol }) => <TokenAmount amount={amount} symbol={tokenSymbol} />,
  },
  {
    header: "Price",
    onPhone: "aside",
    sort: "priceInEuro",
    align: "end",
    cell: ({ priceInEuro }) => <Money amount={priceInEuro} currency="EUR" />,
  },
  {
    header: "Per token",
    sort: "unitPriceInEuro",
    firstOrder: "asc",
    align: "end",
    cell: ({ unitPriceInEuro }) => formatUnitPrice(unitPriceInEuro),
  },
];
