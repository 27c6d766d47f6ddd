import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { countryName } from "#app/_words/countries.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";

/** What the issuer knows of the customer. */
export function Account({ customer }: { customer: Customer }) {
  const { type, email, phone, address, countryCode, referralCode, createdAt } = customer;
  const city = [address?.postalCode, address?.city].filter(Boolean).join(" ");
  const lines = [address?.line1, address?.line2, city, address?.state].filter(Boolean);
  return (
    <Panel title="Your details">
      <FactRows
        facts={[
          { term: "Kind", value: type === "INDIVIDUAL" ? "A person" : "An organization" },
          { term: "E-mail", value: email ?? "Missing" },
          { term: "Phone", value: phone ?? "Missing" },
          {
            term: "Address",
            value: [...lines, countryName(countryCode)].map((line) => <span key={line}>{line}</span>),
          },
          { term: "Referral code", value: <Identifier id={referralCode} label="referral code" /> },
          { term: "Joined", value: <DateTime value={createdAt} /> },
        ]}
      />
    </Panel>
  );
}
