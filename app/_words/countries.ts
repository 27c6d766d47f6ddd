import { countryCodes, countryName, inCountry } from "#server/kernel/fields/country.ts";

export { countryName, inCountry };

/** Every country as a choice, from A to Z. */
export function countryOptions(): { value: string; label: string }[] {
  const { compare } = new Intl.Collator("en-GB");
  return countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => compare(one.label, other.label));
}
