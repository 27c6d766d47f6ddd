import { expect, it } from "vitest";
import { contrast, grounds, READABLE } from "#server/kernel/fields/color.ts";
import { house } from "#server/platform/mail/house.ts";
import { exampleBrand } from "./contract.ts";
import { mailSender } from "./mail-sender.ts";

const env = { publicUrl: "https://offerboard.example" };

it("shows an issuer as its brand has it: its logo from this service, who is responsible, where help is", () => {
  expect(mailSender(env, "Nordlicht", exampleBrand)).toMatchObject({
    name: "Nordlicht Real Assets GmbH",
    logoUrl: "https://offerboard.example/api/image/img_9f86d081884c7d659a2feaa0c55ad015",
    about: ["Amtsgericht Hamburg, HRB 123456", "Am Sandtorkai 1, 20457 Hamburg"],
    help: { email: "support@example.com", phone: "+49 40 1234567" },
  });
});

it.each([null, {}, { imprint: "" }])("is its name in the house's colours for %j", (brand) => {
  expect(mailSender(env, "Nordlicht", brand)).toEqual({
    name: "Nordlicht",
    logoUrl: undefined,
    accent: house.accent,
    about: [],
    help: {},
  });
});

it.each([{ accentColor: "#1f4e79" }, { accentColorDark: "#7fb2e5" }, { accentColor: "#ffee00" }])(
  "has colours that can be read for %j",
  (brand) => {
    const { accent } = mailSender(env, "Nordlicht", brand);
    for (const scheme of ["light", "dark"] as const)
      expect(contrast(accent[scheme], grounds[scheme])).toBeGreaterThanOrEqual(READABLE);
  },
);
