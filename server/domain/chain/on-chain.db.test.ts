import { beforeAll, describe, expect, it } from "vitest";
import { makeRefused, makeStuck } from "#testing/chain-calls.ts";
import { OPERATOR, withChain } from "#testing/chain-link.ts";
import { complete, intentInput, makeOffering, offerInput } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, unique } from "#testing/testing.ts";
import { makeChainCustomer, makeChainToken } from "./testing.ts";

const suite = await openSuite();
const other = await openSuite();
const { organizationId, sql } = suite;

/** What becomes of a token's operations on its chain, those that are told alone. */
async function bring(tokenId: string, status: "ASSIGNED" | "MINED" | "FINAL" | "REFUSED", kinds?: string[]) {
  await sql`
    update chain_operation
       set status = ${status}, transaction_id = 'ctx_1', operation_id = id, reason = 'not today',
           tx_hash = ${status === "ASSIGNED" ? null : "0xabc"}, block_number = ${status === "ASSIGNED" ? null : 90},
           final_at = ${status === "FINAL" ? sql`now()` : null}
     where organization_id = ${organizationId} and token_id = ${tokenId}
       ${kinds ? sql`and kind = any (${kinds}::chain_operation_kind[])` : sql``}`;
}

describe("what is on a chain", () => {
  let token: Awaited<ReturnType<typeof makeChainToken>>;
  let seller: Awaited<ReturnType<typeof makeChainCustomer>>;
  beforeAll(async () => {
    token = await makeChainToken(suite, { decimals: 6, status: "LIVE" });
    seller = await makeChainCustomer(suite, token.registry);
    const { address } = await suite.call().token.get({ tokenId: token.tokenId });
    expect(address).toMatch(/^0x/);
    await sql`
      insert into chain_signer (chain_id, address, latest_block, final_block, balance, checked_at)
      values (31337, ${OPERATOR}, 99, 95, 1482000000000000000, now()) on conflict (chain_id, address) do update
        set latest_block = 99, final_block = 95, balance = excluded.balance`;
  });

  it("stands on the entry, the holding, the trade and the purchase, and on nothing of the ledger", async () => {
    const { tokenId } = token;
    const { register, customer, trade } = suite.call();
    const later = (minutes: number) => suite.call({ now: new Date(NOW.getTime() + minutes * 60_000) });
    await later(0.5).token.mint({
      tokenId,
      customerId: seller.id,
      walletAddress: seller.address,
      amount: 100.000001,
    });
    const offer = await later(1).bulletinBoard.offer.create(offerInput(seller, tokenId, { amount: 20 }));
    await bring(tokenId, "FINAL");
    const buyer = await makeChainCustomer(suite, token.registry);
    await later(2).bulletinBoard.offer.accept({
      offerId: offer.offerId,
      customerId: buyer.id,
      takerWalletAddress: buyer.address,
    });
    const holdings = async () => {
      const [own] = (await customer.get({ customerId: seller.id })).holdings;
      return own;
    };
    expect(await holdings()).toMatchObject({
      total: "80.000001",
      frozen: { amount: "0" },
      chain: { total: "100.000001", frozen: "20", block: 90, inSync: false },
    });
    const [traded] = (await trade.list({ tokenId })).data;
    expect(traded?.chain).toEqual({ status: "QUEUED" });
    await bring(tokenId, "MINED", ["TRANSFER_FROZEN"]);
    expect((await trade.get({ tradeId: traded?.tradeId ?? "" })).chain).toEqual({
      status: "MINED",
      txHash: "0xabc",
      blockNumber: 90,
    });
    await bring(tokenId, "FINAL");
    expect(await holdings()).toMatchObject({
      total: "80.000001",
      chain: { total: "80.000001", frozen: "0", inSync: true },
    });
    const { data } = await register.entries({ tokenId });
    expect(data.map(({ reason, chain }) => [reason, chain?.status])).toEqual([
      ["TRANSFER", "FINAL"],
      ["FREEZE", "FINAL"],
      ["MINT", "FINAL"],
      ["ISSUE", undefined],
    ]);
    await sql`insert into chain_difference (organization_id, id, token_id, kind, wallet_address, block_number, created_at)
      values (${organizationId}, ${unique("cdf")}, ${tokenId}, 'EXTERNAL_MINT', ${seller.address}, 95, now())`;
    expect(await holdings()).toMatchObject({ chain: { total: "80.000001", inSync: false } });
    const [difference] = (await suite.call().chain.differences({ tokenId, status: "OPEN" })).data;
    expect(difference).toMatchObject({ kind: "EXTERNAL_MINT", status: "OPEN", blockNumber: 95 });
  });

  it("tells of a purchase when its transaction is in a block, and how many blocks stand on that", async () => {
    const { tokenId, registry } = await makeChainToken(suite, { status: "LIVE" });
    const buyer = await makeChainCustomer(suite, registry);
    const offering = await makeOffering(suite, { tokenId });
    const bought = await suite.call().offeringPurchaseIntent.create(intentInput(buyer, offering, 500));
    const { offeringPurchaseIntentId } = bought;
    const get = () => suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId });
    await complete(suite, offeringPurchaseIntentId);
    expect((await get()).settlement).not.toHaveProperty("chain");
    await suite.call().offering.close({ offeringId: offering.offeringId });
    expect((await get()).settlement.status).toBe("DELIVERED");
    expect((await get()).settlement).toMatchObject({ chain: { status: "QUEUED" } });
    expect((await get()).settlement).not.toHaveProperty("txHash");
    await bring(tokenId, "MINED");
    expect((await get()).settlement).toMatchObject({
      txHash: "0xabc",
      chain: { status: "MINED", confirmations: 10 },
    });
    await bring(tokenId, "FINAL");
    const [listed] = (await suite.call().offeringPurchaseIntent.list({ customerId: buyer.id })).data;
    expect(listed?.settlement).toMatchObject({ txHash: "0xabc", chain: { status: "FINAL" } });
  });

  it("is told of a token, with its queue and who signs", async () => {
    const { tokenId, registry } = await makeChainToken(suite, { status: "LIVE" });
    const holder = await makeChainCustomer(suite, registry);
    const mint = () =>
      suite.call().token.mint({ tokenId, customerId: holder.id, walletAddress: holder.address, amount: 1 });
    await mint();
    await bring(tokenId, "MINED");
    await mint();
    await mint();
    const app = withChain(suite.app);
    const shown = await suite.call({ app, now: new Date() }).chain.token({ tokenId });
    expect(shown).toMatchObject({
      mode: "ERC3643",
      contract: { status: "LIVE", inSync: true, openDifferences: 0, explorerUrl: "https://explorer.example" },
      latestBlock: 99,
      finalBlock: 95,
      queue: { waiting: 2, sent: 1, refused: 0, oldestSeconds: expect.any(Number) },
      signer: { balance: "1.482" },
    });
    const whole = await suite.call({ app }).chain.get({});
    expect(whole).toMatchObject({ isConfigured: true, chainId: 31337, signer: { balance: "1.482" } });
    expect(whole.queue.waiting).toBeGreaterThanOrEqual(2);
    expect(await suite.call().chain.get({})).toMatchObject({ isConfigured: false });
  });
});

