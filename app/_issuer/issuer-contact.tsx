import type { ReactNode } from "react";
import { FactRows } from "#app/_components/fact-rows.tsx";
import type { Brand } from "#server/domain/organization/brand/contract.ts";
import { mailtoLink } from "#server/kernel/fields/email.ts";
import classes from "./issuer-contact.module.css";

/** Who is responsible, and where help is: what an issuer says of itself, line by line. */
export function IssuerContact({ brand }: { brand: Brand }) {
  const { legalName, registerNumber, imprint, support = {}, links = [] } = brand;
  const { email, phone, url } = support;
  return (
    <FactRows
      facts={[
        shown("Legal name", legalName),
        shown("Register", registerNumber),
        shown("Imprint", imprint && <span className={classes.imprint}>{imprint}</span>),
        shown("E-mail", email && <a href={mailtoLink(email)}>{email}</a>),
        shown("Telephone", phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>),
        shown("Help", url && <Outside url={url} />),
        shown(
          "Links",
          links.length > 0 && (
            <ul className={classes.links}>
              {links.map((link) => (
                <li key={link.url}>
                  <Outside {...link} />
                </li>
              ))}
            </ul>
          ),
        ),
      ]}
    />
  );
}

const shown = (term: string, value: ReactNode) => (value ? { term, value } : (false as const));

/** A way out of our pages, which names where it leads. */
function Outside({ label, url }: { label?: string; url: string }) {
  const { hostname } = new URL(url);
  return (
    <a href={url} rel="noopener noreferrer nofollow ugc" target="_blank">
      {label === undefined ? hostname : `${label} (${hostname})`}
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
  );
}
