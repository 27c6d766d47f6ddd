import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectRefusal, NOW, openSuite } from "#db/testing.ts";
import { makeCustomer } from "#db/testing-factories.ts";
import { actorOf, callerOfInterface, callerOfPage, choiceOf, DEMO_ORGANIZATION } from "../actor.ts";
import type { Customer } from "../customer/contract.ts";
import { parseEnv } from "../env.ts";
import { ensureDemoOrganization } from "./ensure-demo-organization.ts";

const suite = await openSuite();
const other = await openSuite();
afterAll(() => Promise.all([suite.close(), other.close()]));

let ada: Customer;
beforeAll(async () => {
  ada = await makeCustomer(suite, { name: "Ada" });
});

const closed = {
  ...suite.app,
  env: parseEnv({ DATABASE_URL: "postgres://nowhere", API_ACCESS: "keys" }),
};

describe("the organization", () => {
  it("is the caller's own, and no other exists for it", async () => {
    const { organizationId } = suite;
    expect(await suite.call().organization.get({ organizationId })).toEqual({
      organizationId,
      slug: organizationId,
      name: `Issuer ${organizationId.slice(-6)}`,
      createdAt: NOW.toISOString(),
    });
    for (const foreign of [other.organizationId, "org_nothing"]) {
      await expectRefusal(suite, "organization_not_found", () =>
        suite.call().organization.get({ organizationId: foreign }),
      );
    }
  });

  it("of the demo is made once", async () => {
    await ensureDemoOrganization(suite.db);
    await ensureDemoOrganization(suite.db);
    const rows = await suite.sql`select 1 from organization where id = ${DEMO_ORGANIZATION}`;
    expect(rows).toHaveLength(1);
  });
});

describe("the viewer", () => {
  it("is the member, the customer or anybody", async () => {
    const { organizationId } = suite;
    const seen = (actor = suite.owner) => suite.call({ actor }).organization.viewer({});
    expect(await seen()).toMatchObject({
      kind: "member",
      organizationId,
      roles: ["owner"],
      current: `member:${organizationId}`,
    });
    expect(await seen(suite.customer(ada.id))).toMatchObject({
      kind: "customer",
      customerId: ada.id,
      customerName: "Ada",
      current: `customer:${organizationId}:${ada.id}`,
      roles: [],
    });
    const anybody = await seen({ kind: "anonymous" });
    expect(anybody).toMatchObject({ kind: "anonymous", current: "anonymous", canSwitch: true });
    expect(anybody).not.toHaveProperty("organizationId");
  });

  it("is offered its organization's people, and always itself", async () => {
    const newcomers = await Promise.all(Array.from({ length: 9 }, () => makeCustomer(other)));
    const last = newcomers.at(-1)?.id ?? "";
    const { people } = await other.call({ actor: other.customer(last) }).organization.viewer({});
    const values = people.map(({ value }) => value);
    expect(values).toContain(`member:${other.organizationId}`);
    expect(values).toContain(`customer:${other.organizationId}:${last}`);
    expect(new Set(values).size).toBe(values.length);
  });

  it("is offered nobody where the switch is not there", async () => {
    const viewer = await suite.call({ app: closed }).organization.viewer({});
    expect(viewer).toMatchObject({ canSwitch: false, people: [] });
  });
});

describe("the demo's switch", () => {
  it("names people and finds them again", async () => {
    for (const actor of [suite.owner, suite.customer(ada.id), { kind: "anonymous" } as const]) {
      expect(await actorOf(suite.app, choiceOf(actor))).toEqual(actor);
    }
  });

  it.each([
    "",
    "nobody",
    "member",
    "member:",
    "member:org_nothing",
    "customer:",
    "customer:org_demo",
    "customer:org_demo:cus_nobody",
    "member:org_demo'--",
    "member:\u0000",
    "customer:org_demo:\u0000",
  ])("knows nobody called %j", async (choice) => {
    expect(await actorOf(suite.app, choice)).toBeNull();
  });

  it("does not find a customer of one organization in another", async () => {
    expect(await actorOf(suite.app, `customer:${other.organizationId}:${ada.id}`)).toBeNull();
  });

  it("is read from a cookie among others; whatever is broken counts as none", async () => {
    const choice = encodeURIComponent(choiceOf(suite.customer(ada.id)));
    const asked = (cookie: string | null) => callerOfPage(suite.app, cookie);
    expect(await asked(`theme=dark; offerboard_actor=${choice}; other=1`)).toEqual(suite.customer(ada.id));
    const nobody = callerOfInterface(suite.app);
    for (const cookie of [null, "", "offerboard_actor=%E0%A4%A", "offerboard_actor=customer:x:y", "=;;="]) {
      expect(await asked(cookie)).toEqual(nobody);
    }
  });

  it("chooses nobody where keys are required", async () => {
    expect(await callerOfPage(closed, `offerboard_actor=member:${suite.organizationId}`)).toEqual({
      kind: "anonymous",
    });
  });
});
