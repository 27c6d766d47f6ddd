import { hash } from "node:crypto";
import type { ChainPort } from "./port.ts";

/** Whole tokens of a sandbox token that is registered on the spot. */
const SANDBOX_SUPPLY = "1000000000";

/** The same address for the same token, always. */
function addressOf(organizationId: string, tokenId: string): string {
  return `0x${hash("sha256", `${organizationId}/${tokenId}`, "hex").slice(0, 40)}`;
}

/** Letters and digits of an id as a ticker: `harbour-lofts` → `HARBOURL`. */
function symbolOf(tokenId: string): string {
  return (
    tokenId
      .replace(/[^a-zA-Z0-9]/g, "")
      .slice(0, 8)
      .toUpperCase() || "TOKEN"
  );
}

/** A chain without a network, which knows every token (docs/domain.md, Offering). */
export const sandboxChain: ChainPort = {
  findToken: async (organizationId, tokenId) => ({
    name: tokenId,
    symbol: symbolOf(tokenId),
    address: addressOf(organizationId, tokenId),
    decimals: 18,
    totalSupply: SANDBOX_SUPPLY,
  }),
  deployToken: async (organizationId, tokenId) => addressOf(organizationId, tokenId),
};
