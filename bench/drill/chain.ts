/**
 * `npm run drill:chain`: what can go wrong between a register and a chain, many times over. Each drill says what it did
 * and what it found; the command ends with 1 where anything was lost, done twice or told wrongly.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { randomFrom } from "#demo/seed/random.ts";
import type { Hex } from "#server/adapters/chain/port.ts";
import { rpcSigner } from "#server/adapters/signer/rpc.ts";
import { takeTurn } from "#server/domain/chain/sender/send-on-chain.ts";
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
import { begin, forkSender, kill } from "#testing/chain-children.ts";
import { makeOurs, makeTrex, moveAtRandom } from "#testing/chain-model.ts";
import { openSuite } from "#testing/testing.ts";

const CONFIRMATIONS = 25;
const random = randomFrom(inject("seed"));
const whole = (least: number, most: number) => Math.floor(random.between(least, most + 1));
const times = (count: number) => Math.max(1, Math.round(count * inject("share")));
const say = (text: string) => process.stdout.write(`${text}\n`);

const suite = await openSuite();
let chain: TestChain;
// A chain for each drill, so that what one leaves behind is no other's.
beforeEach(async () => {
  chain = await openTestChain(suite, {
    confirmations: CONFIRMATIONS,
    signer: (anvil) => rpcSigner(anvil.url, anvil.account(1).toLowerCase() as Hex),
  });
});
afterEach(() => chain.close());
afterAll(() => suite.close());

const endLease = () =>
  suite.sql`update chain_signer set lease_until = now() - interval '1 second' where chain_id = ${chain.link.chainId}`;

async function makeLive(count: number) {
  await endLease();
  const made = await orderToken(suite, chain, { totalSupply: 1_000_000_000 });
  const holders = await makeHolders(suite, made.tokenId, made.registry, count);
  await chain.settle();
  return { ...made, holders };
}

type Live = Awaited<ReturnType<typeof makeLive>>;

/** What there is to find: nothing lost, nothing twice, nothing else than the register says, no nonce left out. */
async function findings({ tokenId, contracts }: Pick<Live, "tokenId" | "contracts">, movements: number) {
  const { FINAL: final = 0, ...others } = await statusesOf(suite, tokenId);
  const counts = await executions(chain, contracts);
  const twice = [...counts.values()].filter((count) => count > 1).length;
  const differing = await differences(suite, chain, tokenId, contracts.token);
  const [nonces] = await suite.sql<{ gaps: number }[]>`
    select (max(nonce) - min(nonce) + 1 - count(*))::int as gaps from chain_transaction
     where chain_id = ${chain.link.chainId} and status in ('FINAL', 'VOIDED')`;
  const [moved] = await suite.sql<{ count: number }[]>`
    select count(*)::int as count from chain_operation where token_id = ${tokenId} and ledger_entry_id is not null and status = 'FINAL'`;
  const lost = movements - (moved?.count ?? 0);
  const found = { final, unsettled: others, lost, twice, differing: differing.length, gaps: nonces?.gaps };
  say(`  found: ${JSON.stringify(found)}`);
  return found;
}

const nothing = { unsettled: {}, lost: 0, twice: 0, differing: 0, gaps: 0 };

const isDone = async (tokenId: string) => Object.keys(await statusesOf(suite, tokenId)).join() === "FINAL";

/** Blocks come until all is final. @returns seconds it took */
async function finish(tokenId: string): Promise<number> {
  const start = Date.now();
  while (!(await isDone(tokenId)) && Date.now() - start < 120_000) {
    await chain.anvil.client.mine({ blocks: 2 });
    await sleep(50);
  }
  return (Date.now() - start) / 1000;
}

