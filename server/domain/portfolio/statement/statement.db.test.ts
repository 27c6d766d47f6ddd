import { beforeAll, describe, expect, it } from "vitest";
import { textOfPdf } from "#server/platform/paper/testing.ts";
import {
  complete,
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
  prove,
  verify,
} from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";

const suite = await openSuite();

const limits = { minPayableAmount: 10, maxPayableAmount: 5000, hardCap: 20_000, softCap: 0 };
const LATER = new Date("2028-03-01T12:00:00Z");

type Customer = Awaited<ReturnType<typeof makeCustomer>>;
let tokenId: string;
let customer: Customer;
let purchaseId: string;
let tradeId: string;
let dealer: Customer;

beforeAll(async () => {
  ({ tokenId } = await makeToken(suite));
  customer = await makeCustomer(suite, { name: "=Ada Lindqvist" });
  dealer = await makeHolder(suite, tokenId, 50);
  for (const { id } of [customer, dealer]) await verify(suite, id);
  const offering = await makeOffering(suite, { tokenId, fundingLimits: limits, title: "=cmd" });
  const purchase = await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
  purchaseId = purchase.offeringPurchaseIntentId;
  await complete(suite, purchaseId);
  const { offerId } = await suite
    .call()
    .bulletinBoard.offer.create(offerInput(dealer, tokenId, { amount: 5, priceInEuro: 61.01 }));
  const takerWalletAddress = customer.wallets[0]?.address ?? "";
  const filled = await suite
    .call()
    .bulletinBoard.offer.accept({ offerId, customerId: customer.id, takerWalletAddress });
  tradeId = filled.tradeId ?? "";
});

const own = (now?: Date) => suite.call({ actor: suite.customer(customer.id), ...(now && { now }) });
const get = (year: number, format: "pdf" | "csv", now?: Date) =>
  own(now).file.statement.get({ customerId: customer.id, year, format });
type Answer = Awaited<ReturnType<typeof get>>;
const textOf = async ({ content }: Answer) => {
  if (typeof content !== "function") throw new Error("not printed");
  return textOfPdf(Buffer.from(await content())).join("\n");
};

describe("movements", () => {
  it("are a customer's purchases, trades and transfers, newest first, page by page", async () => {
    const { data } = await own().portfolio.movements({ customerId: customer.id });
    expect(data.map(({ kind, tokenAmount, amount }) => [kind, tokenAmount, amount]).sort()).toEqual([
      ["BOUGHT", "5", 61.01],
      ["PURCHASE", "10", 100],
    ]);
    const [minted] = (
      await suite.call().portfolio.movements({ customerId: dealer.id, tokenId, order: "asc", limit: 1 })
    ).data;
    expect(["RECEIVED", "SOLD"]).toContain(minted?.kind);
    const page = await own().portfolio.movements({ customerId: customer.id, limit: 1 });
    const next = await own().portfolio.movements({
      customerId: customer.id,
      limit: 1,
      cursor: page.nextCursor ?? "",
    });
    expect([...page.data, ...next.data].map(({ movementId }) => movementId).sort()).toEqual(
      [purchaseId, tradeId].sort(),
    );
    const from = "2027-02-11T00:00:00Z";
    expect((await own().portfolio.movements({ customerId: customer.id, from })).data).toEqual([]);
  });
});

describe("statements", () => {
  it("are there for years in which something moved or tokens were held, and for no others", async () => {
    const years = async (now?: Date) =>
      (await own(now).portfolio.statements({ customerId: customer.id })).data;
    expect(await years()).toEqual([
      { object: "portfolio_statement", year: 2027, isComplete: false, movements: 2 },
    ]);
    expect(await years(LATER)).toEqual([
      { object: "portfolio_statement", year: 2028, isComplete: false, movements: 0 },
      { object: "portfolio_statement", year: 2027, isComplete: true, movements: 2 },
    ]);
    await expectRefusal(suite, "statement_not_found", () => get(2026, "pdf"));
    const nobody = await makeCustomer(suite);
    expect((await suite.call().portfolio.statements({ customerId: nobody.id })).data).toEqual([]);
  });

  it("add up what is in them, by currency", async () => {
    const both = await makeCustomer(suite);
    for (const currency of ["EUR", "USD", "EUR"] as const) {
      const offering = await makeOffering(suite, { tokenId, fundingLimits: limits, currency });
      const { offeringPurchaseIntentId: id } = await suite
        .call()
        .offeringPurchaseIntent.create(intentInput(both, offering, 12, { currency }));
      await complete(suite, id);
    }
    const { content } = await suite
      .call()
      .file.statement.get({ customerId: both.id, year: 2027, format: "pdf" });
    if (typeof content !== "function") throw new Error("not printed");
    const text = textOfPdf(Buffer.from(await content())).join(" ");
    expect(text.match(/In all\s+120\.00 USD\s+In all\s+240\.00 EUR/g)).toHaveLength(2);
  });

  it("tell as a PDF what moved, what is awaited, and what was held at what price", async () => {
    const text = (await textOf(await get(2027, "pdf", LATER))).replaceAll("\n", " ");
    for (const said of [
      "Statement for 2027",
      "1 January to 31 December 2027",
      "Holdings on 31 December 2027",
      "12.202 EUR",
      "61.01 EUR",
      "Paid, not delivered yet",
      "100.00 EUR",
      "Harbour",
      "Germany",
    ])
      expect(text).toContain(said);
  });

  it("are a table as CSV, in which no cell is a formula", async () => {
    const { content, fileName, mediaType } = await get(2027, "csv");
    expect([fileName, mediaType]).toEqual(["statement-2027.csv", "text/csv; charset=utf-8; header=present"]);
    const lines = String(content).split("\r\n").slice(0, -1);
    expect(lines[0]).toBe("\uFEFFkind,at,tokenId,tokenName,tokenSymbol,tokenAmount,amount,currency,title,id");
    expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(
      expect.arrayContaining(["PURCHASE", "BOUGHT", "AWAITED", "HOLDING"]),
    );
    expect(lines.join()).toContain("'=cmd");
    expect(lines.at(-1)).toContain(`${tokenId},Harbour,HLH,5,61.01,EUR`);
  });
});

