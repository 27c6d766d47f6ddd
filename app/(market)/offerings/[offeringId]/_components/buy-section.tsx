import { ButtonLink } from "#app/_components/button-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { LocalMoment } from "#app/_components/local-moment.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { leftIn } from "#app/_data/funding.ts";
import { readDraft, startingDraft, termsOf } from "#app/_data/purchase-draft.ts";
import { sum, whyClosed } from "#app/_offering/wording.ts";
import { anyCurrency, formatMoney } from "#app/_words/format.ts";
import { type Buyer, buyerOf } from "#app/(market)/_data/buyer.ts";
import { currencies } from "#db/schema/enums.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { BuyPanel } from "./buy-panel.tsx";
import classes from "./buy-section.module.css";

/** The way to buy: what it costs, how much, into which wallet, or why not. */
export async function BuySection({ offering }: { offering: Offering }) {
  const { pricePerToken, currency, token, fundingLimits, availability, offeringPeriod } = offering;
  const closed = whyClosed(offering);
  const turn = availability === "UPCOMING" ? offeringPeriod.startDate : offeringPeriod.endDate;
  return (
    <section className={classes.section} aria-labelledby="buy">
      <h2 id="buy" className={classes.title}>
        Buy {token.symbol}
      </h2>
      <p className={classes.price}>
        <strong>{formatMoney(pricePerToken, currency)}</strong>
        <span>per token{currency === undefined && `, in ${anyCurrency}`}</span>
      </p>
      {closed === null ? (
        <OpenForBuying offering={offering} buyer={await buyerOf(offering)} />
      ) : (
        <>
          <Notice tone={availability === "UPCOMING" ? "info" : "warning"}>
            <span>{closed}</span>
          </Notice>
          <ButtonLink href="/?stage=OPEN" look="outline">
            See what is open
          </ButtonLink>
        </>
      )}
      {availability !== "ENDED" && (
        <dl className={classes.limits}>
          <div>
            <dt>Minimum</dt>
            <dd>{sum(fundingLimits.minPayableAmount, currency)}</dd>
          </div>
          <div>
            <dt>Maximum</dt>
            <dd>{sum(fundingLimits.maxPayableAmount, currency)}</dd>
          </div>
          <div>
            <dt>Left</dt>
            <dd>{sum(leftIn(fundingLimits), currency)}</dd>
          </div>
          <div>
            <dt>{availability === "UPCOMING" ? "Opens" : "Ends"}</dt>
            <dd>
              <DateTime value={turn} detail="dateTime" />
            </dd>
            <dd className={classes.local}>
              <LocalMoment value={turn} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

function OpenForBuying({ offering, buyer }: { offering: Offering; buyer: Buyer }) {
  const { fundingLimits } = offering;
  const terms = {
    ...termsOf(offering),
    symbol: offering.token.symbol,
    limits: {
      minimum: fundingLimits.minPayableAmount,
      maximum: fundingLimits.maxPayableAmount,
      left: leftIn(fundingLimits),
    },
  };
  const { amountText, tokensText } = readDraft(startingDraft(offering), terms);
  return (
    <>
      {offering.availability === "RESIDUAL" && (
        <Notice tone="warning">
          <span>
            Only {formatMoney(terms.limits.left, offering.currency)} is left, less than the minimum. Whoever
            comes first can buy all of it.
          </span>
        </Notice>
      )}
      <BuyPanel
        offeringId={offering.offeringId}
        terms={terms}
        currency={offering.currency}
        currencies={currencies}
        starting={{ amount: amountText, tokens: tokensText }}
        buyer={buyer.kind === "customer" ? buyer : null}
      />
      {buyer.kind !== "customer" && <NotACustomer offering={offering} buyer={buyer} />}
    </>
  );
}

/** What to do for somebody who cannot buy here as who they are. */
function NotACustomer({
  offering,
  buyer,
}: {
  offering: Offering;
  buyer: Exclude<Buyer, { kind: "customer" }>;
}) {
  const { organizationName, offeringId } = offering;
  const reasons = {
    visitor: `To buy, become a customer of ${organizationName}. It takes a few minutes.`,
    issuer:
      "You are here as an issuer; only customers buy. Act as a customer at the top of the page, or become one.",
    stranger:
      buyer.kind === "stranger" &&
      `You are a customer of ${buyer.organizationName}. To buy from ${organizationName}, become its customer too.`,
  };
  return (
    <>
      <Notice>
        <span>{reasons[buyer.kind]}</span>
      </Notice>
      <ButtonLink href={`/portal/onboarding?offering=${encodeURIComponent(offeringId)}`}>
        Become a customer
      </ButtonLink>
    </>
  );
}
