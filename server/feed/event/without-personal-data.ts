import type { ResourceType } from "#db/schema/enums.ts";
import { isPersonal } from "#server/platform/audit/difference.ts";

type Members = Readonly<Record<string, unknown>>;

/** The customers that a resource embeds, by the name they have there. */
const PARTIES: Partial<Record<ResourceType, readonly string[]>> = {
  offer: ["maker", "taker"],
  trade: ["seller", "buyer"],
};

/** Says of what kind a thing is, or when it was made or changed. */
const HARMLESS = new Set(["object", "createdAt", "updatedAt"]);

/**
 * What an event carries without what can identify a customer: `null` stands in its place. The other side of a deal stays
 * as it was.
 */
export function withoutPersonalData(resource: ResourceType, data: Members, customerId: string): Members {
  const parties = PARTIES[resource];
  if (!parties) return emptied(resource, data);
  let rest = data;
  for (const party of parties) {
    const customer = rest[party];
    if (!isThing(customer) || customer.id !== customerId) continue;
    const wallet = `${party}WalletAddress`;
    rest = { ...rest, [party]: emptied("customer", customer), [wallet]: null };
    // What the maker's client keeps with the offer is about the maker.
    if (party === "maker" && "metadata" in rest) rest = { ...rest, metadata: null };
    // Who sells is who is paid.
    if (party === "seller" && isThing(rest.payment))
      rest = { ...rest, payment: emptied(resource, rest.payment, "payment.") };
  }
  return rest;
}

function emptied(resource: ResourceType, data: Members, prefix = ""): Members {
  const member = ([name, value]: [string, unknown]): [string, unknown] => {
    const path = `${prefix}${name}`;
    if (HARMLESS.has(path)) return [name, value];
    if (isPersonal(resource, path)) return [name, null];
    return [name, isThing(value) ? emptied(resource, value, `${path}.`) : value];
  };
  return Object.fromEntries(Object.entries(data).map(member));
}

function isThing(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
