import iso from "i18n-iso-countries";
import { describe, expect, it } from "vitest";
import { countryCode, countryCodes, inCountry } from "./country.ts";

it("is told in a sentence with its article", () => {
  expect(["DE", "NL", "US", "VA", "CZ"].map(inCountry)).toEqual([
    "in Germany",
    "in the Netherlands",
    "in the United States",
    "in Vatican City",
    "in Czechia",
  ]);
});

describe("the country codes", () => {
  it("are those that a kept library lists, without the user-assigned XK", () => {
    const listed = Object.keys(iso.getAlpha2Codes()).filter((code) => code !== "XK");
    expect([...countryCodes]).toEqual(listed.sort());
    expect(countryCodes).toHaveLength(249);
  });

  it.each(["DE", "US", " AT "])("%j is one", (code) => {
    expect(countryCode.parse(code)).toBe(code.trim());
  });

  it.each(["XK", "de", "DEU", "", "D", "EU", "UK", "276", "ZZ", "__proto__", null, 49])(
    "%j is none",
    (code) => {
      expect(countryCode.safeParse(code).success).toBe(false);
    },
  );
});
