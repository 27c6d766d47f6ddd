/** Says what a subscription agreement says, from what was agreed. Pure: how it looks is `#server/platform/paper`. */
import type { OfferingDocumentKind } from "#db/schema/enums.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { Brand } from "#server/domain/organization/brand/contract.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { DocumentAcceptance } from "#server/domain/primary/offering-document/contract.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { countryName } from "#server/kernel/fields/country.ts";
import type { Paper, Rows } from "#server/platform/paper/paper.ts";
import { grouped, moment, money } from "#server/platform/paper/words.ts";

/** Who agreed on what; amounts that may have more digits than a number holds are decimal texts. */
export interface AgreementFacts {
  readonly purchase: OfferingPurchaseIntent;
  readonly tokenAmount: string;
  readonly reference: string;
  readonly offering: Offering;
  readonly customer: Customer;
  readonly accepted: readonly DocumentAcceptance[];
  /** How the issuer shows itself; absent where it has set nothing. */
  readonly brand?: Brand | undefined;
}

const kinds: Record<OfferingDocumentKind, string> = {
  PROSPECTUS: "Prospectus",
  TERMS: "Terms",
  KEY_INFORMATION: "Key information",
  OTHER: "Further document",
};

/** Says what was agreed, and how far it has come. */
export function composeAgreement(facts: AgreementFacts): Paper {
  const { purchase, offering, customer, accepted, brand = {} } = facts;
  const issuer = brand.legalName ?? offering.organizationName;
  return {
    issuer,
    title: "Subscription agreement",
    subtitle: offering.title,
    status: statusOf(purchase),
    number: purchase.offeringPurchaseIntentId,
    asOf: moment(purchase.updatedAt),
    updatedAt: purchase.updatedAt,
    parties: [
      { role: "Issuer", name: issuer, lines: issuerLines(offering, brand) },
      {
        role: "Subscriber",
        name: customer.name ?? customer.username ?? customer.id,
        lines: subscriber(customer),
      },
    ],
    sections: [
      { kind: "rows", title: "Subscription", rows: subscriptionRows(facts) },
      { kind: "rows", title: "Payment and status", rows: paymentRows(facts) },
      { kind: "clauses", title: "Terms", texts: clausesOf(facts) },
      ...(accepted.length > 0
        ? [{ kind: "documents" as const, title: "Documents accepted", documents: accepted.map(documentOf) }]
        : []),
    ],
  };
}

function documentOf({ kind, title, version, sha256, acceptedAt }: DocumentAcceptance) {
  return {
    title: `${title}, version ${version}`,
    lines: [`${kinds[kind]}, accepted on ${moment(acceptedAt)}`, `SHA-256 ${sha256}`],
  };
}

function issuerLines(
  { organizationId }: Offering,
  { registerNumber, imprint = "", support }: Brand,
): string[] {
  const lines = [registerNumber, ...imprint.split("\n"), support?.email, support?.phone, organizationId];
  return lines.filter((line) => line !== undefined && line.trim() !== "") as string[];
}

function subscriber({ id, type, countryCode, address = {}, email, verificationStatus }: Customer): string[] {
  const { line1, line2, city, postalCode, state } = address;
  const town = [postalCode, city].filter(Boolean).join(" ");
  return [
    type === "ORGANIZATION" ? "An organization" : "An individual",
    ...[line1, line2, [town, state].filter(Boolean).join(", ")].filter(
      (line) => line !== undefined && line !== "",
    ),
    countryName(countryCode),
    ...(email === undefined ? [] : [email]),
    verificationStatus === "COMPLETED" ? "Identity verified" : "Identity not verified yet",
    id,
  ] as string[];
}

