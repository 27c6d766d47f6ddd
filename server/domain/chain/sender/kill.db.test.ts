/** Real processes that are killed while they send: whoever comes next finishes, and nothing is lost or done twice. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { randomFrom } from "#demo/seed/random.ts";
import type { Hex } from "#server/adapters/chain/port.ts";
import { rpcSigner } from "#server/adapters/signer/rpc.ts";
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
import { begin, ended, forkSender, kill } from "#testing/chain-children.ts";
import { openSuite } from "#testing/testing.ts";
import { type Station, stations } from "./sender.ts";

/** So many that a sender sees each transaction in a block before the block is final. */
const CONFIRMATIONS = 40;
const KILLS = 12;

const suite = await openSuite();
let chain: TestChain;
beforeAll(async () => {
  if (!anvilProgram) return;
  chain = await openTestChain(suite, {
    confirmations: CONFIRMATIONS,
    signer: (anvil) => rpcSigner(anvil.url, anvil.account(1).toLowerCase() as Hex),
  });
}, 30_000);
afterAll(() => chain?.close());

const fork = (station?: Station) =>
  forkSender({
    databaseUrl: inject("databaseUrl"),
    nodeUrl: chain.anvil.url,
    link: chain.link,
    confirmations: CONFIRMATIONS,
    ...(station && { station }),
  });

async function makeLive(count: number) {
  await suite.sql`update chain_signer set lease_until = null where chain_id = ${chain.link.chainId}`;
  const made = await orderToken(suite, chain);
  const holders = await makeHolders(suite, made.tokenId, made.registry, count);
  await chain.settle();
  return { ...made, holders };
}

async function expectExact(
  { tokenId, contracts, holders }: Awaited<ReturnType<typeof makeLive>>,
  minted: number,
) {
  expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: 1 + holders.length + minted });
  expect(await differences(suite, chain, tokenId, contracts.token)).toEqual([]);
  const counts = [...(await executions(chain, contracts)).values()];
  expect(counts.every((count) => count === 1)).toBe(true);
  const [gaps] = await suite.sql<{ count: number }[]>`
    select (max(nonce) - count(*) + 1)::int as count from chain_transaction
     where chain_id = ${chain.link.chainId} and status in ('FINAL', 'VOIDED')`;
  expect(gaps?.count).toBe(0);
}

/** Blocks come, as on any chain. */
async function mineUntil(isDone: () => Promise<boolean> | boolean): Promise<void> {
  for (let block = 0; block < 600 && !(await isDone()); block += 1) {
    await chain.anvil.client.mine({ blocks: 1 });
    await sleep(25);
  }
}

const left = async (tokenId: string) => {
  const { FINAL: _, ...others } = await statusesOf(suite, tokenId);
  return Object.keys(others).length;
};

describe.skipIf(!anvilProgram)(`a sender that is killed${anvilProgram ? "" : ` (${noAnvil})`}`, () => {
  it("at each of its stations leaves the rest to the next", async () => {
    const live = await makeLive(4);
    let next = fork(stations[0]);
    for (const [index, station] of stations.entries()) {
      const child = await next;
      next = fork(stations[index + 1]);
      await mintAll(suite, live.tokenId, live.holders);
      let isDead = false;
      void ended(child).then(() => {
        isDead = true;
      });
      await begin(child, suite.sql, chain.link.chainId);
      await mineUntil(() => isDead);
      expect(child.signalCode, station).toBe("SIGKILL");
    }
    const last = await next;
    await begin(last, suite.sql, chain.link.chainId);
    await mineUntil(async () => (await left(live.tokenId)) === 0);
    await kill(last);
    await expectExact(live, 4 * stations.length);
  });

  it("at any moment, again and again, leaves the rest to the next", async () => {
    const live = await makeLive(30);
    const random = randomFrom(inject("seed"));
    let next = fork();
    for (let n = 0; n < KILLS; n += 1) {
      const child = await next;
      next = fork();
      await mintAll(suite, live.tokenId, live.holders);
      await begin(child, suite.sql, chain.link.chainId);
      await chain.anvil.client.mine({ blocks: 1 });
      await sleep(random.between(0, 300));
      await kill(child);
    }
    const last = await next;
    await begin(last, suite.sql, chain.link.chainId);
    await mineUntil(async () => (await left(live.tokenId)) === 0);
    await kill(last);
    await expectExact(live, KILLS * 30);
  });
});
