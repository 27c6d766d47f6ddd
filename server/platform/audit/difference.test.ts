import { describe, expect, it } from "vitest";
import type { ResourceType } from "#db/schema/enums.ts";
import { exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { createOffering } from "#server/domain/primary/offering/contract.ts";
import { createIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { createToken } from "#server/domain/register/token/contract.ts";
import { createOffer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { getTrade } from "#server/domain/secondary/trade/contract.ts";
import { difference } from "./difference.ts";

describe("what differs", () => {
  it.each([
    ["a value", { a: 1 }, { a: 2 }, { a: { from: 1, to: 2 } }],
    ["what is new", {}, { a: 1 }, { a: { to: 1 } }],
    ["what is gone", { a: 1 }, { a: null }, { a: { from: 1 } }],
    ["nothing", { a: [1, { b: 2, c: 3 }] }, { a: [1, { c: 3, b: 2 }] }, {}],
    ["a member", { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { "a.c": { from: 2, to: 3 } }],
    ["a list of texts", { a: ["x"] }, { a: ["x", "y"] }, { a: { from: ["x"], to: ["x", "y"] } }],
    [
      "a dot in a name",
      { a: { "b.c": 1 } },
      { a: { b: { c: 1 } } },
      { "a.b\\.c": { from: 1 }, "a.b.c": { to: 1 } },
    ],
    [
      "a thing in a list",
      { list: [{ id: "x", n: 1 }] },
      {
        list: [
          { id: "y", n: 1 },
          { id: "x", n: 2 },
        ],
      },
      { "list.x.n": { from: 1, to: 2 }, "list.y.id": { to: "y" }, "list.y.n": { to: 1 } },
    ],
    ["what follows from the clock", { updatedAt: "1", availability: "OPEN" }, { updatedAt: "2" }, {}],
  ])("is told of %s", (_, before, after, changes) => {
    expect(difference("offering", before, after)).toEqual({ changes, personal: {} });
  });

  it("of a wallet is told by its address, without what it holds", () => {
    const [wallet] = exampleCustomer.wallets;
    const { personal } = difference(
      "customer",
      { wallets: [wallet] },
      {
        wallets: [
          { ...wallet, balances: { total: "5" } },
          { ...wallet, address: "0xb" },
        ],
      },
    );
    expect(personal).toMatchObject({ "wallets.0xb.address": { to: "0xb" } });
    expect(Object.keys(personal).filter((path) => /balances|object/.test(path))).toEqual([]);
  });
});

describe("what can identify a person", () => {
  const { maker } = createOffer.example.output;
  it.each<[ResourceType, object, personal: string[], other: string[]]>([
    [
      "customer",
      {
        ...exampleCustomer,
        phone: "+49",
        blockedAt: "2027-01-01",
        verification: { currentlyDue: ["phone"], lastError: { reason: "Ada" } },
      },
      [
        "address.city",
        "address.line1",
        "address.postalCode",
        "email",
        "metadata.userId",
        "name",
        "phone",
        "referralCode",
        "username",
        "verification.lastError.reason",
      ],
      [
        "blockedAt",
        "countryCode",
        "hasCompletedProviderSetup",
        "id",
        "isBlocked",
        "type",
        "verification.currentlyDue",
        "verificationStatus",
      ],
    ],
    [
      "offering_purchase_intent",
      createIntent.example.output,
      [
        "paymentInstructions.amount",
        "paymentInstructions.currency",
        "paymentInstructions.reference",
        "walletAddress",
      ],
      [
        "customerId",
        "expiresAt",
        "offeringId",
        "offeringPurchaseIntentId",
        "payment.currency",
        "payment.purchaseAmount",
        "payment.purchaseStatus",
        "payment.tokenAmount",
        "settlement.receivedAmount",
        "settlement.status",
      ],
    ],
    [
      "offer",
      { ...createOffer.example.output, taker: maker, takerWalletAddress: "0x" },
      ["makerWalletAddress", "takerWalletAddress"],
      [
        "amount",
        "expiresAt",
        "intention",
        "maker.id",
        "offerId",
        "priceInEuro",
        "status",
        "taker.id",
        "tokenId",
        "unitPriceInEuro",
      ],
    ],
    [
      "trade",
      getTrade.example.output,
      ["buyerWalletAddress", "payment.payeeName", "sellerWalletAddress"],
      [
        "amount",
        "buyer.id",
        "offerId",
        "payment.reference",
        "payment.status",
        "priceInEuro",
        "seller.id",
        "tokenId",
        "tradeId",
        "unitPriceInEuro",
      ],
    ],
    [
      "token",
      { tokenId: "t", minted: { customerId: "cus", walletAddress: "0x", amount: 1, note: "for Ada" } },
      ["minted.note", "minted.walletAddress"],
      ["minted.amount", "minted.customerId", "tokenId"],
    ],
    [
      "token",
      createToken.example.output,
      [],
      [
        "address",
        "decimals",
        "holders",
        "isPaused",
        "issuedSupply",
        "name",
        "organizationId",
        "settlement",
        "symbol",
        "tokenId",
        "totalSupply",
      ],
    ],
    [
      "member",
      { userId: "u", role: "admin", name: "Ada", email: "a@b", picture: "p" },
      ["email", "name", "picture"],
      ["role", "userId"],
    ],
    [
      "invitation",
      { email: "a@b", role: "admin", status: "pending", expiresAt: "x" },
      ["email"],
      ["expiresAt", "role", "status"],
    ],
    [
      "api_key",
      { name: "Shop", prefix: "sk_test_ab", scopes: ["offering:read"] },
      [],
      ["name", "prefix", "scopes"],
    ],
    ["organization", { name: "Nordlicht", slug: "nordlicht" }, [], ["name", "slug"]],
  ])("of a %s stands apart", (resource, after, personal, other) => {
    const found = difference(resource, {}, after);
    const wallets = /^wallets\./;
    expect(
      Object.keys(found.personal)
        .filter((path) => !wallets.test(path))
        .sort(),
    ).toEqual(personal);
    expect(Object.keys(found.changes).sort()).toEqual(other);
  });

  it("of an offering is nothing, and its token is not told again", () => {
    const { changes, personal } = difference("offering", {}, createOffering.example.output);
    expect(personal).toEqual({});
    expect(Object.keys(changes).filter((path) => path.startsWith("token."))).toEqual([]);
  });
});
