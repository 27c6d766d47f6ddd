import { beforeAll, describe, expect, it } from "vitest";
import type { ReplyHeaders } from "#server/kernel/context.ts";
import { customerInput, makeCustomer } from "#testing/factories.ts";
import {
  type CallOptions,
  expectRefusal,
  newWallet,
  openSuite,
  refusalOf,
  unique,
} from "#testing/testing.ts";
import { MOST_AT_ONCE } from "./contract.ts";

const suite = await openSuite();

const createBulk = (customers: unknown[], options: CallOptions = {}) =>
  suite.call(options).customer.createBulk({ customers: customers as ReturnType<typeof customerInput>[] });

/** A wallet that another customer has proven. */
let provenWallet: string;
beforeAll(async () => {
  provenWallet = newWallet();
  const { id } = await makeCustomer(suite, { wallets: [{ address: provenWallet }] });
  await suite.sql`update wallet set proven_at = now() where organization_id = ${suite.organizationId} and customer_id = ${id}`;
});

/** What a customer left behind besides its own rows. */
const tracesOf = (customerId: string) => suite.sql<
  { action: string; changes: object; personal: object; type: string; data: object }[]
>`
  select a.action, a.changes, a.personal, e.type, e.data
    from audit_event a join event e on e.organization_id = a.organization_id and e.resource_id = a.resource_id
   where a.organization_id = ${suite.organizationId} and a.resource_id = ${customerId}`;

const complete = {
  name: "Ada Lindqvist",
  email: "ada@example.com",
  phone: "+49 40 1234567",
  address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
};

