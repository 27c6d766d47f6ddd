import Link from "next/link";
import { AutoRefresh } from "#app/_components/auto-refresh.tsx";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { CopyButton } from "#app/_components/copy-button.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { QrCode } from "#app/_components/qr-code.tsx";
import { dueLabel } from "#app/_words/due-fields.ts";
import { formatInFours, formatMoney } from "#app/_words/format.ts";
import type { CheckoutProvider } from "#db/schema/enums.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import classes from "./next-step.module.css";
import { PayOnline } from "./pay-online.tsx";

interface NextStepProps {
  purchase: OfferingPurchaseIntent;
  offering: Offering;
  customer: Customer;
  /** Where it can be paid beside a transfer. */
  providers: readonly CheckoutProvider[];
  /** Whether a provider has taken a payment whose end it does not know yet: nobody is to pay twice meanwhile. */
  isUnderWay: boolean;
}

/** What the customer does now about a purchase, if anything. */
export function NextStep({ purchase, offering, customer, providers, isUnderWay }: NextStepProps) {
  const { settlement, paymentInstructions } = purchase;
  const bankAccount = paymentInstructions?.bankAccount;
  if (paymentInstructions && !isUnderWay) {
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
            shown={formatInFours(paymentInstructions.reference)}
          />
          <Instruction term="Recipient" value={bankAccount?.accountHolder ?? offering.organizationName} />
          {bankAccount && (
            <Instruction term="IBAN" value={bankAccount.iban} shown={formatInFours(bankAccount.iban)} />
          )}
          {bankAccount?.bic && <Instruction term="BIC" value={bankAccount.bic} />}
        </dl>
        <p className={classes.hint}>
          Use exactly this reference: it is how your payment finds its way.
          {bankAccount ? "" : ` ${offering.organizationName} tells you the account.`}
        </p>
        {paymentInstructions.epcQrCode && (
          <div className={classes.scan}>
            <QrCode value={paymentInstructions.epcQrCode} label="Payment as a QR code for your bank's app" />
            <p className={classes.hint}>
              Scan it with your bank's app: it fills in the account, the amount and the reference.
            </p>
          </div>
        )}
        {providers.length > 0 && (
          <PayOnline
            offeringPurchaseIntentId={purchase.offeringPurchaseIntentId}
            providers={providers}
            amount={formatMoney(paymentInstructions.amount, paymentInstructions.currency)}
          />
        )}
        {settlement.blockedBy.includes("VERIFICATION") && <Verification customer={customer} canPay />}
        {settlement.blockedBy.includes("WALLET") && <WalletProof />}
      </Panel>
    );
  }
  if (purchase.payment.purchaseStatus === "PENDING") {
    return (
      <Panel title={paymentInstructions ? "Your payment is under way" : "Your payment has arrived"}>
        {paymentInstructions ? (
          <p role="status">
            It takes from seconds to a few days until it is confirmed. Please do not pay again: this page
            follows by itself.
            <AutoRefresh />
          </p>
        ) : (
          <p>There is nothing left to pay. Your purchase completes once everything else is done.</p>
        )}
        {settlement.blockedBy.includes("VERIFICATION") && <Verification customer={customer} />}
        {settlement.blockedBy.includes("WALLET") && <WalletProof />}
      </Panel>
    );
  }
  return (
    <Panel title={titleOf(purchase)}>
      <p>{outcomeOf(purchase, offering)}</p>
      {needsProof(purchase) && <WalletProof />}
      <div>
        <WayOn purchase={purchase} offering={offering} />
      </div>
    </Panel>
  );
}

/** Whether a completed purchase waits for the proof of its wallet. */
function needsProof({ payment, settlement }: OfferingPurchaseIntent): boolean {
  return payment.purchaseStatus === "COMPLETED" && settlement.blockedBy.includes("WALLET");
}