describe("what was bought in dollars and delivered", () => {
  let buyer: Customer;
  let token: string;

  beforeAll(async () => {
    ({ tokenId: token } = await makeToken(suite));
    buyer = await makeCustomer(suite);
    await prove(suite, buyer);
    const seller = await makeHolder(suite, token, 20);
    await verify(suite, seller.id);
    const offering = await makeOffering(suite, { tokenId: token, fundingLimits: limits, currency: "USD" });
    const { offeringPurchaseIntentId: id } = await suite
      .call()
      .offeringPurchaseIntent.create(intentInput(buyer, offering, 30, { currency: "USD" }));
    await complete(suite, id);
    await suite.call().offering.close({ offeringId: offering.offeringId });
    const offer = offerInput(seller, token, { amount: 5, priceInEuro: 61.01 });
    const { offerId } = await suite.call().bulletinBoard.offer.create(offer);
    const takerWalletAddress = dealer.wallets[0]?.address ?? "";
    await suite.call().bulletinBoard.offer.accept({ offerId, customerId: dealer.id, takerWalletAddress });
  });

  it("moved once: its delivery is no transfer by the issuer's hand", async () => {
    const { data } = await suite.call().portfolio.movements({ customerId: buyer.id });
    expect(data.map(({ kind, tokenAmount }) => [kind, tokenAmount])).toEqual([["PURCHASE", "30"]]);
    expect(data[0]?.deliveredAt).toBeDefined();
  });

  it("is worth the same in the statement as in the portfolio, whatever it was traded at in euros", async () => {
    const { figures } = await suite.call().portfolio.get({ customerId: buyer.id });
    expect(figures).toEqual([expect.objectContaining({ currency: "USD", held: 300 })]);
    const asked = { customerId: buyer.id, year: 2027 };
    const { content } = await suite.call().file.statement.get({ ...asked, format: "csv" });
    expect(String(content).trimEnd().split("\r\n").at(-1)).toContain(`${token},Harbour,HLH,30,300.00,USD`);
    const text = await textOf(await suite.call().file.statement.get({ ...asked, format: "pdf" }));
    expect(text).toContain("10.00 USD");
    expect(text).not.toContain("EUR");
  });
});

describe("contract notes", () => {
  it("tell of a completed purchase, and of none before", async () => {
    const text = await textOf(await own().file.purchaseNote.get({ offeringPurchaseIntentId: purchaseId }));
    for (const said of ["Contract note", "10 HLH", "100.00 EUR", "To be delivered"])
      expect(text).toContain(said);
    const { offeringPurchaseIntentId } = await suite
      .call()
      .offeringPurchaseIntent.create(intentInput(customer, await makeOffering(suite)));
    await expectRefusal(suite, "no_contract_note", () =>
      own().file.purchaseNote.get({ offeringPurchaseIntentId }),
    );
  });

  it("tell of a trade to its own sides, and to no other customer", async () => {
    const text = await textOf(await own().file.tradeNote.get({ tradeId }));
    for (const said of ["Contract note", "5 HLH", "61.01 EUR", "A person in Germany"])
      expect(text).toContain(said);
    const stranger = await makeCustomer(suite);
    await expectRefusal(suite, "trade_not_found", () =>
      suite.call({ actor: suite.customer(stranger.id) }).file.tradeNote.get({ tradeId }),
    );
  });
});

it("papers name the issuer as the register has it, throughout", async () => {
  const { organizationId } = suite;
  const called = `Issuer ${organizationId.slice(-6)}`;
  await suite.call().organization.update({ organizationId, brand: { legalName: "Nordlicht GmbH" } });
  const papers = await Promise.all([
    get(2027, "pdf", LATER),
    own().file.purchaseNote.get({ offeringPurchaseIntentId: purchaseId }),
    own().file.tradeNote.get({ tradeId }),
  ]);
  for (const paper of papers) {
    const text = await textOf(paper);
    expect(text).toContain("Electronic record of Nordlicht GmbH");
    expect(text).not.toContain(called);
  }
});
