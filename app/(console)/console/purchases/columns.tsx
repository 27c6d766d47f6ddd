import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatGates } from "#app/(console)/_words/names.ts";
import type { PurchaseStatus } from "#db/schema/enums.ts";
import type { intentSorts, ListedIntent } from "#server/domain/primary/purchase-intent/contract.ts";

type PurchaseColumn = Column<ListedIntent, (typeof intentSorts)[number]>;

const customer: PurchaseColumn = {
  header: "Customer",
  cell: ({ customerName, customerId }) => customerName ?? customerId,
};
const offering: PurchaseColumn = {
  header: "Offering",
  onPhone: "bare",
  cell: ({ offeringTitle }) => offeringTitle,
};
const amounts: PurchaseColumn[] = [
  {
    header: "Amount",
    onPhone: "aside",
    sort: "purchaseAmount",
    align: "end",
    cell: ({ payment }) => <Money amount={payment.purchaseAmount} currency={payment.currency} />,
  },
  {
    header: "Tokens",
    align: "end",
    cell: ({ payment, tokenSymbol }) => <TokenAmount amount={payment.tokenAmount} symbol={tokenSymbol} />,
  },
];
const ended: readonly PurchaseStatus[] = ["CANCELLED", "FAILED"];
const progress: PurchaseColumn[] = [
  {
    header: "Status",
    onPhone: "bare",
    cell: ({ payment }) => <StatusBadge kind="purchaseStatus" value={payment.purchaseStatus} />,
  },
  {
    header: "Settlement",
    onPhone: "bare",
    // Nothing follows where nothing was paid and nothing will be.
    cell: ({ settlement, payment }) =>
      settlement.status === "NONE" && ended.includes(payment.purchaseStatus) ? (
        "–"
      ) : (
        <StatusBadge kind="settlementStatus" value={settlement.status} />
      ),
  },
];
const created: PurchaseColumn = {
  header: "Created",
  onPhone: "bare",
  sort: "createdAt",
  cell: ({ createdAt }) => <DateTime value={createdAt} />,
};
const facts = [...amounts, ...progress, created];

/** Purchases of anybody from anywhere. */
export const purchaseColumns: readonly PurchaseColumn[] = [customer, offering, ...facts];
/** Purchases from one offering. */
export const purchaseColumnsOfOffering: readonly PurchaseColumn[] = [customer, ...facts];
/** Purchases of one customer. */
export const purchaseColumnsOfCustomer: readonly PurchaseColumn[] = [offering, ...facts];
/** Pending purchases: what each waits for. */
export const pendingColumns: readonly PurchaseColumn[] = [
  customer,
  offering,
  ...amounts,
  {
    header: "Waits for",
    cell: ({ settlement }) => formatGates(settlement.blockedBy),
  },
  created,
];

export const purchaseKey = ({ offeringPurchaseIntentId }: ListedIntent) => offeringPurchaseIntentId;
export const purchaseHref = (purchase: ListedIntent) => `/console/purchases/${purchaseKey(purchase)}`;
/** What a purchase is called where it is one of several. */
export const purchaseName = ({ customerName, customerId, offeringTitle }: ListedIntent) =>
  `${customerName ?? customerId}, ${offeringTitle}`;
