import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { displayName } from "#app/(console)/_words/names.ts";
import { tradedColumns } from "#app/(console)/console/bulletin-board/traded-columns.tsx";
import type { Trade, tradeSorts } from "#server/domain/secondary/trade/contract.ts";

/** What changed hands on the board. */
export const tradeColumns: readonly Column<Trade, (typeof tradeSorts)[number]>[] = [
  { header: "Buyer", cell: ({ buyer }) => displayName(buyer) },
  { header: "Seller", cell: ({ seller }) => displayName(seller) },
  ...tradedColumns,
  {
    header: "Payment",
    cell: ({ payment }) => payment && <StatusBadge kind="tradePaymentStatus" value={payment.status} />,
  },
  {
    header: "Traded",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
];

export const tradeKey = ({ tradeId }: Trade) => tradeId;
export const tradeHref = ({ offerId }: Trade) => `/console/bulletin-board/${offerId}`;
/** What a trade is called beside others. */
export const tradeName = ({ buyer, seller }: Trade) => `${displayName(buyer)} from ${displayName(seller)}`;
