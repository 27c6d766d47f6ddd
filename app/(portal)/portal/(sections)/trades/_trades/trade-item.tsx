import { TransactionLink } from "#app/_components/chain-link.tsx";
import { CopyButton } from "#app/_components/copy-button.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { inCountry } from "#app/_words/countries.ts";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import type { EmbeddedCustomer } from "#server/domain/investors/customer/contract.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import type { Trade } from "#server/domain/secondary/trade/contract.ts";
import { ConfirmPayment } from "./confirm-payment.tsx";
import classes from "./trade-item.module.css";

interface TradeItemProps {
  trade: Trade;
  token: RegisteredToken | undefined;
  /** Who looks. */
  customerId: string;
}

/** One trade, as the customer who bought or sold sees it. */
export function TradeItem({ trade, token, customerId }: TradeItemProps) {
  const { amount, priceInEuro, unitPriceInEuro, seller, buyer, payment, tradeId } = trade;
  const isBuyer = buyer.id === customerId;
  return (
    <li className={classes.trade}>
      <div>
        <h2 className={classes.title}>
          {isBuyer ? "Bought" : "Sold"} <TokenAmount amount={amount} symbol={token?.symbol} />
        </h2>
        <p className={classes.note}>
          {token?.name}, <DateTime value={trade.createdAt} />
        </p>
        {trade.chain && (
          <div className={classes.note}>
            <StatusBadge kind="chainProgress" value={trade.chain.status} />
            {trade.chain.txHash !== undefined && (
              <TransactionLink txHash={trade.chain.txHash} explorerUrl={token?.chain?.explorerUrl} />
            )}
          </div>
        )}
      </div>
      <div>
        <p className={classes.price}>
          <Money amount={priceInEuro} currency="EUR" />
        </p>
        <p className={classes.note}>
          {formatUnitPrice(unitPriceInEuro)} a token, {isBuyer ? "from" : "to"}{" "}
          {otherSide(isBuyer ? seller : buyer)}
        </p>
        <p className={classes.note}>
          <a
            href={`/api/trade/${encodeURIComponent(tradeId)}/contract-note`}
            target="_blank"
            rel="noreferrer"
          >
            Contract note<span className="visually-hidden"> (PDF, opens in a new window)</span>
          </a>
        </p>
      </div>
      <div className={classes.payment}>
        {payment && payment.status !== "NOT_TRACKED" && (
          <StatusBadge kind="tradePaymentStatus" value={payment.status} />
        )}
        {payment?.status === "NOT_TRACKED" && (
          <p className={classes.note}>Payment is between the two of you.</p>
        )}
        {payment?.status === "DUE" && isBuyer && payment.reference !== undefined && (
          <p className={classes.note}>
            Pay {payment.payeeName ?? "the seller"} with the reference{" "}
            <span className={classes.reference}>{payment.reference}</span>
            <CopyButton value={payment.reference} label="payment reference" />
          </p>
        )}
        {payment?.status === "DUE" && !isBuyer && (
          <>
            <p className={classes.note}>
              Look for <span className={classes.reference}>{payment.reference}</span> in your account.
            </p>
            <ConfirmPayment tradeId={tradeId} priceInEuro={priceInEuro} />
          </>
        )}
        {payment?.paidAt !== undefined && (
          <p className={classes.note}>
            Paid <DateTime value={payment.paidAt} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Other customers are masked: their kind and country is all that is told. */
function otherSide({ type, countryCode }: EmbeddedCustomer): string {
  return `${type === "INDIVIDUAL" ? "a person" : "an organization"} ${inCountry(countryCode)}`;
}
