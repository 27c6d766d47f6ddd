import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { displayName } from "#app/(console)/_words/names.ts";
import type { Offer, offerSorts } from "#server/domain/secondary/bulletin-board/contract.ts";
import { tradedColumns } from "./traded-columns.tsx";

type OfferColumn = Column<Offer, (typeof offerSorts)[number]>;

const maker: OfferColumn = { header: "Maker", cell: (offer) => displayName(offer.maker) };
const intention: OfferColumn = {
  header: "Intention",
  onPhone: "bare",
  cell: (offer) => <StatusBadge kind="intention" value={offer.intention} />,
};
const facts: readonly OfferColumn[] = [
  ...tradedColumns,
  {
    header: "Status",
    onPhone: "bare",
    cell: ({ status }) => <StatusBadge kind="offerStatus" value={status} />,
  },
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

export const offerKey = ({ offerId }: Offer) => offerId;
export const offerHref = ({ offerId }: Offer) => `/console/bulletin-board/${offerId}`;
