import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import type { Trade, tradeSorts } from "#server/domain/secondary/trade/contract.ts";

/** A trade with the symbol of its token. */
export type NamedTrade = Trade & { readonly symbol: string };

/** What changed hands on the board. */
export const tradeColumns: readonly Column<NamedTrade, (typeof tradeSorts)[number]>[] = [
  { header: "Buyer", cell: ({ buyer }) => displayName(buyer) },
  { header: "Seller", cell: ({ seller }) => displayName(seller) },
  {
    header: "Tokens",
    sort: "amount",
    align: "end",
    cell: ({ amount, symbol }) => <TokenAmount amount={amount} symbol={symbol} />,
  },
  {
    header: "Price",
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
  {
    header: "Payment",
    cell: ({ payment }) => payment && <StatusBadge kind="tradePaymentStatus" value={payment.status} />,
  },
  { header: "Traded", sort: "createdAt", cell: ({ createdAt }) => <DateTime value={createdAt} /> },
];

export const tradeKey = ({ tradeId }: NamedTrade) => tradeId;
export const tradeHref = ({ offerId }: NamedTrade) => `/console/bulletin-board/${offerId}`;
