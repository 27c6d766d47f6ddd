import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSuite, refusalOf, unique } from "#db/testing.ts";
import {
  customerInput,
  intentInput,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
  offeringInput,
} from "#db/testing-factories.ts";
import type { Actor } from "./access.ts";
import { type Role, roles } from "./organization/contract.ts";

const suite = await openSuite();
afterAll(() => suite.close());

type Caller = ReturnType<typeof suite.call>;
type Who = Role | "customer" | "anonymous";

let calls: Record<string, (caller: Caller) => Promise<unknown>>;
let customerId: string;
beforeAll(async () => {
  const { tokenId } = await makeToken(suite);
  const customer = await makeHolder(suite, tokenId, 500);
  const offering = await makeOffering(suite, { tokenId });
  const draft = await makeOffering(suite, { publish: false });
  const { offeringId } = offering;
  const walletAddress = customer.wallets[0]?.address ?? "";
  customerId = customer.id;
  calls = {
    "offering.create": (caller) => caller.offering.create(offeringInput()),
    "offering.update": (caller) => caller.offering.update({ offeringId, subtitle: unique() }),
    "offering.publish": (caller) => caller.offering.publish({ offeringId: draft.offeringId }),
    "offering.get": (caller) => caller.offering.get({ offeringId }),
    "offering.list": (caller) => caller.offering.list({}),
    "market.get": (caller) => caller.market.get({ offeringId }),
    "market.list": (caller) => caller.market.list({}),
    "customer.create": (caller) => caller.customer.create(customerInput()),
    "customer.get": (caller) => caller.customer.get({ customerId }),
    "customer.list": (caller) => caller.customer.list({}),
    "offeringPurchaseIntent.create": (caller) =>
      caller.offeringPurchaseIntent.create(intentInput(customer, offering)),
    "offeringPurchaseIntent.list": (caller) => caller.offeringPurchaseIntent.list({}),
    "bulletinBoard.offer.create": (caller) =>
      caller.bulletinBoard.offer.create(offerInput(customer, tokenId, { amount: 1 })),
    "bulletinBoard.offer.cancel": async (caller) => {
      const { offerId } = await suite
        .call()
        .bulletinBoard.offer.create(offerInput(customer, tokenId, { amount: 1 }));
      return caller.bulletinBoard.offer.cancel({ offerId, customerId });
    },
    "bulletinBoard.offer.list": (caller) => caller.bulletinBoard.offer.list({}),
    "token.create": (caller) => caller.token.create({ name: "T", symbol: "T", totalSupply: 1 }),
    "token.mint": (caller) => caller.token.mint({ tokenId, customerId, walletAddress, amount: 1 }),
    "token.get": (caller) => caller.token.get({ tokenId }),
    "token.list": (caller) => caller.token.list({}),
    "dashboard.get": (caller) => caller.dashboard.get({}),
    "organization.get": (caller) => caller.organization.get({ organizationId: suite.organizationId }),
    "organization.viewer": (caller) => caller.organization.viewer({}),
  };
});

const staff = roles;
const everybody: readonly Who[] = [...staff, "customer", "anonymous"];
const people: readonly Who[] = [...staff, "customer"];

/** Who may call what; all others are refused. */
const allowed: [procedure: string, who: readonly Who[]][] = [
  ["offering.create", ["owner", "admin", "operator"]],
  ["offering.update", ["owner", "admin", "operator"]],
  ["offering.get", people],
  ["offering.list", people],
  ["market.get", everybody],
  ["market.list", everybody],
  ["customer.create", ["owner", "admin", "operator", "compliance"]],
  ["customer.get", people],
  ["customer.list", people],
  ["offeringPurchaseIntent.create", ["owner", "admin", "operator", "customer"]],
  ["offeringPurchaseIntent.list", people],
  ["bulletinBoard.offer.create", ["owner", "admin", "operator", "customer"]],
  ["bulletinBoard.offer.cancel", ["owner", "admin", "operator", "customer"]],
  ["bulletinBoard.offer.list", people],
  ["token.create", ["owner", "admin"]],
  ["token.mint", ["owner", "admin"]],
  ["token.get", people],
  ["token.list", people],
  ["dashboard.get", staff],
  ["organization.get", staff],
  ["organization.viewer", everybody],
];

function actorOf(who: Who): Actor {
  if (who === "anonymous") return { kind: "anonymous" };
  if (who === "customer") return suite.customer(customerId);
  return { kind: "member", organizationId: suite.organizationId, roles: [who] };
}

describe("who may do what", () => {
  it.each(allowed)("%s: %j", async (procedure, may) => {
    for (const who of everybody) {
      const call = calls[procedure]?.(suite.call({ actor: actorOf(who) }));
      if (!call) throw new Error(`nothing calls ${procedure}`);
      if (may.includes(who)) await expect(call, `${who} may`).resolves.toBeDefined();
      else {
        const { code } = await refusalOf(call);
        expect(code, `${who} may not`).toBe(who === "anonymous" ? "authentication_required" : "not_allowed");
      }
    }
  });

  it("offering.publish: once by those who may, and by nobody else", async () => {
    const publish = calls["offering.publish"];
    for (const who of ["compliance", "auditor", "customer", "anonymous"] as const) {
      await refusalOf(publish?.(suite.call({ actor: actorOf(who) })) ?? Promise.resolve());
    }
    await publish?.(suite.call({ actor: actorOf("operator") }));
  });

  it("adds up over several roles, and nothing comes of none", async () => {
    const { organizationId } = suite;
    const actor = (own: readonly Role[]): Actor => ({ kind: "apiKey", organizationId, roles: own });
    const create = (own: readonly Role[]) =>
      suite.call({ actor: actor(own) }).offering.create(offeringInput());
    await expect(create(["auditor", "operator"])).resolves.toBeDefined();
    expect((await refusalOf(create([]))).code).toBe("not_allowed");
  });

  it("is written down for every procedure", async () => {
    const { appRouter } = await import("./trpc/router.ts");
    const rest = ["offering.publish", "offeringPurchaseIntent.get", "bulletinBoard.offer.get"];
    expect([...allowed.map(([procedure]) => procedure), ...rest].sort()).toEqual(
      Object.keys(appRouter._def.procedures).sort(),
    );
  });
});
