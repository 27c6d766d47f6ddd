import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "#app/_components/notice.tsx";
import { countryName } from "#app/_words/countries.ts";
import { dueLabel } from "#app/_words/due-fields.ts";
import { type OnboardingValues, stepOfField, stillDue } from "./values.ts";
import classes from "./wizard.module.css";

interface StepReviewProps {
  values: OnboardingValues;
  issuer: string;
  onGo: (step: number, field?: string) => void;
}

/** Everything that is about to be sent, and what the identity check would still ask for. */
export function StepReview({ values, issuer, onGo }: StepReviewProps) {
  const { type, name, email, phone, address, countryCode, wallets } = values;
  const missing = stillDue(values);
  const [firstMissing] = missing;
  const city = [address.postalCode, address.city].filter(Boolean).join(" ");
  return (
    <>
      {firstMissing !== undefined && (
        <Notice tone="warning" title="Your identity check needs a little more">
          <span>
            Still missing: {missing.map((field) => dueLabel(field).toLowerCase()).join(", ")}. You can become
            a customer and buy without; the tokens are yours once the check is done.
          </span>
          <span>
            <Button variant="default" size="xs" onClick={() => onGo(stepOfField(firstMissing), firstMissing)}>
              Fill in what is missing
            </Button>
          </span>
        </Notice>
      )}
      <dl className={classes.review}>
        <Row term="Customer of">{issuer}</Row>
        <Row term="About you" onChange={() => onGo(stepOfField("name"))}>
          <span>{name || "No name given"}</span>
          <span>{type === "INDIVIDUAL" ? "A person" : "An organization"}</span>
          {email && <span>{email}</span>}
          {phone && <span>{phone}</span>}
        </Row>
        <Row term="Address" onChange={() => onGo(stepOfField("address"))}>
          {[address.line1, address.line2, city, address.state].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{countryName(countryCode)}</span>
        </Row>
        <Row term={wallets.length > 1 ? "Wallets" : "Wallet"} onChange={() => onGo(stepOfField("wallets"))}>
          {wallets.map((wallet) => (
            <code key={wallet.key}>{wallet.address.trim()}</code>
          ))}
        </Row>
      </dl>
    </>
  );
}

interface RowProps {
  term: string;
  onChange?: () => void;
  children: ReactNode;
}

function Row({ term, onChange, children }: RowProps) {
  return (
    <div className={classes.reviewRow}>
      <dt>{term}</dt>
      <dd>
        <span className={classes.reviewLines}>{children}</span>
        {onChange && (
          <Button variant="subtle" size="compact-sm" onClick={onChange} aria-label={`Change: ${term}`}>
            Change
          </Button>
        )}
      </dd>
    </div>
  );
}
