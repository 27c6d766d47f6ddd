import { beforeAll, describe, expect, it } from "vitest";
import { ZERO_ADDRESS } from "#server/kernel/fields/wallet.ts";
import { customerInput, makeCustomer, makeHolder, makeToken } from "#testing/factories.ts";
import { expectRefusal, NOW, newWallet, openSuite } from "#testing/testing.ts";
import type { createCustomer } from "./contract.ts";

const suite = await openSuite();

describe("a customer", () => {
  it("is onboarded with every field of the interface", async () => {
    const lowerCase = "0x8617e340b3d01fa5f11f306f4090fd50e238070d";
    const input = customerInput({
      wallets: [{ address: lowerCase }, { address: newWallet() }],
      type: "ORGANIZATION",
      countryCode: "AT",
      username: "ada",
      name: "Ada Lindqvist",
      email: "ada@example.com",
      phone: "+49 40 1234567",
      metadata: { userId: "42", deep: { list: [1, 2.5, null, true, "Ünïcödé 🚢"] } },
      address: { line1: "Sandtorkai 12", line2: "3rd", city: "Hamburg", state: "HH", postalCode: "20457" },
    });
    const nothing = { total: "0", available: { amount: "0" }, frozen: { amount: "0" } };
    const customer = await makeCustomer(suite, input);
    expect(customer).toEqual({
      ...input,
      id: expect.stringMatching(/^cus_[0-9a-f]{32}$/),
      object: "customer",
      verificationStatus: "IN_PROGRESS",
      verification: { currentlyDue: [], provider: "MANUAL", submittedAt: NOW.toISOString() },
      isBlocked: false,
      wallets: [
        {
          address: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
          object: "wallet",
          isProven: false,
          balances: { token: ZERO_ADDRESS, ...nothing },
        },
        {
          address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
          object: "wallet",
          isProven: false,
          balances: { token: ZERO_ADDRESS, ...nothing },
        },
      ],
      hasCompletedProviderSetup: false,
      referralCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
      holdings: [],
    });
    expect(await suite.call().customer.get({ customerId: customer.id })).toEqual(customer);
  });

  it("needs a wallet, a type and a country alone, and is told what is due", async () => {
    const customer = await makeCustomer(suite);
    expect(customer.verificationStatus).toBe("INCOMPLETE");
    expect(customer.verification.currentlyDue).toEqual([
      "name",
      "email",
      "phone",
      "address.line1",
      "address.city",
      "address.postalCode",
    ]);
    for (const absent of ["username", "name", "email", "phone", "metadata", "address"]) {
      expect(customer).not.toHaveProperty(absent);
    }
  });

  it("may claim a wallet that another one claims too, and many", async () => {
    const wallets = Array.from({ length: 50 }, () => ({ address: newWallet() }));
    const [one, two] = [await makeCustomer(suite, { wallets }), await makeCustomer(suite, { wallets })];
    expect(one.wallets.map(({ address }) => address)).toEqual(two.wallets.map(({ address }) => address));
    expect(one.wallets.map(({ address }) => address.toLowerCase())).toEqual(
      wallets.map(({ address }) => address),
    );
    expect(one.referralCode).not.toBe(two.referralCode);
  });

  it("keeps metadata as it was sent, whatever its keys", async () => {
    const metadata = { "": "empty", constructor: "x", "a.b": [[[]]], nil: null, n: -0.000001, big: 1e21 };
    const customer = await makeCustomer(suite, { metadata });
    expect(customer.metadata).toEqual(metadata);
  });

  it("is not made by those who may not, and nothing is written", async () => {
    const somebody = await makeCustomer(suite);
    const auditor = suite.member("auditor");
    await expectRefusal(suite, "not_allowed", () => makeCustomer(suite, {}, { actor: auditor }));
    await expectRefusal(suite, "not_allowed", () =>
      makeCustomer(suite, {}, { actor: suite.customer(somebody.id) }),
    );
  });
});

describe("a body that is wrong is refused, and nothing is written", () => {
  const wallet = { address: newWallet() };
  type Body = Partial<(typeof createCustomer)["input"]["_input"]>;
  it.each<[param: string, body: Body]>([
    ["wallets", { wallets: [] }],
    ["wallets.1.address", { wallets: [wallet, { address: wallet.address.toUpperCase().replace("X", "x") }] }],
    ["wallets.0.address", { wallets: [{ address: "0x123" }] }],
    ["countryCode", { countryCode: "XK" }],
    ["countryCode", { countryCode: "de" }],
    ["type", { type: "ROBOT" as never }],
    ["email", { email: "nobody" }],
    ["name", { name: "x".repeat(201) }],
    ["metadata", { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n, n])) }],
    ["metadata", { metadata: { text: "x".repeat(16 * 1024) } }],
    ["metadata", { metadata: { text: "\u0000" } }],
    ["name", { name: "\ud800" }],
  ])("%s: %j", async (param, body) => {
    const refusal = await expectRefusal(suite, "invalid_request", () => makeCustomer(suite, body));
    expect(refusal.violations.map((violation) => violation.param)).toEqual([param]);
  });
});

describe("the balances of a customer", () => {
  let first: Awaited<ReturnType<typeof makeToken>>;
  let second: typeof first;
  let holder: Awaited<ReturnType<typeof makeCustomer>>;
  beforeAll(async () => {
    first = await makeToken(suite, { name: "First", symbol: "ONE" });
    second = await makeToken(
      suite,
      { name: "Second", symbol: "TWO" },
      { now: new Date("2027-02-10T13:00:00Z") },
    );
    holder = await makeHolder(suite, second.tokenId, 12.5);
  });

  it("are of the organization's first token, zero where it holds none", async () => {
    const { wallets } = await suite.call().customer.get({ customerId: holder.id });
    expect(wallets[0]?.balances).toEqual({
      token: first.address,
      total: "0",
      available: { amount: "0" },
      frozen: { amount: "0" },
    });
  });

  it("list all tokens it holds", async () => {
    const { holdings } = await suite.call().customer.get({ customerId: holder.id });
    expect(holdings).toEqual([
      {
        object: "holding",
        tokenId: second.tokenId,
        name: "Second",
        symbol: "TWO",
        walletAddress: holder.wallets[0]?.address,
        total: "12.5",
        available: { amount: "12.5" },
        frozen: { amount: "0" },
      },
    ]);
  });

  it("are of the token a list asks for", async () => {
    const { data } = await suite.call().customer.list({ tokenId: second.tokenId });
    expect(data.map(({ id }) => id)).toEqual([holder.id]);
    expect(data[0]?.wallets[0]?.balances).toMatchObject({ token: second.address, total: "12.5" });
  });
});
