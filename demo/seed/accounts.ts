import type { Random } from "./random.ts";

/** How accounts are written where they have no check digits of their own: letters of the bank, digits in all. */
const formats: Readonly<Record<string, readonly [letters: number, digits: number]>> = {
  DE: [0, 18],
  AT: [0, 16],
  CH: [0, 17],
  DK: [0, 14],
  GB: [4, 14],
  IE: [4, 14],
  LT: [0, 16],
};

/** An IBAN of chance: of the country where its format is simple, otherwise of a bank in Lithuania, as many people have. */
export function chanceIban(countryCode: string, random: Random): string {
  const country = countryCode in formats ? countryCode : "LT";
  const [letters, digits] = formats[country] ?? [0, 16];
  const bank = random.text("ABCDEFGHKLMNRSTW", letters);
  return ibanOf(country, `${bank}${random.text("0123456789", digits)}`);
}

/** Puts the check digits before an account (ISO 13616): read as one number, modulo 97 leaves 1. */
function ibanOf(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((character) => Number.parseInt(character, 36)).join("");
  const check = 98n - (BigInt(digits) % 97n);
  return `${country}${String(check).padStart(2, "0")}${account}`;
}
