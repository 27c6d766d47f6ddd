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
    .replaceAll(/\b(api|url|iban|bic|epc|qr)\b/g, (short) => short.toUpperCase());
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of things by their kind and identifier ({@link keyOf}), as far as the reader may know them. */
export type Names = ReadonlyMap<string, string>;

export const keyOf = (type: ResourceType, id: string) => `${type} ${id}`;

/** Fields by which people know a thing. */
const namingFields = ["title", "name", "subdomain", "username", "email", "symbol", "fileName"];

/** The name of what was changed, where the change itself tells it. */
export function toldName({ changes, resourceType }: Pick<AuditEvent, "changes" | "resourceType">) {
  const fields = resourceType === "webhook_endpoint" ? ["url"] : namingFields;
  for (const name of fields) {
    const change = changes.find(({ field }) => field === name);
    const value = change?.to ?? change?.from;
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}

/** Whether a change is known by identifiers alone: what it held of people was erased, or it erased that itself. */
export function hidesNames({ isErased, action }: Pick<AuditEvent, "isErased" | "action">): boolean {
  return isErased || action === "erasePersonalData";
}

/** Kinds that need no name: an organization has one, or a name says no more. */
const nameless: readonly ResourceType[] = ["test_clock", "image"];

/** What it was done to: its name, else the end of its identifier. */
export function resourceName(event: AuditEvent, names: Names): string {
  const { resourceType, resourceId } = event;
  const owner = ownerName(event, names);
  if (resourceType === "invitation" && owner !== undefined) return owner;
  const name = toldName(event) ?? names.get(keyOf(resourceType, resourceId));
  if (resourceType === "verification_document" && owner !== undefined) {
    return name === undefined ? `of ${owner}` : `${name} of ${owner}`;
  }
  if (name !== undefined) return name;
  if (nameless.includes(resourceType)) return "";
  return resourceId.length > 16 ? `…${resourceId.slice(-6)}` : resourceId;
}

/** What something that a change points at is called: its name, else its identifier. */
export function thingName({ type, id }: { type: ResourceType; id: string }, names: Names): string {
  const name = names.get(keyOf(type, id));
  if (name === undefined) return id;
  // Of some the name is what follows their kind.
  return /^(of|by) /.test(name) ? `${resourceTypeNames[type]} ${name}` : name;
}

/**
 * The row as a sentence: "Clara Winter published the offering Harbour Lofts", "Clara Winter read the identity document
 * of Ada Lindqvist".
 */
export function sentenceOf(event: AuditEvent, names: Names): string {
  const { action, resourceType } = event;
  const deed = deedsBesides[`${action} ${resourceType}`] ?? deeds[action] ?? `did “${actionName(action)}” to`;
  return `${actorName(event)} ${deed} ${resourceName(event, names)}`.trimEnd();
}

/** The customer whose document or invitation it is: these are known by their customers. */
export function ownerOf({
  resourceType,
  changes,
}: Pick<AuditEvent, "changes" | "resourceType">): string | undefined {
  if (resourceType !== "verification_document" && resourceType !== "invitation") return undefined;
  const change = changes.find(({ field }) => field === "customerId");
  const owner = change?.to ?? change?.from;
  return typeof owner === "string" ? owner : undefined;
}

function ownerName(event: AuditEvent, names: Names): string | undefined {
  const owner = ownerOf(event);
  return owner === undefined ? undefined : names.get(keyOf("customer", owner));
}

/** Who did it: the name, else what kind of caller it was. */
export function actorName({ actor }: Pick<AuditEvent, "actor">): string {
  if (actor.name !== undefined) return actor.name;
  if (actor.id !== undefined) return actor.id;
  if (actor.kind === "system") return actorKindNames.system;
  return "Anybody without a key";
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

/** The first of what differs, in a line: "Title: Harbour → Harbour Lofts, and 3 more"; never an identifier. */
export function summaryOf({ changes }: Pick<AuditEvent, "changes">): string {
  const readable = changes.filter(({ field }) => !isIdentifier(field));
  const told = readable.sort((a, b) => weightOf(a) - weightOf(b)).slice(0, SHOWN);
  const more = changes.length - told.length;
  const words = told.map(summaryOfChange).join("; ");
  return more > 0 && words !== "" ? `${words}, and ${more} more` : words;
}

/** Whether a field holds an identifier: people read names, and these stand in the sentence above. */
function isIdentifier(path: string): boolean {
  return /(^|\.)id$|Id$/.test(path);
}

/** What tells most first, moments last. */
function weightOf({ field }: AuditChange): number {
  const name = field.slice(field.lastIndexOf(".") + 1);
  const place = summaryFields.indexOf(name);
  if (place >= 0) return place;
  return name.endsWith("At") ? summaryFields.length + 1 : summaryFields.length;
}

const isAddress = (text: string) => /^0x[0-9a-fA-F]{40}$/.test(text);

/** A field in words, by its path: `fundingLimits.hardCap` → "Funding limits hard cap", `maker.id` → "Maker". */
export function fieldName(path: string): string {
  const names = path.split(SEPARATOR).map((name) => name.replaceAll(/\\(.)/g, "$1"));
  // Keys of metadata are names that the issuer gave.
  if (names[0] === "metadata") return capitalized(names.join(" "));
  const words = names
    .filter((name, place) => place === names.length - 1 || isAddress(name) || !isEntryName(name))
    .map((name) => (isAddress(name) ? shortAddress(name) : wordsOf(name)))
    .join(" ");
  return words === "id" ? "Identifier" : capitalized(words.replace(/ id$|(?<=country) code$/, ""));
}

/** Whether a name within a path is the identifier of an entry in a list: those of fields hold neither sign. */
const isEntryName = (name: string) => /[\d_]/.test(name);

/** A dot between two names; one within a name follows a backslash. */
const SEPARATOR = /(?<!\\)\./;

function summaryOfChange({ field: path, from, to }: AuditChange): string {
  const field = fieldName(path);
  const [before = "", after = ""] = [shortened(from), shortened(to)].map((text) => choiceText(path, text));
  if (before === "") return `${field}: ${after}`;
  return `${field}: ${before} → ${after === "" ? "none" : after}`;
}

/** Whether a field holds one of a few values, whose names are words in capitals. */
function isChoice(path: string): boolean {
  return /(state|status|type|roles?|kind|mode|reason|resolution|provider|intention|settlement)$/i.test(path);
}

/** A value of a field, as people read it where it is one of a few: `CLOSED_SUCCESSFUL` → "closed successful". */
export function choiceText(path: string, value: string): string {
  return isChoice(path) && /^[A-Z]{2,}(_[A-Z]+)*$/.test(value)
    ? value.toLowerCase().replaceAll("_", " ")
    : value;
}

function shortened(value: unknown): string {
  // What a list holds stands on the page of the change.
  if (Array.isArray(value) && value.some((item) => typeof item === "object")) {
    return value.length === 1 ? "one entry" : `${value.length} entries`;
  }
  if (typeof value === "string" && isAddress(value)) return shortAddress(value);
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
