"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useTransition } from "react";
import { buttonClass } from "#app/_components/button-class.ts";
import { Form } from "#app/_components/form/form.tsx";
import { shortAddress } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import classes from "./buy-panel.module.css";
import { type BuyPanelTerms, useBuyPanel } from "./use-buy-panel.ts";
import { Verdict } from "./verdict.tsx";

/**
 * How much to buy. What is here at first is little: fields, filled by the server, in a form that leads to the summary
 * also without script. What converts and checks is loaded when somebody turns to it.
 */
export function BuyPanel(given: BuyPanelTerms) {
  const { offeringId, terms, buyer, currencies } = given;
  const panel = useBuyPanel(given);
  const router = useRouter();
  const [isLeaving, leave] = useTransition();
  const id = useId();
  const verdictId = `${id}-verdict`;
  const path = `/portal/buy/${encodeURIComponent(offeringId)}`;

  const review = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLeaving) return;
    if (panel.wrongSide === null) leave(() => router.push(`${path}?${panel.query}`));
    else document.getElementById(`${id}-${panel.wrongSide}`)?.focus();
  };

  const field = (side: "amount" | "tokens") => ({
    id: `${id}-${side}`,
    name: side === "amount" ? "amount" : undefined,
    className: classes.input,
    inputMode: "decimal" as const,
    autoComplete: "off",
    value: panel[side],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      panel.type(side, currentTarget.value),
    "aria-describedby": verdictId,
    "aria-invalid": panel.wrongSide === side || undefined,
  });

  return (
    <Form action={path} className={classes.form} onSubmit={review} onFocus={panel.prepare} noValidate>
      <div className={classes.pair}>
        <label htmlFor={`${id}-amount`}>You pay</label>
        <div className={classes.box}>
          <input {...field("amount")} />
          {given.currency === undefined ? (
            <select
              name="currency"
              aria-label="Currency"
              className={classes.unitSelect}
              value={panel.currency}
              onChange={({ currentTarget }) => panel.choose({ currency: currentTarget.value as Currency })}
            >
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          ) : (
            <span className={classes.unit}>{given.currency}</span>
          )}
        </div>
      </div>
      <div className={classes.pair}>
        <label htmlFor={`${id}-tokens`}>You receive</label>
        <div className={classes.box}>
          <input {...field("tokens")} />
          <span className={classes.unit}>{terms.symbol}</span>
        </div>
      </div>
      {buyer !== null && (
        <div className={classes.pair}>
          <label htmlFor={`${id}-wallet`}>Into wallet</label>
          <select
            id={`${id}-wallet`}
            name="wallet"
            className={classes.wallet}
            value={panel.wallet}
            onChange={({ currentTarget }) => panel.choose({ wallet: currentTarget.value })}
          >
            {buyer.wallets.map((address) => (
              <option key={address} value={address}>
                {shortAddress(address)}
              </option>
            ))}
          </select>
        </div>
      )}
      <Verdict id={verdictId} verdict={panel.verdict} />
      {buyer !== null && (
        <button type="submit" className={buttonClass()} aria-disabled={isLeaving || undefined}>
          {isLeaving ? "One moment…" : "Review purchase"}
        </button>
      )}
    </Form>
  );
}
