import { formatDate, shortAddress } from "#app/_words/format.ts";
import type { ResourceType } from "#db/schema/enums.ts";
import type { AuditChange, AuditEvent } from "#server/platform/audit/contract.ts";
import { deeds, deedsBesides } from "./deeds.ts";

/** Kinds of resource, as people say. */
export const resourceTypeNames: Record<ResourceType, string> = {
  offering: "Offering",
  offering_purchase_intent: "Purchase",
  customer: "Customer",
  offer: "Offer",
  token: "Token",
  organization: "Organization",
  member: "Member",
  invitation: "Invitation",
  api_key: "API key",
  image: "Picture",
  person: "Person",
  settings: "Settings",
  test_clock: "Test clock",
  payment: "Payment",
  refund: "Refund",
  bank_statement: "Bank statement",
  bank_entry: "Bank entry",
  verification: "Identity check",
  verification_document: "Identity document",
  offering_document: "Document",
  offering_update: "Update",
  trade: "Trade",
  distribution: "Distribution",
  distribution_payment: "Payment to a holder",
  webhook_endpoint: "Webhook endpoint",
  job: "Job",
  export: "Export",
  chain_operation: "Chain operation",
  chain_difference: "Chain difference",
  chain_transaction: "Chain transaction",
};

/** Kinds of caller, as people say. */
export const actorKindNames: Record<AuditEvent["actor"]["kind"], string> = {
  member: "Member",
  customer: "Customer",
  apiKey: "API key",
  system: "Offerboard itself",
};

/** What was done, from the operation's name: `publishOffering` → "Publish offering". */
export function actionName(action: string): string {
  return capitalized(wordsOf(action));
}

/** A name of the interface as words: `priceInEuro` → "price in euro". */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/\b(api|url)\b/g, (short) => short.toUpperCase());
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields by which people know a thing. */
const names = ["title", "name", "subdomain", "username", "email", "symbol", "fileName"];

/** What it was done to: its name where this change tells it, else the end of its identifier. */
export function resourceName({ changes, resourceId }: Pick<AuditEvent, "changes" | "resourceId">): string {
  for (const name of names) {
    const change = changes.find(({ field }) => field === name);
    const value = change?.to ?? change?.from;
    if (typeof value === "string" && value !== "") return value;
  }
  return resourceId.length > 16 ? `…${resourceId.slice(-6)}` : resourceId;
}

/** Names of customers by their identifiers, as far as the reader may know them. */
export type CustomerNames = ReadonlyMap<string, string>;

/**
 * The row as a sentence: "Clara Winter published the offering Harbour Lofts", "Clara Winter read the identity document
 * …5d6e7f of Ada Lindqvist".
 */
export function sentenceOf(event: AuditEvent, customers: CustomerNames): string {
  const { action, resourceType } = event;
  const deed = deedsBesides[`${action} ${resourceType}`] ?? deeds[action] ?? `did “${actionName(action)}” to`;
  const sentence = `${actorName(event)} ${deed} ${resourceName(event)}`;
  const owner = customers.get(ownerOf(event) ?? "");
  return owner === undefined ? sentence : `${sentence} of ${owner}`;
}

/** The customer whose document it is: documents are known by their customers. */
export function ownerOf({ resourceType, changes }: AuditEvent): string | undefined {
  if (resourceType !== "verification_document") return undefined;
  const change = changes.find(({ field }) => field === "customerId");
  const owner = change?.to ?? change?.from;
  return typeof owner === "string" ? owner : undefined;
}

/** Who did it: the name, else what kind of caller it was. */
export function actorName({ actor }: Pick<AuditEvent, "actor">): string {
  if (actor.name !== undefined) return actor.name;
  if (actor.id !== undefined) return actor.id;
  if (actor.kind === "system") return actorKindNames.system;
  return "Anybody, without a key";
}

/** A value of a field, in words. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}

const SHOWN = 2;
const LENGTH = 40;

/** What tells most of a resource, and so stands first in a summary. */
const summaryFields = [
  "title",
  "name",
  "email",
  "symbol",
  "state",
  "status",
  "purchaseStatus",
  "role",
  "amount",
  "purchaseAmount",
  "tokenAmount",
  "priceInEuro",
  "type",
];

/** The first of what differs, in a line: "Title: Harbour → Harbour Lofts, and 3 more". */
export function summaryOf({ changes }: Pick<AuditEvent, "changes">): string {
  const told = [...changes]
    .sort((a, b) => weightOf(a) - weightOf(b))
    .slice(0, SHOWN)
    .map(summaryOfChange)
    .join("; ");
  const more = changes.length - SHOWN;
  return more > 0 ? `${told}, and ${more} more` : told;
}

/** What tells most first, identifiers last. */
function weightOf({ field }: AuditChange): number {
  const name = field.slice(field.lastIndexOf(".") + 1);
  const place = summaryFields.indexOf(name);
  if (place >= 0) return place;
  return /^id$|Id$|At$/.test(name) ? summaryFields.length + 1 : summaryFields.length;
}

function summaryOfChange({ field: path, from, to }: AuditChange): string {
  const names = path
    .split(".")
    .map((name) => (/^0x[0-9a-fA-F]{40}$/.test(name) ? shortAddress(name) : wordsOf(name)));
  const field = capitalized(names.join(" "));
  const [before, after] = [shortened(from), shortened(to)].map((text) =>
    isChoice(path) ? choiceText(text) : text,
  );
  if (before === "") return `${field}: ${after}`;
  return `${field}: ${before} → ${after === "" ? "none" : after}`;
}

/** Whether a field holds one of a few values, whose names are words in capitals. */
function isChoice(path: string): boolean {
  return /(state|status|type|roles?|kind|reason|provider|intention|settlement)$/i.test(path);
}

/** A value of such a field, as people read it: `CLOSED_SUCCESSFUL` → "closed successful". */
function choiceText(value: string): string {
  return /^[A-Z]{3,}(_[A-Z]+)*$/.test(value) ? value.toLowerCase().replaceAll("_", " ") : value;
}

function shortened(value: unknown): string {
  // What a list holds stands on the page of the change.
  if (Array.isArray(value) && value.some((item) => typeof item === "object")) {
    return value.length === 1 ? "one entry" : `${value.length} entries`;
  }
  const isInstant = typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  const text = isInstant ? formatDate(value, "dateTime") : valueText(value).replaceAll(/\s+/g, " ");
  return text.length > LENGTH ? `${text.slice(0, LENGTH).trimEnd()}…` : text;
}

/** The page of what was changed, where it has one. */
export function resourceHref({
  resourceType,
  resourceId,
}: Pick<AuditEvent, "resourceType" | "resourceId">): string | null {
  const rooms: Partial<Record<ResourceType, string>> = {
    offering: "offerings",
    offering_purchase_intent: "purchases",
    customer: "customers",
    offer: "bulletin-board",
    token: "tokens",
    refund: "payments/refunds",
    bank_statement: "payments/statements",
    distribution: "distributions",
    webhook_endpoint: "developers/webhooks",
  };
  const room = rooms[resourceType];
  return room === undefined ? null : `/console/${room}/${encodeURIComponent(resourceId)}`;
}
