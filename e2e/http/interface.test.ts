import { describe, expect, it } from "vitest";
import {
  baseUrl,
  customerBody,
  get,
  intentBody,
  makeCustomer,
  makeOffer,
  makeOffering,
  newWallet,
  offeringBody,
  post,
  unique,
} from "./client.ts";

const timestamp = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
const id = expect.stringMatching(/^[\w-]{8,}$/);
const address = expect.stringMatching(/^0x[0-9a-fA-F]{40}$/);

/** Both places the interface answers at. */
const places = [
  ["/api", `${baseUrl}/api`],
  ["the bare paths", baseUrl],
] as const;

describe.each(places)("the interface at %s", (_name, origin) => {
  it("POST /offering: creates an offering of a token nobody registered", async () => {
    const sent = {
      subdomain: unique(),
      tokenId: unique("token"),
      title: "Harbour Lofts Hamburg",
      pricePerToken: 12.5,
      offeringPeriod: { startDate: "2026-01-01T00:00:00Z", endDate: "2090-01-01T00:00:00Z" },
      fundingLimits: {
        minPayableAmount: 100,
        maxPayableAmount: 25_000,
        hardCap: 500_000,
        softCap: 150_000,
      },
      imageUrl: "https://example.com/harbour.jpg",
      subtitle: "Twelve apartments",
      description: "A converted warehouse.",
      type: "Real estate",
    };
    const { status, body } = await post(`${origin}/offering`, sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      offeringId: id,
      title: sent.title,
      token: {
        name: expect.any(String),
        symbol: expect.any(String),
        address,
        decimals: 18,
        isPaused: false,
        totalSupply: expect.any(Number),
        createdAt: timestamp,
      },
      pricePerToken: 12.5,
      offeringPeriod: { startDate: "2026-01-01T00:00:00.000Z", endDate: "2090-01-01T00:00:00.000Z" },
      fundingLimits: { raised: 0, ...sent.fundingLimits },
      participants: 0,
      organizationId: expect.stringMatching(/./),
      subtitle: sent.subtitle,
      description: sent.description,
      imageUrl: sent.imageUrl,
      type: sent.type,
    });
  });

  it("POST /customer: onboards a customer, told with its status and its wallets' balances", async () => {
    const sent = {
      wallets: [{ address: newWallet() }, { address: newWallet() }],
      type: "ORGANIZATION",
      countryCode: "PT",
      username: "acme",
      name: "Acme Lda",
      email: "office@acme.example",
      phone: "+351 21 000 0000",
      metadata: { userId: "42" },
      address: { line1: "Rua 1", line2: "2.º", city: "Lisboa", state: "Lisboa", postalCode: "1000-001" },
    };
    const { status, body } = await post(`${origin}/customer`, sent);
    expect(status).toBe(200);
    const wallet = {
      address,
      object: "wallet",
      balances: {
        token: address,
        total: expect.stringMatching(/^\d/),
        available: { amount: "0" },
        frozen: { amount: "0" },
      },
    };
    expect(body).toMatchObject({
      ...sent,
      id,
      object: "customer",
      verificationStatus: expect.stringMatching(/^(INCOMPLETE|IN_PROGRESS|COMPLETED)$/),
      wallets: [wallet, wallet],
      hasCompletedProviderSetup: false,
      referralCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]+$/),
      createdAt: timestamp,
    });
  });

  it("POST /offering-purchase-intent: records a purchase, in either currency", async () => {
    const [customer, offering] = [await makeCustomer(), await makeOffering()];
    for (const currency of ["EUR", "USD"]) {
      const sent = {
        customerId: customer.id,
        walletAddress: customer.wallets[0]?.address,
        offeringId: offering.offeringId,
        payment: { purchaseAmount: 100, tokenAmount: 10, currency },
      };
      const { status, body } = await post(`${origin}/offering-purchase-intent`, sent);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        offeringPurchaseIntentId: id,
        offeringId: offering.offeringId,
        walletAddress: customer.wallets[0]?.address,
        customerId: customer.id,
        payment: { purchaseAmount: 100, tokenAmount: 10, purchaseStatus: "PENDING", currency },
        createdAt: timestamp,
        updatedAt: timestamp,
      });
    }
  });

  it("POST /bulletin-board/offer/{offerId}/cancel: cancels an offer", async () => {
    const { offer, maker, tokenId } = await makeOffer();
    const path = `/bulletin-board/offer/${offer.offerId}/cancel`;
    const { status, body } = await post(`${origin}${path}`, { customerId: maker.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tokenId,
      makerWalletAddress: maker.wallets[0]?.address,
      amount: 5,
      priceInEuro: 60,
      status: "CANCELLED",
      intention: "SELL",
      maker: { id: maker.id, object: "customer", wallets: [{ object: "wallet" }] },
    });
    expect(body).not.toHaveProperty("takerWalletAddress");
    expect(body).not.toHaveProperty("taker");
  });

  it("reads what was made", async () => {
    const [customer, offering] = [await makeCustomer(), await makeOffering()];
    expect((await get(`${origin}/customer/${customer.id}`)).body).toEqual(customer);
    expect((await get(`${origin}/offering/${offering.offeringId}`)).body).toEqual(offering);
    const { body: intent } = await post(`${origin}/offering-purchase-intent`, intentBody(customer, offering));
    const path = `/offering-purchase-intent/${intent.offeringPurchaseIntentId}`;
    expect((await get(`${origin}${path}`)).body).toEqual(intent);
    const { offer } = await makeOffer();
    expect((await get(`${origin}/bulletin-board/offer/${offer.offerId}`)).body).toEqual(offer);
  });
});

