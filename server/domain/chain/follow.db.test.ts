import { describe, expect, it } from "vitest";
import { offerInput } from "#testing/factories.ts";
import { openSuite, type Suite } from "#testing/testing.ts";
import { makeChainCustomer, makeChainToken } from "./testing.ts";

const suite = await openSuite();

interface OperationRow {
  kind: string;
  from: string | null;
  to: string | null;
  units: string;
  seq: string;
  status: string;
}

/** A token's operations in their order. */
function operationsOf({ sql, organizationId }: Suite, tokenId: string) {
  return sql<OperationRow[]>`
    select kind, from_address as "from", to_address as "to", units::text, seq::text, status from chain_operation
     where organization_id = ${organizationId} and token_id = ${tokenId} order by seq`;
}

describe("the operations of an ERC-3643 token", () => {
  it("follow each entry that moves tokens of wallets, in its transaction", async () => {
    const { tokenId, registry } = await makeChainToken(suite, { decimals: 6 });
    const seller = await makeChainCustomer(suite, registry);
    const buyer = await makeChainCustomer(suite, registry);
    const { token, register, bulletinBoard } = suite.call();
    await token.mint({ tokenId, customerId: seller.id, walletAddress: seller.address, amount: 100.000001 });
    const kept = await bulletinBoard.offer.create(offerInput(seller, tokenId, { amount: 10 }));
    await bulletinBoard.offer.cancel({ offerId: kept.offerId, customerId: seller.id });
    const sold = await bulletinBoard.offer.create(offerInput(seller, tokenId, { amount: 20 }));
    await bulletinBoard.offer.accept({
      offerId: sold.offerId,
      customerId: buyer.id,
      takerWalletAddress: buyer.address,
    });
    await register.transfer({
      tokenId,
      fromCustomerId: buyer.id,
      fromWalletAddress: buyer.address,
      toCustomerId: seller.id,
      toWalletAddress: seller.address,
      amount: 5,
      reason: "An inheritance.",
    });
    const operations = await operationsOf(suite, tokenId);
    const [a, b] = [seller.address, buyer.address];
    expect(operations.map(({ kind, from, to, units }) => [kind, from, to, units])).toEqual([
      ["MINT", null, a, "100000001"],
      ["FREEZE", a, null, "10000000"],
      ["UNFREEZE", a, null, "10000000"],
      ["FREEZE", a, null, "20000000"],
      ["TRANSFER_FROZEN", a, b, "20000000"],
      ["TRANSFER", b, a, "5000000"],
    ]);
    expect(new Set(operations.map(({ seq }) => seq)).size).toBe(operations.length);
    expect(operations.every(({ status }) => status === "WAITING")).toBe(true);
  });

  it("are none where the token is of the ledger alone, or where the entry is undone", async () => {
    const { tokenId, registry } = await makeChainToken(suite, { totalSupply: 10 });
    const holder = await makeChainCustomer(suite, registry);
    const mint = (amount: number) =>
      suite.call().token.mint({ tokenId, customerId: holder.id, walletAddress: holder.address, amount });
    await expect(mint(11)).rejects.toThrow();
    expect(await operationsOf(suite, tokenId)).toEqual([]);
    await suite.sql`update token set settlement = 'LEDGER'
      where organization_id = ${suite.organizationId} and id = ${tokenId}`;
    await mint(10);
    expect(await operationsOf(suite, tokenId)).toEqual([]);
  });

  it("of one wallet get their places in the order of its entries, whatever the clock says", async () => {
    const { tokenId, registry } = await makeChainToken(suite, { totalSupply: 100_000 });
    const holder = await makeChainCustomer(suite, registry);
    const mint = (amount: number) =>
      suite.call().token.mint({ tokenId, customerId: holder.id, walletAddress: holder.address, amount });
    await mint(1);
    await suite.sql`update chain_operation set seq = 9000000000000000
      where organization_id = ${suite.organizationId} and token_id = ${tokenId}`;
    await mint(2);
    await Promise.all(Array.from({ length: 20 }, (_, n) => mint(n + 3)));
    const operations = await operationsOf(suite, tokenId);
    expect(operations.slice(0, 2).map(({ units }) => units)).toEqual(
      ["1", "2"].map((n) => `${n}${"0".repeat(18)}`),
    );
    // Each saw the one before: none has the place of another, though the clock is behind them all.
    expect(new Set(operations.map(({ seq }) => seq)).size).toBe(22);
  });
});
