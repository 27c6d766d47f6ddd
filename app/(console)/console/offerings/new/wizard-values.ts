import { typedNumber } from "#app/(console)/_data/typed.ts";
import { suggestSubdomain } from "#app/(console)/console/offerings/_form/subdomain.ts";
import { emptyOffering, offeringInput } from "#app/(console)/console/offerings/_form/values.ts";
import { emptyToken, newTokenInput } from "#app/(console)/console/tokens/_form/token-values.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";

/** Which token is offered: one that is registered, or one that is registered with the offering. */
export type AssetMode = "registered" | "new";

const { tokenId: _, ...newToken } = emptyToken;

/** What the wizard asks for: an offering, and its token where that is new; `tokenId` is the identifier of either. */
export const emptyWizard = { ...emptyOffering, assetMode: "registered" as AssetMode, newToken };

export type WizardValues = typeof emptyWizard;

/** What is sent for the values: a draft, with its token where that is new. */
export function wizardInput(values: WizardValues) {
  const offering = { ...offeringInput(values), publish: false };
  if (values.assetMode === "registered") return offering;
  return {
    ...offering,
    tokenId: values.tokenId.trim() || identifierFor(values.newToken),
    newToken: newTokenInput(values.newToken),
  };
}

/** An identifier for a token that was given none: after its name, or its symbol where the name has no Latin letter. */
function identifierFor({ name, symbol }: WizardValues["newToken"]): string {
  return suggestSubdomain(name) || suggestSubdomain(symbol) || "token";
}

/** The new token as it would be registered, as far as it is typed. */
export function typedToken({ tokenId, newToken }: WizardValues, now: Date): RegisteredToken {
  const number = (text: string) => Number(typedNumber(text)) || 0;
  return {
    tokenId,
    organizationId: "",
    name: newToken.name.trim() || "Token",
    symbol: newToken.symbol.trim() || "TOKEN",
    address: newToken.address,
    decimals: number(newToken.decimals),
    isPaused: false,
    totalSupply: number(newToken.totalSupply),
    issuedSupply: 0,
    holders: 0,
    settlement: newToken.settlement,
    createdAt: now.toISOString(),
  };
}

/** What was kept of a form, as far as the form of today has a place for it; the rest is as it begins. */
export function fitting<T>(kept: unknown, empty: T): T {
  if (Array.isArray(empty)) return isTexts(kept) ? (kept as T) : empty;
  if (typeof empty !== "object" || empty === null) return typeof kept === typeof empty ? (kept as T) : empty;
  const from: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  return Object.fromEntries(
    Object.entries(empty).map(([key, value]) => [key, fitting(from[key], value)]),
  ) as T;
}

function isTexts(kept: unknown): boolean {
  return Array.isArray(kept) && kept.every((one) => typeof one === "string");
}