describe("a register and a chain", () => {
  it("after kills at random moments", async () => {
    const kills = times(1_000);
    const live = await makeLive(50);
    const fork = () =>
      forkSender({
        databaseUrl: inject("databaseUrl"),
        nodeUrl: chain.anvil.url,
        link: chain.link,
        confirmations: CONFIRMATIONS,
      });
    // The next one is ready when its turn comes: what is drilled is the work, not the start.
    const ready = [fork(), fork()];
    const start = Date.now();
    for (let n = 0; n < kills; n += 1) {
      const child = await (ready.shift() ?? fork());
      ready.push(fork());
      await mintAll(suite, live.tokenId, live.holders);
      await begin(child, suite.sql, chain.link.chainId);
      await chain.anvil.client.mine({ blocks: 1 });
      await sleep(random.between(0, 400));
      await kill(child);
    }
    const movements = kills * 50;
    say(
      `kills: ${kills} of a real process, ${movements} movements, ${Math.round(movements / ((Date.now() - start) / 1000))} a second`,
    );
    const last = await (ready.shift() ?? fork());
    await begin(last, suite.sql, chain.link.chainId);
    const seconds = await finish(live.tokenId);
    for (const child of [last, ...(await Promise.all(ready))]) await kill(child);
    say(`  settled ${seconds} s after the last kill`);
    expect(await findings(live, movements)).toMatchObject(nothing);
  });

  it("after turns of the chain of 1 to 20 blocks", async () => {
    const turns = times(200);
    const live = await makeLive(60);
    let [movements, final] = [0, 0];
    for (let n = 0; n < turns; n += 1) {
      const some = live.holders.filter(() => random.next() < 0.2);
      if (some.length > 0) await mintAll(suite, live.tokenId, some);
      movements += some.length;
      for (let turn = whole(0, 3); turn >= 0; turn -= 1) await takeTurn(chain.sender, new Date());
      await chain.anvil.client.mine({ blocks: whole(1, 3) });
      const depth = whole(1, 20);
      const payment = { from: chain.anvil.account(2), to: chain.anvil.account(3), value: "0x1" };
      const params = [depth, random.next() < 0.5 ? [[payment, 0]] : []];
      await chain.anvil.client.request({ method: "anvil_reorg" as never, params: params as never });
      const { FINAL = 0 } = await statusesOf(suite, live.tokenId);
      expect(FINAL).toBeGreaterThanOrEqual(final);
      final = FINAL;
    }
    await chain.settle();
    say(`turns of the chain: ${turns}, ${movements} movements`);
    expect(await findings(live, movements)).toMatchObject(nothing);
  });

  it("after a day without nodes: what waited is sent", async () => {
    const queued = times(10_000);
    const live = await makeLive(100);
    for (let n = 0; n < queued; n += 100)
      await mintAll(suite, live.tokenId, live.holders.slice(0, queued - n));
    const start = Date.now();
    await chain.settle();
    say(`queue: ${queued} movements final in ${(Date.now() - start) / 1000} s`);
    expect(await findings(live, queued)).toMatchObject(nothing);
  });

  it("after two processes led at once", async () => {
    const rounds = times(100);
    const live = await makeLive(20);
    const [one, two] = [chain.another(), chain.another()];
    for (let n = 0; n < rounds; n += 1) {
      await mintAll(suite, live.tokenId, live.holders);
      await endLease();
      const first = takeTurn(one, new Date());
      await endLease();
      await Promise.allSettled([first, takeTurn(two, new Date())]);
    }
    await endLease();
    await chain.settle();
    say(`two leaders: ${rounds} rounds, ${rounds * 20} movements`);
    expect(await findings(live, rounds * 20)).toMatchObject(nothing);
  });

  it.each([
    ["ours", makeOurs],
    ["T-REX", makeTrex],
  ])("after random movements on %s", async (name, make) => {
    await endLease();
    const token = await make(suite, chain, 12);
    const steps = times(10_000);
    const posted = await moveAtRandom(suite, chain, token, random, steps);
    await chain.settle();
    say(`random movements on ${name}: ${posted}`);
    expect(await findings(token, posted)).toMatchObject(nothing);
  });
});
