import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { kindNames } from "#app/_words/distributions.ts";
import type { DistributionPayment } from "#server/domain/distributions/distribution-payment/contract.ts";
import classes from "./payment-item.module.css";

/** One payment, as the holder who gets it sees it. */
export function PaymentItem({ payment }: { payment: DistributionPayment }) {
  const { title, kind, tokenAmount, tokenSymbol, recordDate, amount, currency, status, paidAt } = payment;
  return (
    <li className={classes.payment}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.note}>
          {kindNames[kind]} on <TokenAmount amount={tokenAmount} symbol={tokenSymbol} /> held on{" "}
          <DateTime value={recordDate} />
        </p>
      </div>
      <p className={classes.amount}>
        <Money amount={amount} currency={currency} />
      </p>
      <div className={classes.state}>
        <StatusBadge kind="distributionPaymentStatus" value={status} />
        {paidAt !== undefined && (
          <p className={classes.note}>
            <DateTime value={paidAt} />
          </p>
        )}
        {status === "FAILED" && (
          <p className={classes.note}>The payment came back. The issuer will be in touch with you.</p>
        )}
      </div>
    </li>
  );
}
