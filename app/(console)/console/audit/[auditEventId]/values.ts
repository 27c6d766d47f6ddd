import { entryResolutions } from "#app/_words/choices.ts";
import { countryName } from "#app/_words/countries.ts";
import { kindNames } from "#app/_words/distributions.ts";
import { dueLabel } from "#app/_words/due-fields.ts";
import { formatDate, formatMoney, formatTokens } from "#app/_words/format.ts";
import { roleWords } from "#app/_words/roles.ts";
import { type StatusKind, type StatusLook, statuses } from "#app/_words/status.ts";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import { documentKindNames, providerNames as verifierNames } from "#app/_words/verification.ts";
import { differences, operationNames, resolutionNames } from "#app/(console)/_words/chain.ts";
import { customerTypeNames, gateNames } from "#app/(console)/_words/names.ts";
import {
  problemWords,
  providerNames,
  refundReasonNames,
  wordsOfReason,
} from "#app/(console)/_words/payments.ts";
import { choiceText, valueText } from "#app/(console)/console/audit/_list/words.ts";
import { type Currency, currencies, type ResourceType } from "#db/schema/enums.ts";
import type { AuditChange, AuditEvent } from "#server/platform/audit/contract.ts";

/** In what amounts of a change are counted, as far as that is known. */
export interface Units {
  readonly currency?: string | undefined;
  readonly symbol?: string | undefined;
}

/** A value as the page of a change draws it: what it points at, a moment, what only programs read, or words. */
export type Shown =
  | { readonly thing: Thing }
  | { readonly instant: string }
  | { readonly data: string; readonly entries: number }
  | { readonly text: string };

/** What a value points at. */
export interface Thing {
  readonly type: ResourceType;
  readonly id: string;
}

type Field = Pick<AuditChange, "field">;
type Of = Pick<AuditEvent, "resourceType" | "resourceId">;

const nameOf = ({ field }: Field) => field.slice(field.lastIndexOf(".") + 1);

/** Whether a field holds what the issuer's own programs keep there, whatever its name. */
const isForeign = ({ field }: Field) => field.startsWith("metadata.");

/** Identifiers in other resources, by the end of their names. */
const pointers: readonly [end: RegExp, type: ResourceType][] = [
  [/customerId$|(^|\.)(maker|taker|seller|buyer)\.id$/i, "customer"],
  [/(^|\.)tokenId$/, "token"],
  [/(^|\.)offeringId$/, "offering"],
  [/(^|\.)offeringPurchaseIntentId$/, "offering_purchase_intent"],
  [/(^|\.)offerId$/, "offer"],
  [/(^|\.)tradeId$/, "trade"],
  [/(^|\.)paymentId$/, "payment"],
  [/(^|\.)refundId$/, "refund"],
  [/(^|\.)bankStatementId$/, "bank_statement"],
  [/(^|\.)bankEntryId$/, "bank_entry"],
  [/(^|\.)distributionId$/, "distribution"],
  [/(^|\.)organizationId$/, "organization"],
];

/** What a value points at, where it is another thing than the one that was changed. */
function thingOf({ resourceId }: Of, change: Field, value: unknown): Thing | undefined {
  if (typeof value !== "string" || value === resourceId || isForeign(change)) return undefined;
  const type = pointers.find(([end]) => end.test(change.field))?.[1];
  return type && { type, id: value };
}

/** All that the values of a change point at. */
export function thingsIn(event: Of & Pick<AuditEvent, "changes">): readonly Thing[] {
  return event.changes.flatMap((change) =>
    [change.from, change.to].flatMap((value) => thingOf(event, change, value) ?? []),
  );
}

/** Sums of money, by the fields of each kind of resource. */
const money: Partial<Record<ResourceType, RegExp>> = {
  offering: /^pricePerToken$|^fundingLimits\.|^raisedAtClose$/,
  offering_purchase_intent:
    /^payment\.purchaseAmount$|^settlement\.receivedAmount$|^paymentInstructions\.amount$/,
  payment: /amount$|openClaim$/i,
  refund: /amount$/i,
  bank_entry: /amount$/i,
  distribution: /amount$/i,
  distribution_payment: /^amount$/,
  offer: /priceInEuro$/i,
  trade: /priceInEuro$/i,
};

/** Quantities of tokens likewise. */
const quantities: Partial<Record<ResourceType, RegExp>> = {
  token: /^(totalSupply|issuedSupply)$|\.amount$/,
  offering_purchase_intent: /^payment\.tokenAmount$/,
  distribution_payment: /^tokenAmount$/,
  offer: /^amount$/,
  trade: /^amount$/,
  chain_operation: /^amount$/,
};

/** Whether amounts of a change are counted in a unit of its resource. */
export function hasAmounts({ resourceType, changes }: Pick<AuditEvent, "resourceType" | "changes">): boolean {
  return changes.some(({ field }) =>
    [money, quantities].some((fields) => fields[resourceType]?.test(field) ?? false),
  );
}

