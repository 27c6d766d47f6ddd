import type { Fact } from "#app/_components/fact-rows.tsx";
import { countryName } from "#app/_words/countries.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { mailtoLink } from "#server/kernel/fields/email.ts";
import classes from "./page.module.css";

/** What stands where a customer has not said something. */
export const NONE = "–";

/** Who a customer says it is, for whoever compares it with documents. */
export function identityOf(customer: Customer): Fact[] {
  const { line1, line2, postalCode, city, state } = customer.address ?? {};
  const lines = [line1, line2, [postalCode, city].filter(Boolean).join(" "), state].filter(Boolean);
  return [
    { term: "Name", value: customer.name || NONE },
    {
      term: "E-mail",
      value: customer.email ? <a href={mailtoLink(customer.email)}>{customer.email}</a> : NONE,
    },
    {
      term: "Telephone",
      value: customer.phone ? (
        <a href={`tel:${customer.phone.replaceAll(/[^+\d]/g, "")}`}>{customer.phone}</a>
      ) : (
        NONE
      ),
    },
    {
      term: "Address",
      value: (
        <address className={classes.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{countryName(customer.countryCode)}</span>
        </address>
      ),
    },
  ];
}
