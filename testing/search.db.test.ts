import { beforeAll, describe, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { lockOfferings, receivePayment } from "#server/domain/settlement/api.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { complete, intentInput, makeCustomer, makeHolder, makeOffering, makeToken } from "./factories.ts";
import { openSuite, refusalOf } from "./testing.ts";

const suite = await openSuite();
const other = await openSuite();

const address = "0x8617e340b3d01fa5f11f306f4090fd50e238070d";
const checksummed = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";
let customerId: string;
let intentId: string;

beforeAll(async () => {
  const made = await makeCustomer(suite, {
    wallets: [{ address }],
    name: "Jörg Weiß-Łukasz",
    username: "100%_sure",
    email: "j.weiss@Example.com",
    phone: "+49 40 1234567",
    address: { city: "Île de Besançon" },
  });
  customerId = made.id;
  await makeCustomer(suite, { name: "Somebody Else", email: "else@nowhere.test" });
  await makeCustomer(other, { name: "Jörg Weiß-Łukasz", wallets: [{ address }] });
  const intent = await suite
    .call()
    .offeringPurchaseIntent.create(intentInput(made, await makeOffering(suite)));
  intentId = intent.offeringPurchaseIntentId;
});

it("reads words in lower case, without accents, ligatures and signs", async () => {
  const signs = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~‘’‚“”„–—·•«»";
  const [row] = await suite.sql`
    select searchable_text(${signs}) as signs, searchable_text(${`a${[...signs].join("b")}c 1 €§`}) as between,
           searchable_text('ÄÉÎØøŁłĐđÐðıßÆæŒœÞþ ﬁ Ⅳ') as letters`;
  expect(row).toEqual({
    signs: " ",
    between: ` a${"b".repeat(signs.length - 1)}c 1 €§`,
    letters: " aeioollddddissaeaeoeoethth fi iv",
  });
});

/** What people type to find the one customer, and its purchase. */
const ofCustomer: [string, () => string][] = [
  ["the name", () => "Jörg Weiß"],
  ["the name without accents", () => "jorg weiss"],
  ["the name in capitals", () => "JÖRG"],
  ["a part of the name", () => "ukas"],
  ["two words in another order", () => "lukasz jörg"],
  // No referral code has this letter.
  ["one letter a word begins with", () => "i"],
  ["a part of the e-mail address", () => "weiss@exam"],
  ["a username with a percent sign and an underscore", () => "100%_s"],
  ["the telephone number's end", () => "1234567"],
  ["the city", () => "besancon"],
  ["the wallet in lower case", () => address],
  ["the wallet with its checksum", () => checksummed],
  ["the beginning of the wallet", () => address.slice(0, 12)],
];

describe("a customer is found", () => {
  it.each([...ofCustomer, ["its id", () => customerId] as const])("by %s", async (_, typed) => {
    const { data } = await suite.call().customer.list({ q: typed() });
    expect(data.map(({ id }) => id)).toEqual([customerId]);
  });

  it.each(["%", "_", "\\", "jörg%weiß", "nosuchthing", "jörg nosuchthing", "(", "ö".repeat(200)])(
    "by %s not",
    async (typed) => {
      expect((await suite.call().customer.list({ q: typed })).data).toEqual([]);
    },
  );

  it("by its exact e-mail address in any case, and by its wallet", async () => {
    const list = suite.call().customer.list;
    const [byEmail, byPart, byWallet] = await Promise.all([
      list({ email: "J.Weiss@example.com" }),
      list({ email: "weiss@example.com" }),
      list({ walletAddress: checksummed }),
    ]);
    expect(byEmail.data.map(({ id }) => id)).toEqual([customerId]);
    expect(byPart.data).toEqual([]);
    expect(byWallet.data.map(({ id }) => id)).toEqual([customerId]);
  });

  it("no more once its name is gone", async () => {
    const gone = await makeCustomer(suite, { name: "Quetzalcoatl" });
    await suite.sql`update customer set name = null where id = ${gone.id}`;
    expect((await suite.call().customer.list({ q: "quetzal" })).data).toEqual([]);
  });
});

const reference = () => paymentReference(intentId);
const ofPurchase: [string, () => string][] = [
  ...ofCustomer.filter(([what]) => !what.includes("telephone")),
  ["its id", () => intentId],
  ["its reference", reference],
  ["its reference with blanks", () => reference().replaceAll(/(.{4})/g, "$1 ")],
];

describe("a purchase is found", () => {
  it.each(ofPurchase)("by %s", async (_, typed) => {
    const { data } = await suite.call().offeringPurchaseIntent.list({ q: typed() });
    expect(data.map(({ offeringPurchaseIntentId: id }) => id)).toEqual([intentId]);
  });

  it("within a range of instants, its end not included", async () => {
    const { createdAt } = await suite
      .call()
      .offeringPurchaseIntent.get({ offeringPurchaseIntentId: intentId });
    const later = new Date(Date.parse(createdAt) + 1).toISOString();
    const list = suite.call().offeringPurchaseIntent.list;
    for (const sort of ["createdAt", "purchaseAmount"] as const) {
      expect((await list({ createdFrom: createdAt, createdTo: later, sort })).data).toHaveLength(1);
      expect((await list({ createdTo: createdAt, sort })).data).toEqual([]);
    }
    await expect(list({ createdFrom: "2027-01-01T00:00:00" })).rejects.toThrow();
  });
});

describe("a payment and its refund are found", () => {
  let ids: readonly [string, string];
  beforeAll(async () => {
    const stranger = await makeCustomer(suite);
    const offering = await makeOffering(suite);
    const { offeringPurchaseIntentId } = await suite
      .call()
      .offeringPurchaseIntent.create(intentInput(stranger, offering));
    await complete(suite, offeringPurchaseIntentId);
    await suite.asSystem(async (ctx) =>
      receivePayment(ctx, await lockOfferings(ctx, [intentId]), {
        intentId,
        provider: "BANK_TRANSFER",
        providerReference: "bank-4711",
        amount: "130.00",
        currency: "EUR",
        payerName: "Přemysl Oráč",
        payerAccount: "DE89370400440532013000",
        receivedAt: ctx.now,
      }),
    );
    const [payments, refunds] = await Promise.all([
      suite.call().payment.list({ offeringPurchaseIntentId: intentId }),
      suite.call().refund.list({ offeringPurchaseIntentId: intentId }),
    ]);
    ids = [payments.data[0]?.paymentId ?? "", refunds.data[0]?.refundId ?? ""];
    expect([payments.data, refunds.data].map(({ length }) => length)).toEqual([1, 1]);
  });
  const found = async (q: string) => {
    const [payments, refunds] = await Promise.all([
      suite.call().payment.list({ q, total: "true" }),
      suite.call().refund.list({ q, total: "true" }),
    ]);
    expect([payments.total?.count, refunds.total?.count]).toEqual(
      [payments, refunds].map(({ data }) => data.length),
    );
    return [payments.data.map(({ paymentId }) => paymentId), refunds.data.map(({ refundId }) => refundId)];
  };

  it.each([
    ...ofPurchase,
    ["who paid", () => "premysl"] as const,
    ["the account it came from", () => "DE89370400440532013000"] as const,
    ["the beginning of the account", () => "de8937040044"] as const,
    ["the end of the account", () => "0440532013000"] as const,
    ["the bank's name of it", () => "bank-4711"] as const,
    ["the payment's id", () => ids[0]] as const,
  ])("by %s", async (_, typed) => {
    expect(await found(typed())).toEqual([[ids[0]], [ids[1]]]);
  });

  it("by what neither has not", async () => {
    expect(await found("bank-471")).toEqual([[], []]);
    expect(await found("nosuchthing")).toEqual([[], []]);
    expect(await found("DE88370400440532013000")).toEqual([[], []]);
  });
});

describe("what stands in a register is found", () => {
  let tokenId: string;
  beforeAll(async () => {
    const [token, another] = await Promise.all([makeToken(suite), makeToken(suite)]);
    tokenId = token.tokenId;
    await makeHolder(suite, tokenId, 5);
    const mint = { customerId, walletAddress: address, amount: 7 };
    await suite.call().token.mint({ ...mint, tokenId, note: "Übergabe der Erbschaft" });
    await suite.call().token.mint({ ...mint, tokenId: another.tokenId, note: "Übergabe der Erbschaft" });
  });

  it.each([
    ...ofCustomer.filter(([what]) => !what.includes("telephone")),
    ["its id", () => customerId] as const,
  ])("by %s", async (_, typed) => {
    const q = typed();
    const { data } = await suite.call().register.holders({ tokenId, q });
    expect(data.map((holder) => holder.customerId)).toEqual([customerId]);
    const entries = await suite.call().register.entries({ tokenId, q, total: "true" });
    expect(entries.data.map(({ amount, to }) => [amount, to?.customerId])).toEqual([["7", customerId]]);
    expect(entries.total).toMatchObject({ count: 1, isExact: true });
  });

  it.each(["ubergabe", "erbschaft der", "bschaf"])("an entry by its note: %s", async (q) => {
    const { data } = await suite.call().register.entries({ tokenId, q });
    expect(data.map(({ note }) => note)).toEqual(["Übergabe der Erbschaft"]);
  });
});

it("is refused a range of more than can be ordered otherwise, on its first page as on the next", async () => {
  const crowd = await openSuite();
  await crowd.sql`
    insert into customer (organization_id, id, type, country_code, name, verification_status, referral_code, created_at, updated_at)
    select ${crowd.organizationId}, 'cus_' || i, 'INDIVIDUAL', 'DE', 'Name ' || i, 'INCOMPLETE', ${crowd.organizationId} || i,
           '2026-01-01'::timestamptz + i * interval '1 second', now()
      from generate_series(0, 5000) i`;
  const { list } = crowd.call().customer;
  const from = (seconds: number) =>
    new Date(Date.parse("2026-01-01T00:00:00Z") + seconds * 1000).toISOString();
  const refused = await refusalOf(list({ createdFrom: from(0), sort: "name", order: "asc" }));
  expect(refused.violations).toMatchObject([{ code: "invalid_value", param: "createdFrom" }]);
  expect((await list({ createdFrom: from(0) })).data).toHaveLength(20);
  const page = await list({ createdFrom: from(1), sort: "name", order: "asc" });
  expect(page.data.map(({ name }) => name).slice(0, 3)).toEqual(["Name 1", "Name 10", "Name 100"]);
  const next = await list({
    createdFrom: from(1),
    sort: "name",
    order: "asc",
    cursor: page.nextCursor ?? "",
  });
  expect(next.data).toHaveLength(20);
});

it("answers for no organization but the transaction's", async () => {
  for (const [asked, found] of [
    [suite.organizationId, 1],
    [other.organizationId, 0],
  ] as const) {
    const rows = await inTenant(suite.app, suite.organizationId, "read", (db) => {
      const sql = raw(db);
      const end = intentId.slice(-21);
      return sql`
        select id from search_ids(${asked}, 'customer', 'lukasz', 10) f(id)
        intersect select ${customerId}
        union all select id from ids_by_reference(${asked}, 'offering_purchase_intent', ${[end]}) f(id) where ${asked} <> ${suite.organizationId}`;
    });
    expect(rows).toHaveLength(found);
  }
});