function titleOf(purchase: OfferingPurchaseIntent): string {
  const { purchaseStatus } = purchase.payment;
  if (purchaseStatus === "FAILED") return "This purchase has failed";
  if (purchaseStatus === "CANCELLED") return "This purchase is cancelled";
  return needsProof(purchase) ? "Your next step: prove your wallet" : "Nothing left to do";
}

/** Where to go from a purchase that is over. */
function WayOn({ purchase, offering }: Pick<NextStepProps, "purchase" | "offering">) {
  const { payment, settlement } = purchase;
  const offeringId = encodeURIComponent(offering.offeringId);
  if (settlement.status === "DELIVERED") {
    return (
      <ButtonLink look="outline" href="/portal/holdings">
        See your holdings
      </ButtonLink>
    );
  }
  const isOver = payment.purchaseStatus !== "COMPLETED";
  if (isOver && offering.state === "PUBLISHED" && offering.availability === "OPEN") {
    const { purchaseAmount, currency } = payment;
    return (
      <ButtonLink href={`/portal/buy/${offeringId}?amount=${purchaseAmount}&currency=${currency}`}>
        Buy again
      </ButtonLink>
    );
  }
  return (
    <ButtonLink look="outline" href={`/offerings/${offeringId}`}>
      Look at the offering
    </ButtonLink>
  );
}

/** What became of a purchase that is not pending; what goes back is what came in, which may be a part. */
function outcomeOf({ payment, settlement, failure }: OfferingPurchaseIntent, offering: Offering): string {
  const issuer = offering.organizationName;
  const money = formatMoney(settlement.receivedAmount, payment.currency);
  switch (settlement.status) {
    case "DELIVERED":
      return "Your tokens are in your wallet.";
    case "REFUND_DUE":
      return `${issuer} owes you ${money} and sends it back.`;
    case "REFUNDED":
      return `${issuer} has sent your ${money} back.`;
    default:
      return payment.purchaseStatus === "COMPLETED"
        ? `Your purchase is complete. ${arrivalOf(offering)}`
        : `${failure ? `${failure.reason} ` : ""}You owe nothing, and no tokens are reserved any more.`;
  }
}

/** When the tokens of a completed purchase arrive. */
function arrivalOf({ state }: Offering): string {
  return state === "CLOSED_SUCCESSFUL"
    ? "The offering has closed successfully, and your tokens are set aside for you."
    : "Your tokens arrive when the offering closes successfully.";
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
        <CopyButton value={value} label={isAbbreviation(term) ? term : term.toLowerCase()} />
      </dd>
    </div>
  );
}

const isAbbreviation = (term: string) => term === term.toUpperCase();

/** Tokens wait for the proof of their wallet, and nothing else does. */
function WalletProof() {
  return (
    <Notice tone="warning" title="Your wallet is not proven yet">
      <span>
        Tokens are delivered to it once you have signed a message with it.{" "}
        <Link href="/portal#wallets">Prove your wallet</Link>
      </span>
    </Notice>
  );
}

interface VerificationProps {
  customer: Customer;
  /** Whether there is something to pay meanwhile. */
  canPay?: boolean;
}

function Verification({ customer, canPay = false }: VerificationProps) {
  const { verification, verificationStatus } = customer;
  const { currentlyDue, lastError } = verification;
  const meanwhile = `${canPay ? "You can pay already. " : ""}The purchase completes once the check is done.`;
  if (verificationStatus === "IN_PROGRESS") {
    return (
      <Notice title="Your identity check is running">
        <span>{meanwhile}</span>
      </Notice>
    );
  }
  const missing = currentlyDue.map((field) => dueLabel(field).toLowerCase()).join(", ");
  return (
    <Notice tone="warning" title="Your identity check is not done">
      <span>{missing === "" ? lastError?.reason : `Still missing: ${missing}.`}</span>
      <span>
        {meanwhile} <Link href="/portal/verification">Go to your verification</Link>
      </span>
    </Notice>
  );
}
