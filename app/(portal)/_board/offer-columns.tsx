import Link from "next/link";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatCount } from "#app/_words/format.ts";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import type { BoardOffer, BoardToken } from "#server/domain/secondary/board-token/contract.ts";
import { AcceptOffer } from "./accept-offer.tsx";
import { CancelOffer } from "./cancel-offer.tsx";
import classes from "./offer-columns.module.css";

/** Stands in the address for all offers; without it those are shown that one can accept, and one's own. */
export const EVERY_OFFER = "all";

interface OfferColumnsProps {
  readonly path: string;
  readonly token: BoardToken;
  readonly toSell: readonly BoardOffer[];
  readonly toBuy: readonly BoardOffer[];
  readonly isEvery: boolean;
  readonly customerId: string;
  readonly wallets: readonly string[];
}

/** What others sell beside what others buy, the best first. */
export function OfferColumns({ path, toSell, toBuy, isEvery, ...side }: OfferColumnsProps) {
  const every = `${path}?show=${EVERY_OFFER}`;
  const shown = (offers: readonly BoardOffer[]) =>
    offers.filter(({ canAccept, isOwn }) => isEvery || canAccept || isOwn);
  const sideOf = (offers: readonly BoardOffer[]) => ({
    offers: shown(offers),
    hidden: offers.length - shown(offers).length,
    every,
    ...side,
  });
  const [selling, buying] = [sideOf(toSell), sideOf(toBuy)];
  const hidden = selling.hidden + buying.hidden;
  return (
    <section className={classes.sides} aria-label="Offers">
      <nav className={classes.choice} aria-label="Which offers">
        <ButtonLink look="outline" href={path} aria-current={isEvery ? undefined : "true"}>
          I can accept
        </ButtonLink>
        <ButtonLink look="outline" href={every} aria-current={isEvery ? "true" : undefined}>
          All offers
        </ButtonLink>
        {hidden > 0 && <span className={classes.none}>{formatCount(hidden)} not shown</span>}
      </nav>
      <Side title="You can buy" intention="SELL" {...selling} />
      <Side title="You can sell" intention="BUY" {...buying} />
    </section>
  );
}

interface SideProps extends Pick<OfferColumnsProps, "token" | "customerId" | "wallets"> {
  readonly title: string;
  readonly intention: "BUY" | "SELL";
  readonly offers: readonly BoardOffer[];
  /** How many more there are, and where they are shown. */
  readonly hidden: number;
  readonly every: string;
}

function Side({ title, intention, offers, hidden, every, token, customerId, wallets }: SideProps) {
  const { tokenName: name, tokenSymbol: symbol } = token;
  return (
    <Panel title={title}>
      {offers.length === 0 && (
        <p className={classes.none}>
          {intention === "SELL" ? "Nobody sells to you now." : "Nobody buys from you now."}
          {hidden > 0 && (
            <>
              {" "}
              {hidden === 1 ? "1 offer is" : `${formatCount(hidden)} offers are`} not for you:{" "}
              <Link href={every}>see why</Link>.
            </>
          )}
        </p>
      )}
      <ul className={classes.offers}>
        {offers.map(({ isOwn, canAccept, ...offer }) => (
          <li key={offer.offerId} data-own={isOwn}>
            <span className={classes.price}>
              <strong>{formatUnitPrice(offer.unitPriceInEuro)}</strong>
              <span className={classes.none}>
                <TokenAmount amount={offer.amount} symbol={symbol} />,{" "}
                <Money amount={offer.priceInEuro} currency="EUR" />
              </span>
            </span>
            {isOwn && <CancelOffer offer={{ ...offer, intention }} symbol={symbol} customerId={customerId} />}
            {!isOwn && (
              <AcceptOffer
                offer={{ ...offer, intention }}
                token={{ name, symbol }}
                customerId={customerId}
                wallets={wallets}
                isBarred={!canAccept}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
