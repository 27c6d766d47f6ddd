import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import type {
  DistributionPayment,
  distributionPaymentSorts,
} from "#server/domain/distributions/distribution-payment/contract.ts";
import { PaymentActions } from "./payment-actions.tsx";
import classes from "./payment-columns.module.css";

const ways = { BANK_TRANSFER: "Bank transfer", SANDBOX: "Sandbox", STRIPE: "Stripe" } as const;

/** What each holder gets, and what can be done about it. */
export const paymentColumns: readonly Column<
  DistributionPayment,
  (typeof distributionPaymentSorts)[number]
>[] = [
  {
    header: "Holder",
    cell: ({ payeeName, customerId, payeeAccount, provider }) => (
      <TitleCell
        title={payeeName ?? customerId}
        note={provider === "BANK_TRANSFER" ? (payeeAccount ?? "No account known") : ways[provider]}
      />
    ),
  },
  {
    header: "Held",
    align: "end",
    cell: ({ tokenAmount, tokenSymbol }) => <TokenAmount amount={tokenAmount} symbol={tokenSymbol} />,
  },
  {
    header: "Gets",
    onPhone: "aside",
    sort: "amount",
    align: "end",
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    header: "Status",
    onPhone: "bare",
    cell: (payment) => (
      <>
        <span className={classes.state}>
          <StatusBadge kind="distributionPaymentStatus" value={payment.status} />
          <Allowed to="payment:write">
            <PaymentActions payment={payment} />
          </Allowed>
        </span>
        {payment.failure && <span className={classes.reason}>{payment.failure.reason}</span>}
      </>
    ),
  },
  { header: "Paid on", cell: ({ paidAt }) => (paidAt === undefined ? "–" : <DateTime value={paidAt} />) },
];

export const paymentKey = ({ distributionPaymentId }: DistributionPayment) => distributionPaymentId;
export const paymentHref = ({ customerId }: DistributionPayment) =>
  `/console/customers/${encodeURIComponent(customerId)}`;
/** What a payment is called where it is one of several. */
export const paymentName = ({ payeeName, customerId }: DistributionPayment) => payeeName ?? customerId;
