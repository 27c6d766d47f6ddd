import { z } from "zod";

/** Decimals of money, in euros as in dollars (docs/domain.md, Amounts). */
export const MONEY_DECIMALS = 2;
/** The most decimals any token may have (ERC-20 convention). */
export const MAX_TOKEN_DECIMALS = 18;
/** Largest sum of money: with two decimals it is still exact as a JSON number. */
export const MAX_MONEY = 9_999_999_999_999.99;
/** Largest quantity of tokens. */
export const MAX_TOKENS = 1_000_000_000_000_000;

/** Decimals of the shortest way to write a finite number: 1.25 → 2, 1e-7 → 7, 100 → 0. */
export function decimalPlaces(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (mantissa.split(".")[1]?.length ?? 0) - Number(exponent));
}

const withDecimals = (decimals: number) => (value: number) => decimalPlaces(value) <= decimals;

const precision = (decimals: number) => ({
  error: `Use at most ${decimals} decimals; amounts are never rounded silently.`,
  params: { code: "precision_exceeded" },
});

/** A sum of money > 0 in whole currency units, at most 2 decimals. */
export const money = z
  .number()
  .positive({ error: "Send an amount above 0." })
  .max(MAX_MONEY, { error: "This amount is too large." })
  .refine(withDecimals(MONEY_DECIMALS), precision(MONEY_DECIMALS));

/** A sum of money ≥ 0, at most 2 decimals. */
export const moneyOrZero = z
  .number()
  .min(0, { error: "Send 0 or more." })
  .max(MAX_MONEY, { error: "This amount is too large." })
  .refine(withDecimals(MONEY_DECIMALS), precision(MONEY_DECIMALS));

/** A quantity of tokens > 0, at most 18 decimals; the token's own decimals are checked where the token is known. */
export const tokenAmount = z
  .number()
  .positive({ error: "Send an amount above 0." })
  .max(MAX_TOKENS, { error: "This amount is too large." })
  .refine(withDecimals(MAX_TOKEN_DECIMALS), precision(MAX_TOKEN_DECIMALS));