describe("many customers in one call", () => {
  it("each become what one alone becomes, with an event and a row in the trail", async () => {
    const inputs = [
      customerInput({ ...complete, username: "ada", metadata: { userId: "42", deep: [{ x: null }] } }),
      customerInput({ type: "ORGANIZATION", wallets: [{ address: newWallet() }, { address: newWallet() }] }),
    ];
    const { created, failed, results, object } = await createBulk(inputs);
    expect({ created, failed, object }).toEqual({ created: 2, failed: 0, object: "customer_bulk" });
    for (const [index, input] of inputs.entries()) {
      const customerId = results[index]?.customerId ?? "";
      expect(results[index]).toEqual({ object: "bulk_customer", index, customerId });
      const made = await suite.call().customer.get({ customerId });
      const wallets = input.wallets.map(() => ({ address: newWallet() }));
      const alone = await makeCustomer(suite, { ...input, wallets });
      const { id: _, referralCode: __, wallets: madeWallets, ...rest } = made;
      const { id: ___, referralCode: ____, wallets: _____, ...expected } = alone;
      expect(rest).toEqual(expected);
      expect(madeWallets.map(({ address }) => address.toLowerCase())).toEqual(
        input.wallets.map(({ address }) => address),
      );
      const [trace, ...others] = await tracesOf(customerId);
      const [example] = await tracesOf(alone.id);
      expect(others).toEqual([]);
      expect(trace).toMatchObject({
        action: "createCustomers",
        type: "customer.created",
        data: { id: customerId },
      });
      expect(Object.keys(trace?.changes ?? {})).toEqual(Object.keys(example?.changes ?? {}));
      expect(Object.keys(trace?.personal ?? {})).toEqual(Object.keys(example?.personal ?? {}));
    }
  });

  it("have results by their place: what is wrong with one keeps no other out", async () => {
    const { created, failed, results } = await createBulk([
      customerInput({ email: "nobody", countryCode: "XK" }),
      customerInput({ username: "first" }),
      customerInput({
        wallets: [{ address: newWallet() }, { address: provenWallet.toUpperCase().replace("X", "x") }],
      }),
      "a customer",
      { type: "INDIVIDUAL" },
      customerInput({ username: "last" }),
    ]);
    expect({ created, failed }).toEqual({ created: 2, failed: 4 });
    expect(results.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    const faults = results.map(({ error }) => error && [error.code, error.errors.map(({ param }) => param)]);
    expect(faults).toEqual([
      ["invalid_request", expect.arrayContaining(["email", "countryCode"])],
      undefined,
      ["wallet_taken", ["wallets.1.address"]],
      ["invalid_request", [null]],
      ["invalid_request", expect.arrayContaining(["wallets", "countryCode"])],
      undefined,
    ]);
    expect(results[0]?.error?.errors.find(({ param }) => param === "email")?.detail).toBe(
      "Send an e-mail address, for example ada@example.com.",
    );
    const made = await Promise.all(
      [1, 5].map((index) => suite.call().customer.get({ customerId: results[index]?.customerId ?? "" })),
    );
    expect(made.map(({ username }) => username)).toEqual(["first", "last"]);
  });

  it("may be alike: names and claims of wallets are nobody's alone", async () => {
    const input = customerInput({ username: "twice", email: "twice@example.com" });
    const { results } = await createBulk([input, input]);
    expect(new Set(results.map(({ customerId }) => customerId)).size).toBe(2);
  });

  it("that are all wrong write nothing, and are answered", async () => {
    const before = await suite.contents();
    const { created, failed } = await createBulk([{}, null, 5]);
    expect({ created, failed }).toEqual({ created: 0, failed: 3 });
    expect(await suite.contents()).toEqual(before);
  });

  it("in a dry run tell all that is wrong and write nothing", async () => {
    const before = await suite.contents();
    const customers = [customerInput(), customerInput({ email: "nobody" }), customerInput(complete)];
    const { created, failed, results } = await createBulk(customers, { dryRun: true });
    expect({ created, failed }).toEqual({ created: 2, failed: 1 });
    expect(results[0]?.customerId).toBe("cus_dry_run");
    expect(results[1]?.error?.errors.map(({ param }) => param)).toEqual(["email"]);
    expect(await suite.contents()).toEqual(before);
  });

  it("under one Idempotency-Key are made once; another call under it is refused", async () => {
    const idempotencyKey = unique();
    const customers = [customerInput(), { sent: "wrong" }];
    const first = await createBulk(customers, { idempotencyKey });
    const replyHeaders: ReplyHeaders = new Map();
    expect(await createBulk(customers, { idempotencyKey, replyHeaders })).toEqual(first);
    expect(replyHeaders.get("idempotency-replayed")).toBe("true");
    const changed = [customers[0], { sent: "wrong in another way" }];
    await expectRefusal(suite, "idempotency_key_reused", () => createBulk(changed, { idempotencyKey }));
  });

  it("are checked by whom the organization chose", async () => {
    await suite.call().settings.update({ verificationProvider: "SANDBOX" });
    const { results } = await createBulk([customerInput(complete), customerInput()]);
    await suite.call().settings.update({ verificationProvider: "MANUAL" });
    const checks = await suite.sql`
      select v.provider, count(j.*)::int as jobs
        from verification v left join graphile_worker._private_jobs j on j.key = 'checkVerification:' || v.id
       where v.organization_id = ${suite.organizationId}
         and v.customer_id = any (${results.map(({ customerId }) => customerId ?? "")}) group by v.id, v.provider`;
    expect(checks).toEqual([{ provider: "SANDBOX", jobs: 1 }]);
  });
});

describe("a call for many is refused as a whole", () => {
  it.each([
    ["none", []],
    [`${MOST_AT_ONCE + 1}`, Array.from({ length: MOST_AT_ONCE + 1 }, () => ({}))],
  ])("with %s of them", async (_, customers) => {
    const refusal = await expectRefusal(suite, "invalid_request", () => createBulk(customers));
    expect(refusal.violations.map(({ param }) => param)).toEqual(["customers"]);
  });

  it("for those who may not, whatever it holds", async () => {
    const actor = suite.member("auditor");
    await expectRefusal(suite, "not_allowed", () => createBulk([customerInput()], { actor }));
  });

  it("without a list", async () => {
    const nothing = suite.call().customer.createBulk({} as never);
    expect((await refusalOf(nothing)).violations).toMatchObject([
      { param: "customers", code: "missing_field" },
    ]);
  });
});

it(`takes ${MOST_AT_ONCE} at once, each with a referral code of its own`, async () => {
  const { created, results } = await createBulk(
    Array.from({ length: MOST_AT_ONCE }, () => customerInput(complete)),
  );
  expect(created).toBe(MOST_AT_ONCE);
  expect(new Set(results.map(({ customerId }) => customerId)).size).toBe(MOST_AT_ONCE);
});
