import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { inCountry } from "#app/_words/countries.ts";
import { comparedWithIssue, formatUnitPrice } from "#app/_words/unit-price.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import type { Offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { AcceptOffer } from "./accept-offer.tsx";
import { CancelOffer } from "./cancel-offer.tsx";
import classes from "./offer-item.module.css";

interface OfferItemProps {
  offer: Offer;
  token: RegisteredToken | undefined;
  /** In euros; undefined where there is none to compare with. */
  issuePrice: number | undefined;
  /** Who looks. */
  customerId: string;
  /** That customer's wallets. */
  wallets: readonly string[];
}

/** One offer on the board. */
export function OfferItem({ offer, token, issuePrice, customerId, wallets }: OfferItemProps) {
  const { offerId, intention, status, amount, unitPriceInEuro, priceInEuro, maker } = offer;
  const isOwn = maker.id === customerId;
  return (
    <li className={classes.offer} data-own={isOwn}>
      <div className={classes.what}>
        <h3 className={classes.title}>
          <StatusBadge kind="intention" value={intention} />
          <TokenAmount amount={amount} symbol={token?.symbol} />
        </h3>
        <p className={classes.note}>{token?.name}</p>
      </div>
      <dl className={classes.prices}>
        <div>
          <dt>Per token</dt>
          <dd className={classes.price}>{formatUnitPrice(unitPriceInEuro)}</dd>
          {issuePrice !== undefined && (
            <dd className={classes.note}>{comparedWithIssue(unitPriceInEuro, issuePrice)}</dd>
          )}
        </div>
        <div>
          <dt>In total</dt>
          <dd className={classes.price}>
            <Money amount={priceInEuro} currency="EUR" />
          </dd>
        </div>
      </dl>
      <div className={classes.who}>
        <p>{isOwn ? <strong>Your offer</strong> : makerOf(offer)}</p>
        <p className={classes.note}>
          Posted <DateTime value={offer.createdAt} />
        </p>
        {offer.expiresAt !== undefined && status === "OPEN" && (
          <p className={classes.note}>
            Open until <DateTime value={offer.expiresAt} />
          </p>
        )}
      </div>
      <div className={classes.action}>
        {status !== "OPEN" && (
          <StatusBadge
            kind="offerStatus"
            value={status}
            label={offer.cancelReason === "EXPIRED" ? "Expired" : undefined}
          />
        )}
        {status === "OPEN" && isOwn && (
          <CancelOffer
            offer={{ offerId, intention, amount }}
            symbol={token?.symbol ?? ""}
            customerId={customerId}
          />
        )}
        {status === "OPEN" && !isOwn && token && (
          <AcceptOffer
            offer={{ offerId, intention, amount, priceInEuro, unitPriceInEuro }}
            token={{ name: token.name, symbol: token.symbol }}
            customerId={customerId}
            wallets={wallets}
          />
        )}
      </div>
    </li>
  );
}

/** Other customers are masked: their kind and country is all that is told. */
function makerOf({ maker: { type, countryCode } }: Offer): string {
  return `${type === "INDIVIDUAL" ? "A person" : "An organization"} ${inCountry(countryCode)}`;
}
