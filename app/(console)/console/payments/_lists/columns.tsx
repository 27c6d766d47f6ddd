import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { formatMoney } from "#app/_words/format.ts";
import { problemWords, providerNames, refundReasonNames } from "#app/(console)/_words/payments.ts";
import type {
  BankEntry,
  BankStatement,
  bankEntrySorts,
} from "#server/domain/payments/bank-statement/contract.ts";
import type { Payment, paymentSorts } from "#server/domain/payments/payment/contract.ts";
import type { Refund, refundSorts } from "#server/domain/payments/refund/contract.ts";

export const paymentColumns: readonly Column<Payment, (typeof paymentSorts)[number]>[] = [
  {
    header: "Payer",
    // As the bank names them; providers name nobody, so then it is the customer.
    cell: ({ payerName, customerName, provider }) => payerName ?? customerName ?? providerNames[provider],
  },
  {
    header: "Amount",
    onPhone: "aside",
    sort: "amount",
    align: "end",
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    header: "Paid back",
    align: "end",
    isExtra: true,
    cell: ({ refundedAmount, currency }) =>
      refundedAmount > 0 ? <Money amount={refundedAmount} currency={currency} /> : "–",
  },
  { header: "Paid by", onPhone: "bare", cell: ({ provider }) => providerNames[provider] },
  {
    header: "Status",
    onPhone: "bare",
    cell: ({ status }) => <StatusBadge kind="paymentStatus" value={status} />,
  },
  {
    header: "When",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
  },
];

export const refundColumns: readonly Column<Refund, (typeof refundSorts)[number]>[] = [
  {
    header: "To",
    cell: ({ payeeName, customerName, provider }) => payeeName ?? customerName ?? providerNames[provider],
  },
  {
    header: "Amount",
    onPhone: "aside",
    sort: "amount",
    align: "end",
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  { header: "Why", onPhone: "bare", cell: ({ reason }) => refundReasonNames[reason] },
  { header: "Goes back by", onPhone: "bare", cell: ({ provider }) => providerNames[provider] },
  {
    header: "Status",
    onPhone: "bare",
    cell: ({ status }) => <StatusBadge kind="refundStatus" value={status} />,
  },
  { header: "Due since", sort: "createdAt", cell: ({ createdAt }) => <DateTime value={createdAt} /> },
];

export const statementColumns: readonly Column<BankStatement, "createdAt">[] = [
  { header: "File", cell: ({ fileName }) => fileName },
  { header: "Entries", align: "end", cell: ({ entries }) => entries },
  { header: "New", align: "end", cell: ({ newEntries }) => newEntries },
  { header: "Matched", align: "end", cell: ({ matched }) => matched },
  { header: "Need you", align: "end", cell: ({ open }) => open },
  {
    header: "Imported",
    onPhone: "bare",
    sort: "createdAt",
    cell: ({ createdAt }) => <DateTime value={createdAt} detail="dateTime" />,
  },
];

export const entryColumns: readonly Column<BankEntry, (typeof bankEntrySorts)[number]>[] = [
  {
    header: "Counterparty",
    cell: ({ counterpartyName, remittance }) => counterpartyName ?? remittance ?? "Not named",
  },
  {
    header: "Amount",
    onPhone: "aside",
    sort: "amount",
    align: "end",
    cell: ({ amount, currency }) =>
      currency === "EUR" || currency === "USD" ? formatMoney(amount, currency) : `${amount} ${currency}`,
  },
  { header: "Text", isExtra: true, cell: ({ remittance }) => remittance ?? "–" },
  { header: "Problem", cell: ({ problem }) => (problem ? problemWords[problem].label : "–") },
  {
    header: "Status",
    onPhone: "bare",
    cell: ({ status }) => <StatusBadge kind="bankEntryStatus" value={status} />,
  },
  {
    header: "Booked",
    onPhone: "bare",
    sort: "bookingDate",
    cell: ({ bookingDate }) => <DateTime value={`${bookingDate}T00:00:00.000Z`} />,
  },
];
