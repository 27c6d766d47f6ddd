import { percentOf } from "#app/_data/funding.ts";
import { formatMoney, formatShare } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./funding-progress.module.css";
import { sum } from "./wording.ts";

/** How much there is of an offering: raised, held by pending purchases, and its caps. */
type Funding = Pick<Offering["fundingLimits"], "raised" | "reserved" | "softCap" | "hardCap">;

interface FundingProgressProps {
  fundingLimits: Funding;
  currency?: Currency | undefined;
  /** Leaves out the words below the bar, where others on the page say the same. */
  barOnly?: boolean | undefined;
}

/** How far an offering is: raised (full), reserved by pending purchases (hatched), and the mark of the soft cap. */
export function FundingProgress({ fundingLimits, currency, barOnly = false }: FundingProgressProps) {
  const { raised, reserved, softCap, hardCap } = fundingLimits;
  const money = (amount: number) => sum(amount, currency);
  const hasMark = softCap > 0 && softCap < hardCap;
  return (
    <div className={classes.progress}>
      <div className={classes.track} role="img" aria-label={inWords(fundingLimits, money)}>
        <div className={classes.fill}>
          {raised > 0 && (
            <span className={classes.raised} style={{ inlineSize: `${percentOf(raised, hardCap)}%` }} />
          )}
          {reserved > 0 && (
            <span className={classes.reserved} style={{ inlineSize: `${percentOf(reserved, hardCap)}%` }} />
          )}
        </div>
        {hasMark && (
          <span
            className={classes.mark}
            data-reached={raised >= softCap}
            style={{ insetInlineStart: `${percentOf(softCap, hardCap)}%` }}
          />
        )}
      </div>
      {!barOnly && (
        <div className={classes.legend} aria-hidden>
          <span>
            <strong>{formatMoney(raised, currency, { short: true })}</strong> raised of {money(hardCap)}
          </span>
          <span>{formatShare(raised, hardCap)}</span>
        </div>
      )}
    </div>
  );
}

function inWords({ raised, reserved, softCap, hardCap }: Funding, money: (n: number) => string) {
  const sentences = [
    `${money(raised)} raised of at most ${money(hardCap)}, ${formatShare(raised, hardCap)}`,
    reserved > 0 && `${money(reserved)} more is reserved`,
    softCap > 0 && `the goal of ${money(softCap)} is ${raised >= softCap ? "reached" : "not reached yet"}`,
  ];
  return `${sentences.filter((sentence) => sentence !== false).join("; ")}.`;
}
