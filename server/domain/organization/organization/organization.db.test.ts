import { beforeAll, describe, expect, it } from "vitest";
import { ensureDemo } from "#demo/ensure-demo.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { Actor } from "#server/kernel/access.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { makeCustomer } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

let ada: Customer;
beforeAll(async () => {
  ada = await makeCustomer(suite, { name: "Ada" });
});

describe("the organization", () => {
  it("is the caller's own, and no other exists for it", async () => {
    const { organizationId } = suite;
    expect(await suite.call().organization.get({ organizationId })).toEqual({
      object: "organization",
      organizationId,
      slug: organizationId,
      name: `Issuer ${organizationId.slice(-6)}`,
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
    for (const foreign of [other.organizationId, "org_nothing"]) {
      await expectRefusal(suite, "organization_not_found", () =>
        suite.call().organization.get({ organizationId: foreign }),
      );
    }
  });

  it("of the demo is made once, with its people", async () => {
    await ensureDemo(suite.app);
    await ensureDemo(suite.app);
    expect(await suite.sql`select 1 from organization where id = ${DEMO_ORGANIZATION}`).toHaveLength(1);
    const members =
      await suite.sql`select role from member where organization_id = ${DEMO_ORGANIZATION} order by role`;
    expect(members.map(({ role }) => role)).toEqual(["owner", "operator", "auditor"]);
  });
});

describe("the viewer", () => {
  it("is the member, the customer, the key or anybody", async () => {
    const { organizationId } = suite;
    const seen = (actor: Actor) => suite.call({ actor }).organization.viewer({});
    expect(await seen(suite.member("auditor"))).toMatchObject({
      kind: "member",
      organizationId,
      roles: ["auditor"],
    });
    expect(await seen(suite.customer(ada.id))).toMatchObject({
      kind: "customer",
      customerId: ada.id,
      roles: [],
    });
    expect(await seen(suite.key("offering:read"))).toMatchObject({ kind: "apiKey", may: ["offering:read"] });
    const anybody = await seen({ kind: "anonymous" });
    expect(anybody).toMatchObject({ kind: "anonymous", identities: [], may: [] });
    expect(anybody).not.toHaveProperty("organizationId");
  });

  it("is offered the demo's people in the demo alone", async () => {
    const { people } = { people: (await suite.call().organization.viewer({})).demoPeople };
    expect(people.map(({ value }) => value)).toEqual(["owner", "operator", "auditor", "ada", "kranich"]);
    const env = { ...suite.app.env, apiAccess: "keys" as const };
    const closed = await suite.call({ app: { ...suite.app, env } }).organization.viewer({});
    expect(closed).toMatchObject({ isDemo: false, demoPeople: [] });
  });
});
