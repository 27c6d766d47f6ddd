import type { ReactNode } from "react";
import { Address } from "#app/_components/address.tsx";
import { Money } from "#app/_components/money.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import type { Currency } from "#db/schema/enums.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./buy-form.module.css";

interface PurchaseSummaryProps {
  offering: Pick<Offering, "title" | "pricePerToken" | "token" | "organizationName">;
  /** Of what is bought. */
  picture: ReactNode;
  /** Null while something is wrong. */
  payment: { readonly tokenAmount: number; readonly purchaseAmount: number } | null;
  currency: Currency;
  walletAddress: string;
}

/** What one is about to buy: tokens × price = amount. */
export function PurchaseSummary(props: PurchaseSummaryProps) {
  const { offering, picture, payment, currency, walletAddress } = props;
  return (
    <dl className={classes.summary}>
      <div className={classes.bought}>
        <dt>
          {picture}
          <span className="visually-hidden">Offering</span>
        </dt>
        <dd>
          <strong>{offering.title}</strong>
          <span className={classes.hint}>{offering.organizationName}</span>
        </dd>
      </div>
      <div>
        <dt>Tokens</dt>
        <dd>{payment ? <TokenAmount amount={payment.tokenAmount} symbol={offering.token.symbol} /> : "–"}</dd>
      </div>
      <div>
        <dt>Price per token</dt>
        <dd>
          <Money amount={offering.pricePerToken} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>Wallet</dt>
        <dd>
          <Address address={walletAddress} withoutCopy />
        </dd>
      </div>
      <div className={classes.total}>
        <dt>You pay</dt>
        <dd>{payment ? <Money amount={payment.purchaseAmount} currency={currency} /> : "–"}</dd>
      </div>
    </dl>
  );
}
