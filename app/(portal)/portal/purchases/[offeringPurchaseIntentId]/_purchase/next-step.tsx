import Link from "next/link";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { CopyButton } from "#app/_components/copy-button.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { formatMoney } from "#app/_components/format.ts";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/(portal)/_components/panel.tsx";
import { dueLabel } from "#app/(portal)/_data/due-fields.ts";
import type { Customer } from "#server/customer/contract.ts";
import type { Offering } from "#server/offering/contract.ts";
import type { OfferingPurchaseIntent } from "#server/purchase-intent/contract.ts";
import classes from "./next-step.module.css";

interface NextStepProps {
  purchase: OfferingPurchaseIntent;
  offering: Offering;
  customer: Customer;
}

/** What the customer does now about a purchase, if anything. */
export function NextStep({ purchase, offering, customer }: NextStepProps) {
  const { payment, settlement, paymentInstructions } = purchase;
  if (paymentInstructions) {
    return (
      <Panel title="Your next step: pay">
        <p>
          Transfer the amount to {offering.organizationName} by{" "}
          <strong>
            <DateTime value={purchase.expiresAt} detail="dateTime" />
          </strong>
          . Until then the tokens are kept for you.
        </p>
        <dl className={classes.instructions}>
          <Instruction
            term="Amount"
            value={String(paymentInstructions.amount)}
            shown={formatMoney(paymentInstructions.amount, paymentInstructions.currency)}
          />
          <Instruction
            term="Payment reference"
            value={paymentInstructions.reference}
            shown={paymentInstructions.reference.replaceAll(/(.{4})(?=.)/g, "$1 ")}
          />
          <Instruction term="Recipient" value={offering.organizationName} />
        </dl>
        <p className={classes.hint}>
          Use exactly this reference: it is how your payment finds its way. {offering.organizationName} tells
          you the account.
        </p>
        {settlement.blockedBy.includes("VERIFICATION") && <Verification customer={customer} />}
      </Panel>
    );
  }
  if (payment.purchaseStatus === "COMPLETED") {
    return (
      <Panel title="Nothing left to do">
        <p>
          {settlement.status === "DELIVERED"
            ? "Your tokens are in your wallet."
            : "Your purchase is complete. Your tokens arrive when the offering closes successfully."}
        </p>
        <div>
          <ButtonLink look="outline" href="/portal/holdings">
            See your holdings
          </ButtonLink>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title="Nothing left to do">
      <p>
        {settlement.status === "REFUND_DUE"
          ? `${offering.organizationName} owes you ${formatMoney(payment.purchaseAmount, payment.currency)} and sends it back.`
          : "You owe nothing, and no tokens are reserved any more."}
      </p>
      <div>
        <ButtonLink look="outline" href={`/offerings/${offering.offeringId}`}>
          Look at the offering
        </ButtonLink>
      </div>
    </Panel>
  );
}

interface InstructionProps {
  term: string;
  /** What goes to the clipboard. */
  value: string;
  /** The same as people read it. */
  shown?: string;
}

function Instruction({ term, value, shown = value }: InstructionProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span>{shown}</span>
        <CopyButton value={value} label={term.toLowerCase()} />
      </dd>
    </div>
  );
}

function Verification({ customer: { verification, verificationStatus } }: { customer: Customer }) {
  if (verificationStatus === "IN_PROGRESS") {
    return (
      <Notice title="Your identity check is running">
        <span>You can pay already. The purchase completes once the check is done.</span>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title="Your identity check cannot start yet">
      <span>
        Still missing: {verification.currentlyDue.map((field) => dueLabel(field).toLowerCase()).join(", ")}.
        You can pay already. <Link href="/portal#verification">See your verification</Link>
      </span>
    </Notice>
  );
}
