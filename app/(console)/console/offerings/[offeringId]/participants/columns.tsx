import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { countryName } from "#app/_words/countries.ts";
import { formatCount, formatMoney } from "#app/_words/format.ts";
import type { Participant } from "#server/domain/primary/participant/contract.ts";

/** The participants of an offering of this token. */
export const participantColumns = (symbol: string): readonly Column<Participant, "purchaseAmount">[] => [
  { header: "Customer", cell: ({ name, customerId }) => name ?? customerId },
  { header: "Country", onPhone: "bare", cell: ({ countryCode }) => countryName(countryCode) },
  { header: "Purchases", align: "end", cell: ({ purchases }) => formatCount(purchases) },
  {
    header: "Paid",
    sort: "purchaseAmount",
    onPhone: "aside",
    align: "end",
    cell: ({ paid }) => paid.map(({ amount, currency }) => formatMoney(amount, currency)).join(" + "),
  },
  {
    header: "Tokens",
    align: "end",
    cell: ({ tokenAmount }) => <TokenAmount amount={tokenAmount} symbol={symbol} />,
  },
  { header: "Last purchase", cell: ({ lastPurchaseAt }) => <DateTime value={lastPurchaseAt} /> },
];

export const participantKey = ({ customerId }: Participant) => customerId;
export const participantHref = ({ customerId }: Participant) => `/console/customers/${customerId}`;
