import { randomBytes } from "node:crypto";
import { type Address, encodeFunctionData, parseAbi } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mintAll } from "#server/domain/chain/testing.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { succeed } from "#testing/chain-contracts.ts";
import { offerInput } from "#testing/factories.ts";
import { openSuite, unique } from "#testing/testing.ts";
import {
  actOutside,
  balanceOf,
  type LiveToken,
  makeLiveToken,
  makeRegistered,
  openChain,
  reconcile,
  type TestChain,
} from "./testing.ts";

const suite = await openSuite();

const ownable = parseAbi(["function transferOwnership(address)", "function acceptOwnership()"]);

const units = (tokens: number) => BigInt(tokens) * 1_000_000n;

interface DifferenceRow {
  id: string;
  kind: string;
  wallet: string;
  other: string;
  status: string;
  register: string | null;
  chain: string | null;
}

function differencesOf({ tokenId }: LiveToken) {
  return suite.sql<DifferenceRow[]>`
    select id, kind, wallet_address as wallet, other_address as other, status, register_units::text as register,
           chain_units::text as chain
      from chain_difference where organization_id = ${suite.organizationId} and token_id = ${tokenId} order by kind`;
}

async function isInSync({ tokenId }: LiveToken): Promise<boolean | undefined> {
  const [row] = await suite.sql<{ in_sync: boolean }[]>`
    select in_sync from chain_token where organization_id = ${suite.organizationId} and token_id = ${tokenId}`;
  return row?.in_sync;
}

