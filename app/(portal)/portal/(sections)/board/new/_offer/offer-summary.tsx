import { TokenAmount } from "#app/_components/token-amount.tsx";
import { unitPrice } from "#app/_data/quote.ts";
import { readDecimal } from "#app/_data/typed-number.ts";
import { formatDate, formatMoney } from "#app/_words/format.ts";
import { comparedWithIssue, formatUnitPrice } from "#app/_words/unit-price.ts";
import order from "#app/(portal)/_components/order-form.module.css";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import classes from "./offer-form.module.css";
import { type OfferValues, totalOf } from "./offer-values.ts";

interface OfferSummaryProps {
  values: OfferValues;
  token: RegisteredToken | undefined;
  /** In euros. */
  issuePrice: number | undefined;
}

/** What the offer comes to: price of one token, what it freezes, how long it stands. */
export function OfferSummary({ values, token, issuePrice }: OfferSummaryProps) {
  const amount = readDecimal(values.amount);
  const price = totalOf(values);
  const each = amount?.gt(0) && price?.gt(0) ? unitPrice(price, amount).toNumber() : undefined;
  const sells = values.intention === "SELL";
  return (
    <>
      <dl className={order.summary} aria-live="polite">
        <div>
          <dt>{sells ? "You sell" : "You buy"}</dt>
          <dd>{amount?.gt(0) ? <TokenAmount amount={amount.toFixed()} symbol={token?.symbol} /> : "–"}</dd>
        </div>
        <div>
          <dt>{sells ? "You get" : "You pay"}</dt>
          <dd>{price?.gt(0) ? formatMoney(price.toNumber(), "EUR") : "–"}</dd>
        </div>
        <div>
          <dt>Open until</dt>
          <dd>{values.expiresAt === "" ? "you cancel it" : formatDate(`${values.expiresAt}T23:59:59Z`)}</dd>
        </div>
        <div className={`${order.total} ${classes.total}`}>
          <dt>Per token</dt>
          <dd>
            <strong>{each === undefined ? "–" : formatUnitPrice(each)}</strong>
            {each !== undefined && issuePrice !== undefined && (
              <span className={order.hint}>{comparedWithIssue(each, issuePrice)}</span>
            )}
          </dd>
        </div>
      </dl>
      <p className={order.hint}>
        {sells
          ? "The tokens stay yours, but are frozen while the offer is open: you cannot offer them twice."
          : "Nothing is paid or frozen when you post an offer to buy."}
      </p>
    </>
  );
}
