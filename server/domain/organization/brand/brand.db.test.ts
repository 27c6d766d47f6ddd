import { describe, expect, it } from "vitest";
import { png } from "#server/platform/image/testing.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import { type Brand, exampleBrand, MOST_LINKS } from "./contract.ts";

const suite = await openSuite();
const other = await openSuite();

const { organizationId } = suite;
const set = (brand: Brand | null) => suite.call().organization.update({ organizationId, brand });
const upload = async (of: typeof suite, side: number) =>
  (await of.call().file.image.upload({ content: new Uint8Array(png(side, side)) })).url;

describe("a brand", () => {
  it("is set as a whole, kept with a new name, and taken away", async () => {
    const brand: Brand = { ...exampleBrand, logoUrl: await upload(suite, 21) };
    expect((await set(brand)).brand).toEqual(brand);
    const renamed = await suite.call().organization.update({ organizationId, name: "Nordlicht" });
    expect(renamed).toMatchObject({ name: "Nordlicht", brand });
    const small: Brand = { legalName: "Nordlicht GmbH" };
    expect((await set(small)).brand).toEqual(small);
    expect(await set(null)).not.toHaveProperty("brand");
    const trail = await suite.sql`
      select from audit_event where organization_id = ${organizationId} and action = 'updateOrganization'`;
    expect(trail).toHaveLength(4);
  });

  it("shows its logo to everybody, and only while it is the logo", async () => {
    const logoUrl = await upload(suite, 22);
    const imageId = logoUrl.slice("/image/".length);
    const show = () => other.call({ actor: { kind: "anonymous" } }).file.image.get({ imageId });
    await expectRefusal(other, "image_not_found", show);
    await set({ logoUrl });
    expect((await show()).mediaType).toBe("image/png");
    await set(null);
    await expectRefusal(other, "image_not_found", show);
  });

  it("takes no picture of another organization, and none that is not there", async () => {
    for (const logoUrl of [await upload(other, 23), `/image/img_${"0".repeat(32)}`]) {
      const refusal = await expectRefusal(suite, "image_not_found", () => set({ logoUrl }));
      expect(refusal.violations[0]?.param).toBe("brand.logoUrl");
    }
  });

  it("has colours that can be read, and tells the nearest that can", async () => {
    const refusal = await expectRefusal(suite, "accent_unreadable", () =>
      set({ accentColor: "#ffdd00", accentColorDark: "#101840" }),
    );
    expect(refusal.violations.map(({ param }) => param)).toEqual([
      "brand.accentColor",
      "brand.accentColorDark",
    ]);
    await set({ accentColor: "#a40e4c", accentColorDark: "#ffdd00" });
  });

  it.each<[string, Brand]>([
    ["a logo elsewhere", { logoUrl: "https://tracker.example/pixel.png" }],
    ["a logo by a path that leads on", { logoUrl: "/image/../sign-out" }],
    ["a colour that is none", { accentColor: "url(https://tracker.example/x)" }],
    ["a script as a link", { links: [{ label: "Help", url: "javascript:alert(1)" }] }],
    ["a path of ours as a link", { links: [{ label: "Help", url: "//evil.example" }] }],
    ["a page without https", { support: { url: "http://example.com" } }],
    ["a telephone number that is none", { support: { phone: "javascript:alert(1)" } }],
    ["an address with a second header", { support: { email: "a@example.com\nBcc: b@example.com" } }],
    ["a name of two lines", { legalName: "One\nTwo" }],
    [
      "too many links",
      { links: Array.from({ length: MOST_LINKS + 1 }, () => ({ label: "It", url: "https://example.com" })) },
    ],
  ])("refuses %s, and writes nothing", async (_, brand) => {
    await expectRefusal(suite, "invalid_request", () => set(brand));
  });
});
