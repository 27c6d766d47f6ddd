import { optional, typedNumber } from "#app/(console)/_data/typed.ts";
import type { TokenSettlement } from "#db/schema/enums.ts";

/** A token as it is typed: the contract's names, every field a text. */
export const emptyToken = {
  name: "",
  symbol: "",
  totalSupply: "",
  decimals: "18",
  settlement: "LEDGER" as TokenSettlement,
  tokenId: "",
  address: "",
};

export type TokenValues = typeof emptyToken;

/** What is sent for the values; the contract judges it. */
export function tokenInput(values: TokenValues) {
  return { ...newTokenInput(values), tokenId: optional(values.tokenId) };
}

/** The same without its identifier, as a token is sent with the offering that sells it. */
export function newTokenInput(values: Omit<TokenValues, "tokenId">) {
  return {
    name: values.name,
    symbol: values.symbol,
    totalSupply: typedNumber(values.totalSupply),
    decimals: typedNumber(values.decimals),
    settlement: values.settlement,
    address: values.settlement === "ERC3643" ? undefined : optional(values.address),
  };
}
