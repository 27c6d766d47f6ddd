import type { ResourceType } from "#db/schema/enums.ts";
import { canonicalJson } from "./canonical-json.ts";

/** One field's value before and after; a side that has none is absent. */
export interface Change {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What differs: dotted path → the value before and after. */
export type Changes = Readonly<Record<string, Change>>;

/** Fields that follow from others or from the clock, and would only be noise. */
const DERIVED = /^(object|availability|updatedAt|createdAt)$|\.(availability|updatedAt)$/;

/** More fields to leave out, by kind of resource: mostly fields of another resource that is embedded. */
const FOREIGN: Partial<Record<ResourceType, RegExp>> = {
  offering: /^token\.|^organizationName$/,
  api_key: /^createdByName$/,
  offering_purchase_intent: /^settlement\.blockedBy$/,
  offer: /^tokenSymbol$|^(maker|taker)\.(?!id$)/,
  trade: /^tokenSymbol$|^(seller|buyer)\.(?!id$)/,
  export: /^requestedBy\.name$/,
  customer: /^holdings(\.|$)|^wallets\.[^.]+\.(object|balances)\b/,
};

/**
 * Fields that others move while a resource is locked, as they follow from rows of theirs: told where they come or go
 * with the resource, and never as what its change did.
 */
const FOLLOWING: Partial<Record<ResourceType, RegExp>> = {
  token: /^(issuedSupply|holders)$/,
  customer: /^logins\.[^.]+\.(name|email)$/,
  member: /^(name|email|hasSecondFactor)$/,
  invitation: /^(inviterName|organizationName)$/,
  offering_purchase_intent: /^paymentInstructions\.(bankAccount\.|epcQrCode$)/,
  trade: /^payment\.payeeName$/,
  distribution_payment: /^payee(Name|Account)$/,
  webhook_endpoint: /^(pendingDeliveries|isFailing)$/,
};

/**
 * What can identify a person, by kind of resource: kept apart from the rest, so that it can be erased. Where the
 * resource is a person, everything is, but what is named here as harmless: a new field is personal until said otherwise.
 */
const PERSONAL: Partial<Record<ResourceType, RegExp>> = {
  customer:
    /^(?!(id|customerId|type|countryCode|verificationStatus|verification\.currentlyDue|hasCompletedProviderSetup|isBlocked|blockedAt|erasedEvents)$)/,
  member: /^(?!(id|memberId|organizationId|userId|role|roles|hasSecondFactor|joinedAt|erasedEvents)$)/,
  invitation:
    /^(?!(id|invitationId|organizationId|customerId|inviterId|invitedBy|role|roles|status|expiresAt|acceptedAt|erasedEvents)$)/,
  offering_purchase_intent: /^(walletAddress|paymentInstructions|metadata)(\.|$)/,
  distribution_payment: /^(payee(Name|Account)|failure\.reason)$/,
  payment: /^payer(Name|Account)$/,
  refund: /^payee(Name|Account)$/,
  bank_entry: /^(counterparty(Name|Account)|remittance)$/,
  token: /^minted\.(walletAddress|note)$/,
  offer: /^(maker|taker)WalletAddress$|^metadata(\.|$)/,
  trade: /^((seller|buyer)WalletAddress|payment\.payeeName)$/,
  verification_document: /^fileName$/,
  export: /^filters\.q$/,
};

/** Whether a field of a resource can identify a person. */
export function isPersonal(resource: ResourceType, path: string): boolean {
  return PERSONAL[resource]?.test(path) ?? false;
}

/**
 * Tells two states of a resource apart, leaf by leaf. Lists of texts and numbers count as leaves; things in a list are
 * told apart by what names them, so that one more wallet shows as that wallet.
 * @returns the differences, and apart from them those that are personal
 */
export function difference(
  resource: ResourceType,
  before: object,
  after: object,
): { changes: Changes; personal: Changes } {
  const from = leaves(before);
  const to = leaves(after);
  const changes: Record<string, Change> = {};
  const personal: Record<string, Change> = {};
  for (const path of from.size === 0 ? to.keys() : new Set([...from.keys(), ...to.keys()])) {
    if (DERIVED.test(path) || FOREIGN[resource]?.test(path)) continue;
    const [old, now] = [from.get(path), to.get(path)];
    const isOnBothSides = old !== undefined && now !== undefined;
    if (isOnBothSides && (old === now || canonicalJson(old) === canonicalJson(now))) continue;
    if (isOnBothSides && FOLLOWING[resource]?.test(path)) continue;
    const change: { from?: unknown; to?: unknown } = {};
    if (old !== undefined) change.from = old;
    if (now !== undefined) change.to = now;
    (isPersonal(resource, path) ? personal : changes)[path] = change;
  }
  return { changes, personal };
}

/** The value at each path. */
function leaves(value: object, prefix = "", found = new Map<string, unknown>()): Map<string, unknown> {
  if (Array.isArray(value)) for (const item of value) add(found, `${prefix}${nameOf(item) ?? ""}`, item);
  else
    for (const name of Object.keys(value))
      add(found, prefix + escaped(name), (value as Readonly<Record<string, unknown>>)[name]);
  return found;
}

function add(found: Map<string, unknown>, path: string, member: unknown): void {
  if (member === undefined || member === null) return;
  if (typeof member !== "object" || isLeaf(member)) found.set(path, member);
  else leaves(member, `${path}.`, found);
}

/** What means something in a path. */
const SIGNS = /[\\.]/g;

/** A name as a path has it: a dot in it is not one between two. */
function escaped(name: string): string {
  return name.search(SIGNS) < 0 ? name : name.replaceAll(SIGNS, "\\$&");
}

/** Neither a thing with members nor a list of such things that have names of their own; an empty list is nothing. */
function isLeaf(value: object): boolean {
  if (value instanceof Date) return true;
  if (!Array.isArray(value)) return false;
  const names = new Set(value.map(nameOf));
  return names.has(undefined) || names.size < value.length;
}

function nameOf(item: unknown): string | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const { address, tokenId, userId, id } = item as Readonly<Record<string, unknown>>;
  const name = address ?? tokenId ?? userId ?? id;
  return typeof name === "string" && !name.includes(".") ? name : undefined;
}