describe("operations of a chain", () => {
  it("are found by what they are about, and never another organization's", async () => {
    const { tokenId, registry } = await makeChainToken(suite, { status: "LIVE" });
    const holder = await makeChainCustomer(suite, registry);
    const wallet = { customerId: holder.id, walletAddress: holder.address };
    await suite.call().token.mint({ tokenId, ...wallet, amount: 10 });
    const now = new Date(NOW.getTime() + 1000);
    const offer = await suite
      .call({ now })
      .bulletinBoard.offer.create(offerInput(holder, tokenId, { amount: 4 }));
    await bring(tokenId, "FINAL", ["MINT"]);
    const kinds = async (query: object) =>
      (await suite.call().chainOperation.list(query)).data.map(({ kind, status }) => `${kind} ${status}`);
    expect(await kinds({ tokenId })).toEqual(["FREEZE QUEUED", "MINT FINAL"]);
    expect(await kinds({ tokenId, status: "FINAL" })).toEqual(["MINT FINAL"]);
    expect(await kinds({ tokenId, kind: "FREEZE" })).toEqual(["FREEZE QUEUED"]);
    expect(await kinds({ tokenId, kind: "FREEZE", status: "FINAL" })).toEqual([]);
    expect(await kinds({ status: "FINAL", kind: "MINT", limit: 1 })).toEqual(["MINT FINAL"]);
    expect(await kinds({ q: offer.offerId })).toEqual(["FREEZE QUEUED"]);
    const [freeze] = (await suite.call().chainOperation.list({ tokenId })).data;
    expect(freeze).toMatchObject({ amount: "4", reference: offer.offerId });
    expect(await kinds({ q: freeze?.chainOperationId })).toEqual(["FREEZE QUEUED"]);
    const { chainOperationId = "" } = freeze ?? {};
    expect(await suite.call().chainOperation.get({ chainOperationId })).toEqual(freeze);
    expect((await other.call().chainOperation.list({})).data).toEqual([]);
    await expectRefusal(other, "chain_operation_not_found", () =>
      other.call().chainOperation.get({ chainOperationId }),
    );
  });

  it("that were refused are tried again once, in their place and under their identity", async () => {
    const one = await makeRefused(suite);
    const { chainOperationId } = one;
    const retry = () => suite.call().chainOperation.retry(one);
    const before = await suite.call().chainOperation.get(one);
    expect(before).toMatchObject({ status: "REFUSED", reason: "WalletNotRegistered" });
    const outcomes = await Promise.allSettled([retry(), retry(), retry()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const after = await suite.call().chainOperation.get(one);
    expect(after).toMatchObject({ status: "QUEUED" });
    expect(after).not.toHaveProperty("reason");
    const refusal = await expectRefusal(suite, "invalid_transition", retry);
    expect(refusal.message).toContain("Only what was refused can be tried again");
    const { data } = await suite.call().auditEvent.list({ resourceId: chainOperationId });
    expect(data).toMatchObject([{ action: "retryChainOperation", resourceType: "chain_operation" }]);
    await expectRefusal(other, "chain_operation_not_found", () => other.call().chainOperation.retry(one));
  });
});

describe("transactions of a chain", () => {
  it("are listed with what they carry and what they pay", async () => {
    const one = await makeStuck(suite);
    const transaction = await suite.call().chainTransaction.get(one);
    expect(transaction).toMatchObject({
      status: "BROADCAST",
      attempts: 1,
      maxFeeInGwei: "24.5",
      operations: 0,
    });
    const { tokenId } = transaction;
    const ids = async (query: object) =>
      (await suite.call().chainTransaction.list(query)).data.map(
        ({ chainTransactionId }) => chainTransactionId,
      );
    expect(await ids({ tokenId })).toEqual([one.chainTransactionId]);
    expect(await ids({ tokenId, status: "BROADCAST" })).toEqual([one.chainTransactionId]);
    expect(await ids({ tokenId, status: "FINAL" })).toEqual([]);
    expect(await ids({ status: "BROADCAST" })).toContain(one.chainTransactionId);
    await sql`insert into chain_operation (organization_id, id, token_id, seq, kind, units, status, transaction_id,
        operation_id, created_at)
      values (${organizationId}, ${unique("cop")}, ${tokenId}, 1, 'PAUSE', 0, 'ASSIGNED', ${one.chainTransactionId},
        ${unique("0x")}, now())`;
    expect((await suite.call().chainTransaction.list({ tokenId })).data).toMatchObject([{ operations: 1 }]);
    expect((await other.call().chainTransaction.list({})).data).toEqual([]);
    await expectRefusal(other, "chain_transaction_not_found", () => other.call().chainTransaction.get(one));
  });

  it("that wait for a block are sped up: the sender takes them for stuck", async () => {
    const one = await makeStuck(suite);
    const speedUp = () => suite.call().chainTransaction.speedUp(one);
    await speedUp();
    const [row] =
      await sql`select last_broadcast_at < now() - interval '1 day' as is_old, last_broadcast_block::int as block
      from chain_transaction where id = ${one.chainTransactionId}`;
    expect(row).toEqual({ is_old: true, block: 0 });
    const { data } = await suite.call().auditEvent.list({ resourceId: one.chainTransactionId });
    expect(data).toMatchObject([{ action: "speedUpChainTransaction" }]);
    await expectRefusal(other, "chain_transaction_not_found", () =>
      other.call().chainTransaction.speedUp(one),
    );
    await sql`update chain_transaction set status = 'SIGNED' where id = ${one.chainTransactionId}`;
    await expectRefusal(suite, "invalid_transition", speedUp);
  });
});