function amountText({ resourceType }: Of, change: Field, value: unknown, units: Units): string | undefined {
  if (typeof value !== "number" && !(typeof value === "string" && /^\d+(\.\d+)?$/.test(value)))
    return undefined;
  if (quantities[resourceType]?.test(change.field)) {
    return [formatTokens(value), units.symbol].filter((part) => part !== undefined).join(" ");
  }
  if (!money[resourceType]?.test(change.field)) return undefined;
  const currency = /InEuro$/.test(change.field) ? "EUR" : units.currency;
  if (currency === undefined) return formatMoney(Number(value));
  if (!isOurs(currency)) return `${formatMoney(Number(value))} ${currency}`;
  // What one token costs has more decimals than cents.
  if (/^(unitPrice|pricePerToken)/.test(change.field)) return formatUnitPrice(Number(value), currency);
  return formatMoney(Number(value), currency);
}

const isOurs = (currency: string): currency is Currency => currencies.some((one) => one === currency);

/** What the states of each kind of resource are. */
const stateKinds: Readonly<Record<string, StatusKind>> = {
  "offering state": "offeringState",
  "offering_purchase_intent payment.purchaseStatus": "purchaseStatus",
  "offering_purchase_intent settlement.status": "settlementStatus",
  "offer status": "offerStatus",
  "offer intention": "intention",
  "customer verificationStatus": "verificationStatus",
  "verification status": "checkStatus",
  "trade payment.status": "tradePaymentStatus",
  "payment status": "paymentStatus",
  "payment chargeBack.status": "chargeBackStatus",
  "refund status": "refundStatus",
  "bank_entry status": "bankEntryStatus",
  "distribution status": "distributionStatus",
  "distribution_payment status": "distributionPaymentStatus",
  "invitation status": "invitationStatus",
  "api_key status": "keyStatus",
  "webhook_endpoint status": "webhookEndpointStatus",
  "offering_update status": "offeringUpdateStatus",
  "export status": "exportState",
  "job state": "jobState",
  "token chain.status": "chainTokenStatus",
  "chain_operation status": "chainProgress",
  "chain_difference status": "chainDifferenceStatus",
  "chain_transaction status": "chainTransactionStatus",
};

type Labels = Readonly<Record<string, string | { readonly label: string } | { readonly title: string }>>;

/** What the values of other fields are called, by the kind of resource and the field; by the field alone where all agree. */
const choices: Readonly<Record<string, Labels>> = {
  role: roleWords,
  roles: roleWords,
  "customer type": customerTypeNames,
  customerTypes: customerTypeNames,
  provider: { ...verifierNames, ...providerNames },
  verificationProvider: verifierNames,
  blockedBy: gateNames,
  "refund reason": refundReasonNames,
  problem: problemWords,
  "bank_entry resolution": entryResolutions,
  "verification_document kind": documentKindNames,
  "distribution kind": kindNames,
  "chain_operation kind": operationNames,
  "chain_difference kind": differences,
  "chain_difference resolution": resolutionNames,
};

function choiceName({ resourceType }: Of, change: Field, value: string): string {
  const kind = stateKinds[`${resourceType} ${change.field}`];
  if (kind !== undefined) return (statuses[kind] as Record<string, StatusLook>)[value]?.label ?? value;
  const name = nameOf(change);
  if (/countr(yCode|ies)$/i.test(name)) return countryName(value);
  if (name === "currentlyDue") return dueLabel(value);
  if (name === "code") return wordsOfReason(value);
  const label = (choices[`${resourceType} ${name}`] ?? choices[name])?.[value];
  if (label === undefined) return choiceText(change.field, value);
  if (typeof label === "string") return label;
  return "label" in label ? label.label : label.title;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A value of a field, before or after, for whoever reads the page. */
export function shownValue(event: Of, change: Field, value: unknown, units: Units): Shown {
  if (isForeign(change)) return { text: valueText(value) };
  const thing = thingOf(event, change, value);
  if (thing !== undefined) return { thing };
  const amount = amountText(event, change, value, units);
  if (amount !== undefined) return { text: amount };
  if (typeof value === "string") {
    if (INSTANT.test(value)) return { instant: value };
    return { text: DAY.test(value) ? formatDate(value) : choiceName(event, change, value) };
  }
  // What names something, as a block or a chain, is not grouped.
  if (typeof value === "number") {
    return { text: /(chainId|nonce|blockNumber)$/.test(change.field) ? String(value) : formatTokens(value) };
  }
  if (!Array.isArray(value)) {
    return typeof value === "object" && value !== null
      ? { data: valueText(value), entries: Object.keys(value).length }
      : { text: valueText(value) };
  }
  if (value.some((item) => typeof item === "object")) {
    return { data: valueText(value), entries: value.length };
  }
  const texts = value.map((item) =>
    typeof item === "string" ? choiceName(event, change, item) : String(item),
  );
  return { text: texts.join(", ") || "none" };
}
