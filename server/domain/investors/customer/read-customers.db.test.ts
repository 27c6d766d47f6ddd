import { beforeAll, describe, expect, it } from "vitest";
import { makeCustomer, verify } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import type { Customer } from "./contract.ts";

const suite = await openSuite();
const other = await openSuite();

let ada: Customer;
let acme: Customer;
let ben: Customer;
beforeAll(async () => {
  ada = await makeCustomer(suite, {
    name: "Ada Lindqvist",
    email: "ada@example.com",
    phone: "+49 40 55",
    address: { city: "Lübeck" },
  });
  acme = await makeCustomer(suite, { type: "ORGANIZATION", username: "acme_gmbh", countryCode: "AT" });
  ben = await makeCustomer(suite, { name: "Ben", countryCode: "FR" });
  await verify(suite, ben.id);
});

describe("the list of customers", () => {
  type Query = NonNullable<Parameters<ReturnType<typeof suite.call>["customer"]["list"]>[0]>;
  it.each<[string, () => Query, () => Customer[]]>([
    ["everybody", () => ({}), () => [ada, acme, ben]],
    ["persons", () => ({ type: "INDIVIDUAL" }), () => [ada, ben]],
    ["a country", () => ({ countryCode: "AT" }), () => [acme]],
    ["a status", () => ({ verificationStatus: "COMPLETED" }), () => [ben]],
    ["a name", () => ({ q: "LINDQ" }), () => [ada]],
    ["a username", () => ({ q: "acme_" }), () => [acme]],
    ["an address of e-mail", () => ({ q: "ada@example" }), () => [ada]],
    ["a telephone number", () => ({ q: "40 55" }), () => [ada]],
    ["a city", () => ({ q: "LÜBECK" }), () => [ada]],
    ["a referral code", () => ({ q: ben.referralCode }), () => [ben]],
    ["a wallet", () => ({ q: acme.wallets[0]?.address ?? "" }), () => [acme]],
    ["those that are named", () => ({ ids: `${ben.id},${acme.id},cus_nobody` }), () => [ben, acme]],
    ["one that is named, of a type", () => ({ ids: ada.id, type: "ORGANIZATION" }), () => []],
    ["an id", () => ({ q: ben.id }), () => [ben]],
    ["two things at once", () => ({ q: "lindq", type: "ORGANIZATION" }), () => []],
    ["holders of an unknown token", () => ({ tokenId: "tok_nothing" }), () => []],
  ])("finds %s", async (_what, query, expected) => {
    const { data } = await suite.call().customer.list(query());
    expect(data.map(({ id }) => id).sort()).toEqual(
      expected()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("shows a customer itself alone, and another organization nobody", async () => {
    const asAda = await suite.call({ actor: suite.customer(ada.id) }).customer.list({});
    expect(asAda.data.map(({ id }) => id)).toEqual([ada.id]);
    expect((await other.call().customer.list({})).data).toEqual([]);
  });
});

describe("one customer", () => {
  it("is whole for members and for itself", async () => {
    const customerId = ada.id;
    expect(await suite.call().customer.get({ customerId })).toEqual(ada);
    expect(await suite.call({ actor: suite.customer(ada.id) }).customer.get({ customerId })).toEqual(ada);
  });

  it("does not exist for another customer, another organization, or when nobody made it", async () => {
    const code = "customer_not_found";
    const customerId = ada.id;
    await expectRefusal(suite, code, () =>
      suite.call({ actor: suite.customer(ben.id) }).customer.get({ customerId }),
    );
    await expectRefusal(suite, code, () => other.call().customer.get({ customerId }));
    await expectRefusal(suite, code, () => suite.call().customer.get({ customerId: "cus_nobody" }));
  });

  it("that was verified has nothing due, and one that was refused is told why", async () => {
    expect((await suite.call().customer.get({ customerId: ben.id })).verification).toEqual({
      currentlyDue: [],
    });
    await suite.sql`update customer set verification_error_code = 'name_mismatch', verification_error_reason = 'Not this name.'
      where organization_id = ${suite.organizationId} and id = ${acme.id}`;
    const { verification } = await suite.call().customer.get({ customerId: acme.id });
    expect(verification.lastError).toEqual({ code: "name_mismatch", reason: "Not this name." });
  });
});
