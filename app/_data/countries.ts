import { countryCodes } from "#server/common/country.ts";

const names = new Intl.DisplayNames("en-GB", { type: "region" });

/** A country's name: `DE` → Germany. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Every country as a choice, from A to Z. */
export function countryOptions(): { value: string; label: string }[] {
  const { compare } = new Intl.Collator("en-GB");
  return countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => compare(one.label, other.label));
}