describe.skipIf(!anvilProgram).each([
  { name: "ours", trex: false },
  { name: "the official T-REX token", trex: true },
])(`comparing with $name${anvilProgram ? "" : `: ${noAnvil}`}`, ({ trex }) => {
  let chain: TestChain;
  beforeAll(async () => {
    chain = await openChain(suite);
  });
  afterAll(() => chain?.close());

  /** A token with two holders, on the chain as in the register, and an agent that is not the register's. */
  async function makeHeld() {
    const token = await makeLiveToken(suite, chain, { trex });
    const [a, b] = [await makeRegistered(suite, chain, token), await makeRegistered(suite, chain, token)];
    const { tokenId } = token;
    for (const holder of [a, b])
      await suite.call().token.mint({
        tokenId,
        customerId: holder.id,
        walletAddress: holder.address,
        amount: 100,
      });
    await chain.send();
    await actOutside(chain, token, "addAgent", token.contracts.owner);
    return { token, a, b };
  }

  /** Our token takes two steps to another owner, the official one takes one. */
  async function handOver({ contracts }: LiveToken, from: Address, to: Address): Promise<void> {
    const gas = 200_000n;
    const given = encodeFunctionData({ abi: ownable, functionName: "transferOwnership", args: [to] });
    await succeed(chain.anvil, from, { to: contracts.token, data: given, gas });
    if (trex) return;
    const accepted = encodeFunctionData({ abi: ownable, functionName: "acceptOwnership" });
    await succeed(chain.anvil, to, { to: contracts.token, data: accepted, gas });
  }

  it("finds nothing where all went through the register", async () => {
    const { token, a, b } = await makeHeld();
    const { tokenId } = token;
    const sold = await suite.call().bulletinBoard.offer.create(offerInput(a, tokenId, { amount: 20 }));
    await suite.call().bulletinBoard.offer.create(offerInput(b, tokenId, { amount: 30 }));
    await suite.call().bulletinBoard.offer.accept({
      offerId: sold.offerId,
      customerId: b.id,
      takerWalletAddress: b.address,
    });
    // Before anything of it was sent, and after.
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 0, wallets: 2 });
    await chain.send();
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 0 });
    expect(await balanceOf(chain, token, b.address)).toEqual({ total: units(120), frozen: units(30) });
    expect(await isInSync(token)).toBe(true);
  });

  it("names what was done past the register, once", async () => {
    const { token, a, b } = await makeHeld();
    const [x, y] = [a.address, b.address];
    await reconcile(suite, chain, token);
    await actOutside(chain, token, "mint", x, units(5));
    await actOutside(chain, token, "burn", y, units(7));
    await actOutside(chain, token, "forcedTransfer", x, y, units(3));
    await actOutside(chain, token, "freezePartialTokens", y, units(2));
    expect((await reconcile(suite, chain, token)).found).toEqual([
      "EXTERNAL_MINT",
      "EXTERNAL_BURN",
      "EXTERNAL_TRANSFER",
      "EXTERNAL_FREEZE",
    ]);
    expect(
      (await differencesOf(token)).map(({ kind, wallet, other, register, chain }) => [
        kind,
        wallet,
        other,
        register,
        chain,
      ]),
    ).toEqual([
      ["EXTERNAL_MINT", x, "", "100000000", "102000000"],
      ["EXTERNAL_BURN", y, "", "100000000", "96000000"],
      ["EXTERNAL_TRANSFER", x, y, "100000000", "102000000"],
      ["EXTERNAL_FREEZE", y, "", "0", "2000000"],
    ]);
    expect(await isInSync(token)).toBe(false);
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 4 });
  });

  it("keeps back what is to be sent for the wallets concerned, and for no others", async () => {
    const { token, a, b } = await makeHeld();
    const c = await makeRegistered(suite, chain, token);
    await actOutside(chain, token, "forcedTransfer", a.address, b.address, units(1));
    await reconcile(suite, chain, token);
    const { tokenId } = token;
    for (const holder of [a, b, c])
      await suite.call().token.mint({
        tokenId,
        customerId: holder.id,
        walletAddress: holder.address,
        amount: 10,
      });
    await chain.send();
    const waiting = await suite.sql<{ to: string }[]>`
      select to_address as "to" from chain_operation
       where organization_id = ${suite.organizationId} and token_id = ${tokenId} and status = 'WAITING'`;
    expect(waiting.map(({ to }) => to).toSorted()).toEqual([a.address, b.address].toSorted());
  });

  it("names an opened token, a new owner and a lost role, and ends them when they are as they were", async () => {
    const { token } = await makeHeld();
    const { agent } = token.contracts;
    await reconcile(suite, chain, token);
    await actOutside(chain, token, "unpause");
    expect((await reconcile(suite, chain, token)).found).toEqual(["UNPAUSED"]);
    await actOutside(chain, token, "removeAgent", agent);
    expect((await reconcile(suite, chain, token)).found).toEqual(["ROLE_LOST"]);
    await actOutside(chain, token, "addAgent", agent);
    await actOutside(chain, token, "pause");
    const [owner, heir] = [chain.anvil.account(0), chain.anvil.account(5)];
    await handOver(token, owner, heir);
    expect((await reconcile(suite, chain, token)).found).toEqual(["OWNER_CHANGED"]);
    await handOver(token, heir, owner);
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 0 });
    expect((await differencesOf(token)).map(({ status }) => status)).toEqual(Array(3).fill("CORRECTED"));
    expect(await isInSync(token)).toBe(true);
  });

  it("has no false alarm while much goes on", async () => {
    const token = await makeLiveToken(suite, chain, { trex });
    const { tokenId } = token;
    const holders: Awaited<ReturnType<typeof makeRegistered>>[] = [];
    for (let n = 0; n < 6; n += 1) holders.push(await makeRegistered(suite, chain, token));
    let isBusy = true;
    const trade = async (place: number) => {
      const maker = holders[place];
      const taker = holders[(place + 1) % holders.length];
      if (!maker || !taker) throw new Error("there are too few");
      const { call } = suite;
      await call().token.mint({ tokenId, customerId: maker.id, walletAddress: maker.address, amount: 50 });
      for (let round = 0; round < 8; round += 1) {
        const offer = await call().bulletinBoard.offer.create(offerInput(maker, tokenId, { amount: 3 }));
        const { offerId } = offer;
        if (round % 3 === 0) await call().bulletinBoard.offer.cancel({ offerId, customerId: maker.id });
        else
          await call().bulletinBoard.offer.accept({
            offerId,
            customerId: taker.id,
            takerWalletAddress: taker.address,
          });
      }
    };
    const send = async () => {
      while (isBusy) await chain.send();
      await chain.send();
    };
    const found: string[] = [];
    const compare = async () => {
      while (isBusy) found.push(...(await reconcile(suite, chain, token)).found);
    };
    const working = Promise.all([send(), compare()]);
    await Promise.all(holders.map((_, place) => trade(place))).finally(() => (isBusy = false));
    await working;
    expect(found).toEqual([]);
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 0, wallets: 6 });
    const left = async () => {
      const rows = await suite.sql`
        select from chain_operation
         where organization_id = ${suite.organizationId} and token_id = ${tokenId} and status <> 'FINAL'`;
      return rows.length;
    };
    // On a busy machine what was written last may need another round.
    for (let round = 0; round < 20 && (await left()) > 0; round += 1) await chain.send();
    expect(await left()).toBe(0);
  });

  it("has the supply right from the first time on, and tells of what it finds in one place", async () => {
    const { token, a } = await makeHeld();
    const { tokenId } = token;
    // Minted before the block from which on logs are read, as after a restored database: no event tells of either.
    await actOutside(chain, token, "mint", a.address, units(5));
    const stranger = await makeRegistered(suite, chain, token);
    await actOutside(chain, token, "mint", stranger.address, units(2));
    await chain.anvil.client.mine({ blocks: 1 });
    const head = await chain.link.node.head();
    await suite.sql`
      update chain_token set deployed_block = ${head.final.number}
       where organization_id = ${suite.organizationId} and token_id = ${tokenId}`;
    await reconcile(suite, chain, token);
    const found = await differencesOf(token);
    expect(found.map(({ kind, wallet, register, chain: there }) => [kind, wallet, register, there])).toEqual(
      expect.arrayContaining([
        ["EXTERNAL_MINT", a.address, "100000000", "105000000"],
        ["EXTERNAL_MINT", "", null, null],
      ]),
    );
    expect(found).toHaveLength(2);
  });

  it("has no false alarm while a closing is carried out, block after block", async () => {
    const token = await makeLiveToken(suite, chain, { trex });
    const { tokenId } = token;
    const holders: Awaited<ReturnType<typeof makeRegistered>>[] = [];
    for (let n = 0; n < 12; n += 1) holders.push(await makeRegistered(suite, chain, token));
    for (const { id, address } of holders)
      await suite.call().token.mint({ tokenId, customerId: id, walletAddress: address, amount: 1 });
    let isBusy = true;
    const sending = (async () => {
      while (isBusy) await chain.send();
      await chain.send();
    })();
    // Blocks come all the time, each while nodes answer.
    const mining = (async () => {
      while (isBusy) await chain.anvil.client.mine({ blocks: 1 });
    })();
    const found: string[] = [];
    const comparing = (async () => {
      while (isBusy) found.push(...(await reconcile(suite, chain, token)).found);
    })();
    const closing = (async () => {
      for (let round = 0; round < 10; round += 1) await mintAll(suite, tokenId, holders);
    })();
    await closing.finally(() => (isBusy = false));
    await Promise.all([sending, mining, comparing]);
    expect(found).toEqual([]);
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 0, wallets: 12 });
  });

  it("lists each operation that the register has lost, and each that the chain lacks", async () => {
    const { token, a, b } = await makeHeld();
    const { tokenId } = token;
    // A database that was restored to a moment before the second mint.
    const lost = await suite.sql<{ operation_id: string }[]>`
      delete from chain_operation where organization_id = ${suite.organizationId} and token_id = ${tokenId}
         and kind = 'MINT' and to_address = ${b.address} returning operation_id`;
    expect((await reconcile(suite, chain, token)).found).toEqual(["UNKNOWN_OPERATION"]);
    const [unknown] = await suite.sql<{ known: string; wallet: string }[]>`
      select operation_id as known, wallet_address as wallet from chain_difference
       where organization_id = ${suite.organizationId} and token_id = ${tokenId}`;
    expect(unknown).toEqual({ known: lost[0]?.operation_id, wallet: b.address });
    // An operation that was taken for final and never ran.
    await suite.sql`
      insert into chain_operation (organization_id, id, token_id, seq, operation_id, kind, to_address, units, status,
        block_number, created_at, final_at)
      select organization_id, ${unique("cop")}, token_id, seq + 1, ${`0x${randomBytes(32).toString("hex")}`}, 'MINT', ${a.address}, 7, 'FINAL',
             block_number, created_at, final_at
        from chain_operation where organization_id = ${suite.organizationId} and token_id = ${tokenId} and kind = 'MINT'`;
    expect((await reconcile(suite, chain, token)).found).toEqual(["MISSING_ON_CHAIN"]);
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 2 });
  });
});
