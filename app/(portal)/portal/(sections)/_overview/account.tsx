import { CopyButton } from "#app/_components/copy-button.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { countryName } from "#app/_data/countries.ts";
import { Panel } from "#app/(portal)/_components/panel.tsx";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import classes from "./overview.module.css";

/** What the issuer knows of the customer. */
export function Account({ customer }: { customer: Customer }) {
  const { type, email, phone, address, countryCode, referralCode, createdAt } = customer;
  const city = [address?.postalCode, address?.city].filter(Boolean).join(" ");
  const lines = [address?.line1, address?.line2, city, address?.state].filter(Boolean);
  return (
    <Panel title="Your details">
      <dl className={classes.details}>
        <div>
          <dt>Kind</dt>
          <dd>{type === "INDIVIDUAL" ? "A person" : "An organization"}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{email ?? "Missing"}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{phone ?? "Missing"}</dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{countryName(countryCode)}</span>
          </dd>
        </div>
        <div>
          <dt>Referral code</dt>
          <dd className={classes.code}>
            {referralCode}
            <CopyButton value={referralCode} label="referral code" />
          </dd>
        </div>
        <div>
          <dt>Customer since</dt>
          <dd>
            <DateTime value={createdAt} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