describe("a client that knows the interface alone", () => {
  it("gets from nothing to a purchase: offering, customer, intent", async () => {
    const offering = await post("/offering", {
      subdomain: unique(),
      tokenId: unique(),
      title: "First",
      pricePerToken: 1,
      offeringPeriod: { startDate: "2026-01-01T00:00:00Z", endDate: "2090-01-01T00:00:00Z" },
      fundingLimits: { minPayableAmount: 1, maxPayableAmount: 10, hardCap: 100, softCap: 0 },
    });
    const walletAddress = newWallet().toUpperCase().replace("0X", "0x");
    const customer = await post("/customer", {
      wallets: [{ address: walletAddress }],
      type: "INDIVIDUAL",
      countryCode: "US",
    });
    const intent = await post("/offering-purchase-intent", {
      customerId: customer.body.id,
      walletAddress,
      offeringId: offering.body.offeringId,
      payment: { purchaseAmount: 5, tokenAmount: 5, currency: "USD" },
    });
    expect([offering.status, customer.status, intent.status]).toEqual([200, 200, 200]);
  });

  it("may send more than the interface names", async () => {
    const extra = { object: "x", id: "mine", surprise: { deep: [1, 2, { 3: null }] } };
    expect((await post("/customer", { ...customerBody(), ...extra })).status).toBe(200);
    const { status, body } = await post("/offering", { ...offeringBody(), ...extra, raised: 5 });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty("surprise");
    expect(body).toMatchObject({ fundingLimits: { raised: 0 } });
  });

  it("leaves out what is not required", async () => {
    const customer = await makeCustomer();
    expect(customer).not.toHaveProperty("name");
    expect(customer.verificationStatus).toBe("INCOMPLETE");
    const offering = await makeOffering();
    for (const absent of ["subtitle", "description", "imageUrl", "type"]) {
      expect(offering).not.toHaveProperty(absent);
    }
  });

  it("gets text back as it was sent, trimmed, in every script", async () => {
    const name = "  Ünïcödé 株式会社 🏗️ العربية \u202e  ";
    const customer = await makeCustomer({ name, metadata: { " key ": name } });
    expect(customer.name).toBe(name.trim());
    expect(customer.metadata).toEqual({ " key ": name });
  });

  it("gets amounts back to the last digit", async () => {
    const offering = await makeOffering({ pricePerToken: 0.07 });
    const customer = await makeCustomer();
    const payment = { tokenAmount: 12_345.678901234567, purchaseAmount: 864.2 };
    const { status, body } = await post(
      "/offering-purchase-intent",
      intentBody(customer, offering, 1, payment),
    );
    expect(status).toBe(200);
    expect(body.payment).toMatchObject(payment);
  });
});
