/** What goes wrong between a register and a chain, and that nothing is lost or done twice by it. */

import { setTimeout as sleep } from "node:timers/promises";
import { type Address, parseEther } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  differences,
  executions,
  makeHolders,
  mintAll,
  openTestChain,
  orderToken,
  statusesOf,
  type TestChain,
} from "#server/domain/chain/testing.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { post } from "#testing/chain-model.ts";
import { openSuite } from "#testing/testing.ts";
import { takeTurn } from "./send-on-chain.ts";
import { makeSender, type Station, stations } from "./sender.ts";

const suite = await openSuite();
let chain: TestChain;
/** Blocks until one is final: more than any turn of the chain takes back here. */
const CONFIRMATIONS = 8;

beforeAll(async () => {
  if (anvilProgram) chain = await openTestChain(suite, { confirmations: CONFIRMATIONS });
}, 30_000);
afterAll(() => chain?.close());

/** A token that is live, with wallets that are registered. */
async function makeLive(count: number) {
  const made = await orderToken(suite, chain);
  const holders = await makeHolders(suite, made.tokenId, made.registry, count);
  await chain.settle();
  const [signer] = await suite.sql<{ nonce: number }[]>`
    select next_nonce::int as nonce from chain_signer where chain_id = ${chain.link.chainId}`;
  return { ...made, holders, nonce: signer?.nonce ?? 0 };
}

/** The lease ends, as it does 20 seconds after its holder has. */
const endLease = () =>
  suite.sql`update chain_signer set lease_until = now() - interval '1 second' where chain_id = ${chain.link.chainId}`;

type Live = Awaited<ReturnType<typeof makeLive>>;

/** Everything was carried out once, and the chain has what the register has. */
async function expectExact({ tokenId, contracts, nonce }: Live, final: number) {
  expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: final });
  expect(await differences(suite, chain, tokenId, contracts.token)).toEqual([]);
  const counts = [...(await executions(chain, contracts)).values()];
  expect(counts.filter((count) => count !== 1)).toEqual([]);
  expect(await gaps(nonce)).toEqual([]);
}

/** Nonces from one on that have no row, or one that is not at its end. */
async function gaps(from: number) {
  return suite.sql`
    select n as nonce from generate_series(${from}::bigint, (select max(nonce) from chain_transaction where chain_id = ${chain.link.chainId})) n
     where not exists (select from chain_transaction t where t.chain_id = ${chain.link.chainId} and t.nonce = n
                        and t.status in ('FINAL', 'VOIDED'))`;
}

const haltOf = async () => {
  const [row] = await suite.sql<{ reason: string | null }[]>`
    select halt_reason as reason from chain_signer where chain_id = ${chain.link.chainId}`;
  return row?.reason ?? null;
};

const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);

