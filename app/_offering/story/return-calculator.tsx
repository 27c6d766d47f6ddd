"use client";

import { useId, useState } from "react";
import { HOW_NUMBERS_ARE_WRITTEN } from "#app/_data/typed-digits.ts";
import type { Currency } from "#db/schema/enums.ts";
import { centsText, plannedReturn, readCents } from "./planned-return.ts";
import classes from "./return-calculator.module.css";
import { formatTerm } from "./words.ts";

interface ReturnCalculatorProps {
  /** Planned, a year. */
  percent: number;
  months: number | undefined;
  currency: Currency | undefined;
  /** What the field holds before anybody types. */
  starting: string;
}

/** What a planned yield would bring on a sum; filled by the server, reckoned again with each key. */
export function ReturnCalculator({ percent, months, currency, starting }: ReturnCalculatorProps) {
  const [text, setText] = useState(starting);
  const id = useId();
  const cents = readCents(text);
  const planned = cents === null ? null : plannedReturn(cents, percent, months);
  return (
    <div className={classes.calculator}>
      <div className={classes.asked}>
        <label htmlFor={id}>If I invest</label>
        <div className={classes.box}>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            aria-invalid={cents === null || undefined}
            aria-describedby={`${id}-note`}
          />
          <span>{currency ?? "EUR or USD"}</span>
        </div>
      </div>
      <dl className={classes.answers} aria-live="polite">
        <div>
          <dt>Planned a year, at {percent}%</dt>
          <dd>{planned === null ? "–" : written(planned.perYear, currency)}</dd>
        </div>
        {months !== undefined && (
          <div>
            <dt>Planned over {formatTerm(months)}</dt>
            <dd>{planned?.overTerm === undefined ? "–" : written(planned.overTerm, currency)}</dd>
          </div>
        )}
      </dl>
      <p id={`${id}-note`} className={classes.note}>
        {cents === null
          ? `Write an amount ${HOW_NUMBERS_ARE_WRITTEN}`
          : "A plan of the issuer, not a promise: it can be less or nothing, and what you pay can be lost. Before taxes, without interest on interest."}
      </p>
    </div>
  );
}

const signs: Record<Currency, string> = { EUR: "€", USD: "US$" };

/** Cents with their currency, exactly: no sum becomes a number on its way. */
function written(cents: bigint, currency: Currency | undefined): string {
  const [whole = "", rest] = centsText(cents).split(".");
  const amount = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}.${rest}`;
  return currency === undefined ? amount : `${signs[currency]}${amount}`;
}
