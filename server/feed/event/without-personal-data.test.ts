import { describe, expect, it } from "vitest";
import { exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { getPayment } from "#server/domain/payments/payment/contract.ts";
import { getIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { createOffer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { getTrade } from "#server/domain/secondary/trade/contract.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

const { id } = exampleCustomer;
const emptiedCustomer = {
  ...Object.fromEntries(Object.keys(exampleCustomer).map((name) => [name, null])),
  id,
  object: "customer",
  type: exampleCustomer.type,
  countryCode: exampleCustomer.countryCode,
  verificationStatus: exampleCustomer.verificationStatus,
  isBlocked: exampleCustomer.isBlocked,
  hasCompletedProviderSetup: exampleCustomer.hasCompletedProviderSetup,
  createdAt: exampleCustomer.createdAt,
  updatedAt: exampleCustomer.updatedAt,
};

describe("what an event carries, once a customer's data is erased", () => {
  it("is of the customer what cannot identify it", () => {
    const data = withoutPersonalData("customer", exampleCustomer, id);
    expect(data).toEqual(emptiedCustomer);
    expect(Object.keys(data)).toEqual(Object.keys(exampleCustomer));
  });

  it("is an offer and a trade without that side, and with the other", () => {
    const maker = { ...exampleCustomer, id: "cus_other", name: "Bo" };
    const offer = { ...createOffer.example.output, maker, taker: exampleCustomer, takerWalletAddress: "0xt" };
    expect(withoutPersonalData("offer", offer, id)).toEqual({
      ...offer,
      taker: emptiedCustomer,
      takerWalletAddress: null,
    });
    const own = { ...createOffer.example.output, metadata: { desk: "Ada's" } };
    expect(withoutPersonalData("offer", own, own.maker.id)).toMatchObject({
      makerWalletAddress: null,
      metadata: null,
    });
    expect(withoutPersonalData("offer", own, "cus_taker")).toEqual(own);
    const trade = { ...getTrade.example.output, seller: exampleCustomer };
    expect(withoutPersonalData("trade", trade, id)).toEqual({
      ...trade,
      seller: emptiedCustomer,
      sellerWalletAddress: null,
      payment: { ...trade.payment, payeeName: null },
    });
    expect(withoutPersonalData("trade", trade, trade.buyer.id)).toMatchObject({
      seller: exampleCustomer,
      sellerWalletAddress: trade.sellerWalletAddress,
      payment: trade.payment,
      buyer: { ...emptiedCustomer, id: trade.buyer.id },
      buyerWalletAddress: null,
    });
    expect(withoutPersonalData("trade", trade, "cus_nobody")).toBe(trade);
  });

  it("is a purchase without its wallet and its client's own data", () => {
    const intent = { ...getIntent.example.output, metadata: { order: "Ada's" } };
    expect(withoutPersonalData("offering_purchase_intent", intent, id)).toMatchObject({
      offeringId: intent.offeringId,
      walletAddress: null,
      metadata: null,
    });
  });

  it("is of money who paid, and nothing else", () => {
    const payment = { ...getPayment.example.output, payerName: "Ada", payerAccount: "DE75" };
    expect(withoutPersonalData("payment", payment, id)).toEqual({
      ...payment,
      payerName: null,
      payerAccount: null,
    });
    const failure = { code: "returned", reason: "Ada's account is closed." };
    expect(withoutPersonalData("distribution_payment", { amount: 1, failure }, id)).toEqual({
      amount: 1,
      failure: { code: "returned", reason: null },
    });
  });
});
