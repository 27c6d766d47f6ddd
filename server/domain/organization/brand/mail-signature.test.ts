import { expect, it } from "vitest";
import { exampleBrand } from "./contract.ts";
import { mailSignature } from "./mail-signature.ts";

it("says who the mail is of, by the register, and where help is", () => {
  expect(mailSignature("Nordlicht", exampleBrand)).toBe(`
-- 
Nordlicht Real Assets GmbH
Amtsgericht Hamburg, HRB 123456
Am Sandtorkai 1, 20457 Hamburg
Help: support@example.com · +49 40 1234567
`);
});

it("names the issuer as pages do where no other name is set", () => {
  expect(mailSignature("Nordlicht", { support: { email: "help@example.com" } })).toBe(
    "\n-- \nNordlicht\nHelp: help@example.com\n",
  );
});

it.each([null, {}, { accentColor: "#0f6049", imprint: "" }])("is nothing for %j", (brand) => {
  expect(mailSignature("Nordlicht", brand)).toBe("");
});