describe.skipIf(!anvilProgram)(
  `a chain that fails${anvilProgram ? "" : ` (${noAnvil})`}`,
  { timeout: 60_000 },
  () => {
    it.each(stations)(
      "a process that ends at the station %s leaves the rest to the next",
      async (station) => {
        const live = await makeLive(3);
        await mintAll(suite, live.tokenId, live.holders);
        await endLease();
        let ends = 0;
        const doomed = chain.another((reached: Station) => {
          if (reached !== station || ends > 0) return;
          ends += 1;
          throw new Error("ended here");
        });
        for (let turn = 0; turn < 30 && ends === 0; turn += 1) {
          await takeTurn(doomed, new Date()).catch((error: Error) => {
            if (error.message !== "ended here") throw error;
          });
          await chain.anvil.client.mine({ blocks: 1 });
        }
        expect(ends).toBe(1);
        // It holds its lease until the database's clock says otherwise.
        expect(await takeTurn(chain.another(), new Date())).toBe(false);
        await endLease();
        await chain.settle();
        await expectExact(live, 1 + 3 + 3);
      },
    );

    it("a turn of the chain takes blocks back: what was in them comes again, with the same bytes", async () => {
      const live = await makeLive(20);
      const { client } = chain.anvil;
      for (const depth of [1, 3, 6]) {
        for (const [index, holder] of live.holders.entries()) {
          if (index % 3 === depth % 3) continue;
          await mintAll(suite, live.tokenId, [holder]);
          await chain.turn();
        }
        await chain.turn();
        await client.request({ method: "anvil_reorg" as never, params: [depth, []] as never });
        await chain.turn();
      }
      await chain.settle();
      const { FINAL = 0, ...others } = await statusesOf(suite, live.tokenId);
      expect(others).toEqual({});
      await expectExact(live, FINAL);
      // Each says in which block of the chain it is.
      const told = await suite.sql<{ hash: `0x${string}`; block: number }[]>`
      select tx_hash as hash, block_number::int as block from chain_operation
       where token_id = ${live.tokenId} and kind = 'MINT'`;
      for (const { hash, block } of told)
        expect(Number((await client.getTransactionReceipt({ hash })).blockNumber)).toBe(block);
    });

    it("a block that was final and is not any more stops everything until a person has looked", async () => {
      const live = await makeLive(2);
      // With a payment in it, since an empty block would come out the same.
      const payment = { from: chain.anvil.account(2), to: chain.anvil.account(3), value: "0x1" };
      const params = [CONFIRMATIONS + 4, [[payment, 0]]];
      await chain.anvil.client.request({ method: "anvil_reorg" as never, params: params as never });
      await mintAll(suite, live.tokenId, live.holders);
      await takeTurn(chain.sender, new Date());
      expect(await haltOf()).toBe("finality_violated");
      await takeTurn(chain.sender, new Date());
      expect(await statusesOf(suite, live.tokenId)).toMatchObject({ WAITING: 2 });
      // A person takes the chain as it is now: what it lost is sent again or told of when the two are compared.
      await suite.sql`update chain_signer set halt_reason = null, halted_at = null, final_block = null, final_hash = null
      where chain_id = ${chain.link.chainId}`;
      await chain.settle();
      expect(await haltOf()).toBeNull();
    });

    it("somebody else uses the key: their nonce is theirs, and what it was kept for goes with another", async () => {
      const live = await makeLive(4);
      await mintAll(suite, live.tokenId, live.holders);
      const thief = privateKeyToAccount(chain.privateKey);
      const steal = async () => {
        const nonce = await chain.anvil.client.getTransactionCount({ address: thief.address });
        const fees = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n };
        const raw = await thief.signTransaction({
          chainId: chain.link.chainId,
          nonce,
          to: thief.address,
          gas: 21_000n,
          ...fees,
        });
        await chain.anvil.client.sendRawTransaction({ serializedTransaction: raw });
      };
      const unlucky = chain.another(async (station) => {
        if (station === "reserved") await steal();
      });
      await endLease();
      await takeTurn(unlucky, new Date());
      await endLease();
      // Seen, believed, and sent anew: no later than the third turn.
      for (let turn = 0; turn < 3; turn += 1) await takeTurn(chain.sender, new Date());
      const [anew] = await suite.sql<{ id: string }[]>`
        select id from chain_transaction
         where token_id = ${live.tokenId} and status in ('BROADCAST', 'MINED') order by nonce desc limit 1`;
      const sent = await suite.sql`
        select 1 from chain_operation where token_id = ${live.tokenId} and transaction_id = ${anew?.id ?? null}`;
      expect(sent).toHaveLength(4);
      await chain.settle();
      await expectExact(live, 1 + 4 + 4);
      const voided =
        await suite.sql`select from chain_transaction where token_id = ${live.tokenId} and status = 'VOIDED'`;
      expect(voided).toHaveLength(1);
    });

    it("two processes that both believe to lead send nothing twice", async () => {
      const live = await makeLive(40);
      await mintAll(suite, live.tokenId, live.holders);
      const [one, two] = [chain.another(), chain.another()];
      for (let turn = 0; turn < 6; turn += 1) {
        for (const holder of live.holders.slice(turn * 5, turn * 5 + 5))
          await mintAll(suite, live.tokenId, [holder]);
        await endLease();
        const first = takeTurn(one, new Date());
        await endLease();
        await Promise.allSettled([first, takeTurn(two, new Date())]);
      }
      await endLease();
      await chain.settle();
      await expectExact(live, 1 + 40 + 40 + 30);
    });

    it("a database that was restored from an older day mints nothing again", async () => {
      const live = await makeLive(10);
      const { sql } = suite;
      const [kept] = await sql<{ next: string }[]>`
      select next_nonce as next from chain_signer where chain_id = ${chain.link.chainId}`;
      await mintAll(suite, live.tokenId, live.holders);
      await chain.settle();
      // As it was before: the entries are there, and nothing of it was sent.
      await sql`update chain_operation set status = 'WAITING', transaction_id = null, operation_id = null, position = null,
      tx_hash = null, block_number = null, final_at = null where token_id = ${live.tokenId} and kind = 'MINT'`;
      await sql`delete from chain_attempt a using chain_transaction t where t.id = a.transaction_id
      and t.chain_id = ${chain.link.chainId} and t.nonce >= ${kept?.next ?? 0}`;
      await sql`delete from chain_transaction where chain_id = ${chain.link.chainId} and nonce >= ${kept?.next ?? 0}`;
      await sql`update chain_signer set next_nonce = ${kept?.next ?? 0} where chain_id = ${chain.link.chainId}`;
      const before = await chain.anvil.client.getTransactionCount({
        address: chain.link.signer.address as Address,
      });
      await chain.settle();
      expect(
        await chain.anvil.client.getTransactionCount({ address: chain.link.signer.address as Address }),
      ).toBe(before);
      expect(await statusesOf(suite, live.tokenId)).toEqual({ FINAL: 1 + 10 + 10 });
      expect(await differences(suite, chain, live.tokenId, live.contracts.token)).toEqual([]);
      const untold =
        await sql`select from chain_operation where token_id = ${live.tokenId} and kind = 'MINT' and tx_hash is null`;
      expect(untold).toHaveLength(0);
      await mintAll(suite, live.tokenId, live.holders);
      await chain.settle();
      expect(await statusesOf(suite, live.tokenId)).toEqual({ FINAL: 1 + 10 + 20 });
      expect(await differences(suite, chain, live.tokenId, live.contracts.token)).toEqual([]);
    });

    it("a movement that the contract refuses leaves the others of its batch alone", async () => {
      const live = await makeLive(50);
      const [poisoned] = live.holders;
      if (!poisoned) throw new Error("nobody is there");
      // The registry forgets the wallet behind the register's back.
      await chain.anvil.client.impersonateAccount({ address: live.contracts.agent as Address });
      await chain.anvil.client.setBalance({
        address: live.contracts.agent as Address,
        value: parseEther("1"),
      });
      await chain.anvil.send(live.contracts.agent as Address, {
        to: live.contracts.identityRegistry as Address,
        data: `0xa8d29d1d${poisoned.address.slice(2).padStart(64, "0")}`,
        gas: 100_000n,
      });
      await mintAll(suite, live.tokenId, live.holders);
      await chain.settle();
      expect(await statusesOf(suite, live.tokenId)).toEqual({ FINAL: 1 + 50 + 49, REFUSED: 1 });
      const [refused] = await suite.sql<{ reason: string; to: string }[]>`
      select reason, to_address as "to" from chain_operation where token_id = ${live.tokenId} and status = 'REFUSED'`;
      expect(refused?.to).toBe(poisoned.address);
      expect(refused?.reason.toLowerCase()).toBe(`walletnotverified(${poisoned.address})`);
      const told =
        await suite.sql`select from event where organization_id = ${suite.organizationId} and type = 'chain_operation.refused'`;
      expect(told.length).toBeGreaterThan(0);
    });

    it("a block that comes while a turn is taken is none that the turn knows: what builds on it is not refused", async () => {
      const live = await makeLive(1);
      const { node } = chain.link;
      const wallet = live.holders[0]?.address ?? "";
      const head = await node.head();
      await mintAll(suite, live.tokenId, live.holders);
      await takeTurn(chain.sender, new Date());
      while ((await node.head()).latest.number === head.latest.number) await sleep(5);
      const move = { from: wallet, out: "AVAILABLE", to: wallet, into: "FROZEN", amount: 1 } as const;
      await post(suite, live.tokenId, { reason: "FREEZE", ...move });
      await endLease();
      await takeTurn(
        makeSender(chain.app, { ...chain.link, node: { ...node, head: async () => head } }),
        new Date(),
      );
      expect(await statusesOf(suite, live.tokenId)).not.toHaveProperty("REFUSED");
      await endLease();
      await chain.settle();
      await expectExact(live, 1 + 1 + 2);
    });

    it("what waits for another wallet's movement waits with it, and is not refused", async () => {
      const live = await makeLive(2);
      const { client } = chain.anvil;
      const [from = "", to = ""] = live.holders.map(({ address }) => address);
      await client.setAutomine(false);
      await mintAll(suite, live.tokenId, live.holders.slice(0, 1));
      await takeTurn(chain.sender, new Date());
      const whole = { out: "AVAILABLE", amount: 1 } as const;
      await post(suite, live.tokenId, { ...whole, reason: "TRANSFER", from, to, into: "AVAILABLE" });
      await post(suite, live.tokenId, { ...whole, reason: "FREEZE", from: to, to, into: "FROZEN" });
      await takeTurn(chain.sender, new Date());
      expect(await statusesOf(suite, live.tokenId)).toEqual({ FINAL: 3, ASSIGNED: 1, WAITING: 2 });
      await client.setAutomine(true);
      await client.mine({ blocks: 1 });
      await chain.settle();
      await expectExact(live, 1 + 2 + 3);
    });

    it("fees beyond the cap stop it, and it goes on by itself; what is stuck is replaced", async () => {
      const live = await makeLive(2);
      const { client } = chain.anvil;
      await client.setAutomine(false);
      const [first, second] = live.holders;
      await mintAll(suite, live.tokenId, [first ?? { address: "" }]);
      await takeTurn(chain.sender, new Date());
      await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 400n * 10n ** 9n });
      await client.mine({ blocks: 1 });
      await takeTurn(chain.sender, later(50));
      const attempts = () => suite.sql<{ max_fee: string }[]>`
      select a.max_fee::text from chain_attempt a join chain_transaction t on t.id = a.transaction_id
       where t.token_id = ${live.tokenId} and t.status <> 'FINAL' order by a.number`;
      expect((await attempts()).length).toBeGreaterThan(1);
      await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 5_000n * 10n ** 9n });
      await client.mine({ blocks: 1 });
      await mintAll(suite, live.tokenId, [second ?? { address: "" }]);
      await takeTurn(chain.sender, later(200));
      expect(await haltOf()).toBe("fee_cap");
      for (const { max_fee } of await attempts()) expect(BigInt(max_fee) <= chain.link.maxFee).toBe(true);
      await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 10n ** 9n });
      await client.mine({ blocks: 1 });
      await client.setAutomine(true);
      await chain.settle();
      expect(await haltOf()).toBeNull();
      await expectExact(live, 1 + 2 + 2);
      const most = await suite.sql`
        select 1 from chain_attempt a join chain_transaction t on t.id = a.transaction_id
         where t.token_id = ${live.tokenId} group by t.id having count(*) > 5`;
      expect(most).toEqual([]);
    });

    it("what a person asks to speed up pays more, and nothing of what it stands behind does", async () => {
      const live = await makeLive(2);
      const { client } = chain.anvil;
      await client.setAutomine(false);
      for (const holder of live.holders) {
        await mintAll(suite, live.tokenId, [holder]);
        await takeTurn(chain.sender, new Date());
      }
      const waiting = () => suite.sql<{ id: string; attempts: number }[]>`
        select t.id, (select count(*)::int from chain_attempt a where a.transaction_id = t.id) as attempts
          from chain_transaction t where t.token_id = ${live.tokenId} and t.status = 'BROADCAST' order by t.nonce`;
      const [first, second] = await waiting();
      await suite.call().chainTransaction.speedUp({ chainTransactionId: second?.id ?? "" });
      for (const _ of [1, 2]) await takeTurn(chain.sender, new Date());
      expect(await waiting()).toEqual([first, { ...second, attempts: 2 }]);
      await client.setAutomine(true);
      await client.mine({ blocks: 1 });
      await chain.settle();
      await expectExact(live, 1 + 2 + 2);
    });

    it("a signer with money for fewer than 200 operations goes on, and the log says so", async () => {
      const live = await makeLive(2);
      const { client } = chain.anvil;
      const address = chain.link.signer.address as Address;
      const baseFee = 10n ** 10n;
      const told = vi.spyOn(chain.app.log, "warn").mockImplementation(() => {});
      const warnings = () => told.mock.calls.filter(([, words]) => /few operations more/.test(String(words)));
      for (const [operations, expected] of [
        [1_000n, 0],
        [100n, 1],
      ] as const) {
        await client.setNextBlockBaseFeePerGas({ baseFeePerGas: baseFee });
        await client.mine({ blocks: 1 });
        await client.setBalance({ address, value: operations * 260_000n * baseFee });
        await mintAll(suite, live.tokenId, live.holders);
        await takeTurn(chain.sender, new Date());
        expect(warnings()).toHaveLength(expected);
      }
      told.mockRestore();
      await client.setBalance({ address, value: parseEther("1000") });
      await chain.settle();
      await expectExact(live, 1 + 2 + 2 + 2);
    });

    it("a signer without money stops it, and it goes on by itself", async () => {
      const live = await makeLive(2);
      const address = chain.link.signer.address as Address;
      await chain.anvil.client.setBalance({ address, value: 1_000n });
      await mintAll(suite, live.tokenId, live.holders);
      await takeTurn(chain.sender, new Date());
      expect(await haltOf()).toBe("unfunded");
      expect(await statusesOf(suite, live.tokenId)).toMatchObject({ WAITING: 2 });
      await chain.anvil.client.setBalance({ address, value: parseEther("1000") });
      await chain.settle();
      expect(await haltOf()).toBeNull();
      await expectExact(live, 1 + 2 + 2);
    });
  },
);