function subscriptionRows({ purchase, offering, tokenAmount }: AgreementFacts): Rows {
  const { token, eligibility, offeringPeriod } = offering;
  const { currency, purchaseAmount } = purchase.payment;
  return [
    ["Offering", offering.title],
    ["Token", `${token.name} (${token.symbol})`],
    ["Token contract", token.address],
    ["Quantity", `${grouped(tokenAmount)} ${token.symbol}`],
    ["Price per token", money(offering.pricePerToken, currency)],
    ["Amount", money(purchaseAmount, currency)],
    ["Into wallet", purchase.walletAddress],
    ["Offering ends", moment(offering.closedAt ?? offeringPeriod.endDate)],
    ["Lock-up", eligibility.lockUpDays > 0 ? days(eligibility.lockUpDays) : "None"],
    ["Subscribed on", moment(purchase.createdAt)],
  ];
}

function paymentRows({ purchase, reference }: AgreementFacts): Rows {
  const { payment, settlement, paymentInstructions, failure, expiresAt } = purchase;
  const account = paymentInstructions?.bankAccount;
  return [
    ["Reference", reference],
    ...(account
      ? ([
          ["Account holder", account.accountHolder],
          ["IBAN", account.iban.replaceAll(/(.{4})(?=.)/g, "$1 ")],
        ] as const)
      : []),
    ...(payment.purchaseStatus === "PENDING" ? ([["To be paid by", moment(expiresAt)]] as const) : []),
    ["Received so far", money(settlement.receivedAmount, payment.currency)],
    ...(settlement.completedAt === undefined
      ? []
      : ([["Completed", moment(settlement.completedAt)]] as const)),
    ...(settlement.settledAt === undefined
      ? []
      : ([
          [settlement.status === "REFUNDED" ? "Paid back" : "Delivered", moment(settlement.settledAt)],
        ] as const)),
    ...(settlement.txHash === undefined ? [] : ([["Transaction", settlement.txHash]] as const)),
    ["Status", failure === undefined ? statusOf(purchase) : `${statusOf(purchase)}. ${failure.reason}`],
  ];
}

function clausesOf({ purchase, offering, tokenAmount, accepted }: AgreementFacts): string[] {
  const { token, fundingLimits, eligibility } = offering;
  const { currency, purchaseAmount } = purchase.payment;
  const quantity = `${grouped(tokenAmount)} ${token.symbol}`;
  return [
    `The Subscriber subscribes for ${quantity} of the offering "${offering.title}" and pays ${money(purchaseAmount, currency)} for them.`,
    "The subscription reserves the tokens from the moment it is recorded. It lapses where the amount has not arrived with the reference in time; whatever has arrived is then paid back.",
    "The subscription is completed once the whole amount has arrived and the Subscriber's identity is verified. Until then either party may cancel it, and whatever was paid is paid back.",
    fundingLimits.softCap > 0
      ? `If the offering has raised at least ${money(fundingLimits.softCap, currency)} when it closes, the Issuer delivers the tokens to the wallet named above once the Subscriber has proven to hold it. If it has raised less, or the Issuer cancels it, the whole amount is paid back; nobody can hold it back.`
      : "When the offering closes, the Issuer delivers the tokens to the wallet named above once the Subscriber has proven to hold it. If the Issuer cancels the offering, the whole amount is paid back; nobody can hold it back.",
    ...(eligibility.lockUpDays > 0
      ? [
          `The tokens cannot be sold on before ${days(eligibility.lockUpDays)} have passed since their delivery.`,
        ]
      : []),
    accepted.length > 0
      ? "The Subscriber has read and accepted the documents listed below in the versions named there. Each is identified by its fingerprint (SHA-256)."
      : "No further documents were accepted with this subscription.",
  ];
}

function statusOf({ payment, settlement }: OfferingPurchaseIntent): string {
  if (settlement.status === "DELIVERED") return "Delivered";
  if (settlement.status === "REFUND_DUE") return "Refund due";
  if (settlement.status === "REFUNDED") return "Refunded";
  const { purchaseStatus } = payment;
  return { PENDING: "Pending", COMPLETED: "Completed", FAILED: "Lapsed", CANCELLED: "Cancelled" }[
    purchaseStatus
  ];
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${grouped(String(count))} days`;
}
