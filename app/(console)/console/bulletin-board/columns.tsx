import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import type { Offer, offerSorts } from "#server/domain/secondary/bulletin-board/contract.ts";

/** An offer with the symbol of its token. */
export type NamedOffer = Offer & { readonly symbol: string };

type OfferColumn = Column<NamedOffer, (typeof offerSorts)[number]>;

const maker: OfferColumn = { header: "Maker", cell: (offer) => displayName(offer.maker) };
const intention: OfferColumn = {
  header: "Intention",
  cell: (offer) => <StatusBadge kind="intention" value={offer.intention} />,
};
const facts: readonly OfferColumn[] = [
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
  { header: "Status", cell: ({ status }) => <StatusBadge kind="offerStatus" value={status} /> },
  {
    header: "Expires",
    cell: ({ expiresAt }) => (expiresAt === undefined ? "Never" : <DateTime value={expiresAt} />),
  },
  { header: "Posted", sort: "createdAt", cell: ({ createdAt }) => <DateTime value={createdAt} /> },
];

/** Offers of anybody. */
export const offerColumns: readonly OfferColumn[] = [maker, intention, ...facts];
/** Offers of one customer. */
export const offerColumnsOfCustomer: readonly OfferColumn[] = [intention, ...facts];

export const offerKey = ({ offerId }: NamedOffer) => offerId;
export const offerHref = ({ offerId }: NamedOffer) => `/console/bulletin-board/${offerId}`;
