/**
 * `npm run drill:chain`: what can go wrong between a register and a chain, many times over. A table says what each drill
 * did and what it found; the command ends with 1 where anything was lost, done twice or told wrongly. How long things
 * took stands in the table and fails nothing: it belongs to the machine.
 */
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { randomFrom } from "#demo/seed/random.ts";
import type { Hex } from "#server/adapters/chain/port.ts";
import { rpcChain } from "#server/adapters/chain/rpc.ts";
import { rpcSigner } from "#server/adapters/signer/rpc.ts";
import { reconcileToken } from "#server/domain/chain/api.ts";
import { takeTurn } from "#server/domain/chain/sender/send-on-chain.ts";
import { makeSender, type Sender } from "#server/domain/chain/sender/sender.ts";
import {
  differences,
  executions,
  mintAll,
  openTestChain,
  statusesOf,
  type TestChain,
  type TestChainOptions,
} from "#server/domain/chain/testing.ts";
import type { Application } from "#server/kernel/application.ts";
import { begin, forkSender, kill } from "#testing/chain-children.ts";
import { makeOurs, makeTrex, moveAtRandom } from "#testing/chain-model.ts";
import { type Lies, openLyingNode } from "#testing/lying-node.ts";
import { openTestServer } from "#testing/server.ts";
import { openSuite, type Suite, suiteOf } from "#testing/testing.ts";
import { endLease, findingsOf, finish, makeLive, nothing } from "./live.ts";
import { percentile, printTable, record } from "./table.ts";

const CONFIRMATIONS = 25;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const random = randomFrom(inject("seed"));
const whole = (least: number, most: number) => Math.floor(random.between(least, most + 1));
const times = (count: number) => Math.max(1, Math.round(count * inject("share")));
const seconds = (count: number) => `${count.toFixed(1)} s`;

const suite = await openSuite();
let chain: TestChain;
const openChain = (of: Suite, options: TestChainOptions = {}) =>
  openTestChain(of, {
    confirmations: CONFIRMATIONS,
    signer: (anvil) => rpcSigner(anvil.url, anvil.account(1).toLowerCase() as Hex),
    ...options,
  });
// A chain for each drill, so that what one leaves behind is no other's.
beforeEach(async () => {
  chain = await openChain(suite);
});
afterEach(() => chain.close());
afterAll(async () => {
  await suite.close();
  printTable();
});

/** A sender of this process that reaches the chain over other nodes. */
function senderOver(urls: readonly string[]): Sender {
  const { chainId } = chain.link;
  const node = rpcChain({ urls, chainId, confirmations: CONFIRMATIONS });
  return makeSender(chain.app, { ...chain.link, node });
}

describe("a register and a chain", () => {
  it("after kills at random moments", async () => {
    const kills = times(1_000);
    const live = await makeLive(suite, chain, 50);
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
    const rate = Math.round(movements / ((Date.now() - start) / 1000));
    const last = await (ready.shift() ?? fork());
    await begin(last, suite.sql, chain.link.chainId);
    const took = await finish(suite, chain, live.tokenId);
    for (const child of [last, ...(await Promise.all(ready))]) await kill(child);
    const found = await findingsOf(suite, chain, live, movements);
    record({
      drill: "kills",
      done: `${kills} kills, ${movements} movements`,
      found,
      figure: `${rate} movements/s, settled after ${seconds(took)}`,
      limit: "50 movements/s, 30 s",
    });
    expect(found).toEqual(nothing);
  });

  it("after turns of the chain of 1 to 20 blocks", async () => {
    const turns = times(200);
    const turning = await openChain(suite, { statesInMemory: 1_000_000 });
    const live = await makeLive(suite, turning, 60);
    let [movements, final] = [0, 0];
    for (let n = 0; n < turns; n += 1) {
      const some = live.holders.filter(() => random.next() < 0.2);
      if (some.length > 0) await mintAll(suite, live.tokenId, some);
      movements += some.length;
      for (let turn = whole(0, 3); turn >= 0; turn -= 1) await takeTurn(turning.sender, new Date());
      await turning.anvil.client.mine({ blocks: whole(1, 3) });
      const depth = whole(1, 20);
      const payment = { from: turning.anvil.account(2), to: turning.anvil.account(3), value: "0x1" };
      const params = [depth, random.next() < 0.5 ? [[payment, 0]] : []];
      await turning.anvil.client.request({ method: "anvil_reorg" as never, params: params as never });
      const { FINAL = 0 } = await statusesOf(suite, live.tokenId);
      expect(FINAL).toBeGreaterThanOrEqual(final);
      final = FINAL;
    }
    await finish(suite, turning, live.tokenId, { sender: turning.sender });
    const found = await findingsOf(suite, turning, live, movements);
    await turning.close();
    record({ drill: "turns of the chain", done: `${turns} turns, ${movements} movements`, found });
    expect(found).toEqual(nothing);
  });

  it("after four hours without a node: what waited is sent", async () => {
    const queued = times(10_000);
    const live = await makeLive(suite, chain, 100);
    const node = await openLyingNode(chain.anvil.url);
    const sender = senderOver([node.url]);
    await endLease(suite, chain);
    /** How long posting takes for 100 wallets, as a closing of as many buyers does, in milliseconds; the sender does what it can. */
    const post = async (count: number) => {
      const took: number[] = [];
      for (let left = count; left > 0; left -= 100) {
        const began = performance.now();
        await mintAll(suite, live.tokenId, live.holders.slice(0, left));
        took.push(performance.now() - began);
        await takeTurn(sender, new Date()).catch(() => false);
      }
      return percentile(took, 0.99);
    };
    const before = times(5_000);
    const there = await post(before);
    node.lies.status = 503;
    const away = await post(queued);
    delete node.lies.status;
    await endLease(suite, chain);
    const took = await finish(suite, chain, live.tokenId, { sender, ahead: 4 * HOUR_MS });
    await node.close();
    const found = await findingsOf(suite, chain, live, before + queued);
    record({
      drill: "node away",
      done: `${queued} movements queued`,
      found,
      figure: `drained in ${seconds(took)}, p99 of posting ${(away / there).toFixed(2)} × of before`,
      limit: "60 s, 1.1 ×",
    });
    expect(found).toEqual(nothing);
  });

  it("after one node of three lied in every way", async () => {
    const rounds = times(400);
    const live = await makeLive(suite, chain, 25);
    const ways: readonly (() => Lies)[] = [
      () => ({ status: 429 }),
      () => ({ losesAnswers: true }),
      () => ({ swallows: true }),
      () => ({ isBehind: whole(1, 10) }),
      () => ({ forgetsReceipts: true }),
      () => ({ inventsExecutions: true }),
      () => ({ chainId: 1 }),
    ];
    const liar = await openLyingNode(chain.anvil.url);
    const sender = senderOver([liar.url, chain.anvil.url, chain.anvil.url]);
    await endLease(suite, chain);
    let early = 0;
    for (let n = 0; n < rounds; n += 1) {
      for (const lie of Object.keys(liar.lies)) delete liar.lies[lie as keyof Lies];
      Object.assign(liar.lies, ways[whole(0, ways.length - 1)]?.());
      await mintAll(suite, live.tokenId, live.holders);
      for (let turn = whole(0, 3); turn >= 0; turn -= 1)
        await takeTurn(sender, new Date()).catch(() => false);
      await chain.anvil.client.mine({ blocks: whole(1, 3) });
      const head = Number(await chain.anvil.client.getBlockNumber());
      const [told] = await suite.sql<{ count: number }[]>`
        select count(*)::int as count from chain_operation
         where token_id = ${live.tokenId} and status = 'FINAL' and block_number > ${head - CONFIRMATIONS}`;
      early += told?.count ?? 0;
    }
    for (const lie of Object.keys(liar.lies)) delete liar.lies[lie as keyof Lies];
    await endLease(suite, chain);
    await finish(suite, chain, live.tokenId, { sender });
    await liar.close();
    const found = await findingsOf(suite, chain, live, rounds * 25);
    record({
      drill: "one lying node of three",
      done: `${rounds} lies, ${rounds * 25} movements`,
      found,
      figure: `${early} told final too early`,
      limit: "0",
    });
    expect(found).toEqual(nothing);
    expect(early).toBe(0);
  });

  it("after two processes led at once", async () => {
    const rounds = times(100);
    const live = await makeLive(suite, chain, 20);
    const [one, two] = [chain.another(), chain.another()];
    for (let n = 0; n < rounds; n += 1) {
      await mintAll(suite, live.tokenId, live.holders);
      await endLease(suite, chain);
      const first = takeTurn(one, new Date());
      await endLease(suite, chain);
      await Promise.allSettled([first, takeTurn(two, new Date())]);
    }
    await endLease(suite, chain);
    await finish(suite, chain, live.tokenId, { sender: chain.sender });
    const found = await findingsOf(suite, chain, live, rounds * 20);
    record({ drill: "two leaders", done: `${rounds} rounds, ${rounds * 20} movements`, found });
    expect(found).toEqual(nothing);
  });

  it("in time: what is entered is final a few seconds after the blocks it takes", async () => {
    const [confirmations, blockTime] = [5, 1];
    const quick = await openChain(suite, { confirmations, blockTime });
    const live = await makeLive(suite, quick, 20);
    const rounds = times(2_400);
    let isOver = false;
    // As the service's clock does it: a round goes on while anything moves, and the next begins a second later.
    const clock = (async () => {
      while (!isOver) if (!(await takeTurn(quick.sender, new Date()))) await sleep(1_000);
    })();
    for (let n = 0; n < rounds; n += 1) {
      await mintAll(suite, live.tokenId, live.holders.slice(0, whole(1, 5)));
      await sleep(250);
    }
    await finishBesides(live.tokenId);
    isOver = true;
    await clock;
    const rows = await suite.sql<{ took: number }[]>`
      select extract(epoch from final_at - created_at)::float8 as took from chain_operation
       where token_id = ${live.tokenId} and kind = 'MINT'`;
    const found = await findingsOf(suite, quick, live, rows.length);
    await quick.close();
    record({
      drill: "time to FINAL",
      done: `${rows.length} movements`,
      found,
      figure: `p95 ${seconds(
        percentile(
          rows.map(({ took }) => took),
          0.95,
        ),
      )}`,
      limit: seconds(confirmations * blockTime + 3),
    });
    expect(found).toEqual(nothing);
  });

  it("after a database was restored from before: what it lost is listed, and nothing is minted twice", async () => {
    const server = await openTestServer(originOf(inject("databaseUrl")));
    const url = await server.createDatabase();
    const first = await openSuite(url);
    const own = await openChain(first);
    const rounds = times(40);
    const live = await makeLive(first, own, 50);
    const load = async (on: Suite, sender: Sender, count: number) => {
      for (let n = 0; n < count; n += 1) {
        await mintAll(on, live.tokenId, live.holders);
        await takeTurn(sender, new Date());
        await own.anvil.client.mine({ blocks: 1 });
      }
    };
    const processOf = (on: Suite): Application =>
      Object.assign(Object.create(on.app), { chainLink: own.link });
    await load(first, own.sender, rounds);
    await first.close();
    // The backup is taken while movements wait, are sent and are mined.
    const backup = await copyOf(url);
    const second = suiteOf(first.organizationId, url);
    const lasting = makeSender(processOf(second), own.link);
    await endLease(second, own);
    await load(second, lasting, rounds);
    await finish(second, own, live.tokenId, { sender: lasting });
    await second.close();

    const restored = suiteOf(first.organizationId, backup);
    const app = processOf(restored);
    const sender = makeSender(app, own.link);
    await endLease(restored, own);
    await load(restored, sender, rounds);
    await finish(restored, own, live.tokenId, { sender });
    await own.anvil.client.mine({ blocks: CONFIRMATIONS });
    const place = { organizationId: first.organizationId, tokenId: live.tokenId };
    await reconcileToken(app, own.link, place, new Date());
    const listed = await restored.sql<{ kind: string; count: number }[]>`
      select kind, count(*)::int as count from chain_difference where token_id = ${live.tokenId} group by 1`;
    const counts = await executions(own, live.contracts);
    const [posted] = await restored.sql<{ count: number }[]>`
      select count(*)::int as count from chain_operation where token_id = ${live.tokenId}
         and kind = 'MINT' and status = 'FINAL'`;
    const gone = rounds * 50;
    const found = {
      lost: 2 * gone - (posted?.count ?? 0),
      twice: [...counts.values()].filter((count) => count > 1).length,
      differing: listed.filter(({ kind }) => kind !== "UNKNOWN_OPERATION").length,
      gaps: 0,
      misnamed: 0,
    };
    record({
      drill: "restored database",
      done: `${gone} entries lost with the backup, ${gone} before and ${gone} after`,
      found,
      figure: `${listed.find(({ kind }) => kind === "UNKNOWN_OPERATION")?.count ?? 0} listed`,
      limit: `${gone}`,
    });
    await restored.close();
    await own.close();
    await dropDatabase(backup);
    await server.close();
    expect(found).toEqual(nothing);
    expect(listed).toEqual([{ kind: "UNKNOWN_OPERATION", count: gone }]);
  });

  it.each([
    ["ours", makeOurs],
    ["T-REX", makeTrex],
  ])("after random movements on %s", async (name, make) => {
    const token = await make(suite, chain, 12);
    let [compared, differed] = [0, 0];
    const place = { organizationId: suite.organizationId, tokenId: token.tokenId };
    /** As the service does it every ten minutes: what it finds here is a false alarm. */
    const reconcile = async () => {
      const at = new Date(Date.now() + compared * 10 * MINUTE_MS);
      const reconciled = await reconcileToken(chain.app, chain.link, place, at);
      differed += reconciled?.found.length ?? 0;
      compared += 1;
    };
    const isUnderWay = async () => {
      const { WAITING = 0, ASSIGNED = 0 } = await statusesOf(suite, token.tokenId);
      return WAITING + ASSIGNED > 0;
    };
    const posted = await moveAtRandom(suite, chain, token, random, times(10_000), async () => {
      await reconcile();
      do await takeTurn(chain.sender, new Date());
      while (await isUnderWay());
      await reconcile();
      differed += (await differences(suite, chain, token.tokenId, token.contracts.token)).length;
    });
    await finish(suite, chain, token.tokenId, { sender: chain.sender });
    const last = await findingsOf(suite, chain, token, posted);
    const found = { ...last, differing: last.differing + differed };
    const statuses = await statusesOf(suite, token.tokenId);
    record({
      drill: `random movements, ${name}`,
      done: `${posted} movements, reconciled ${compared} times on the way`,
      found,
      figure: Object.entries(statuses)
        .map(([status, count]) => `${count} ${status}`)
        .join(", "),
    });
    expect(found).toEqual(nothing);
  });
});

/** Waits until all is final on a chain that makes its blocks by itself, while another loop takes the turns. */
async function finishBesides(tokenId: string): Promise<void> {
  while (Object.keys(await statusesOf(suite, tokenId)).join() !== "FINAL") await sleep(250);
}

/** The server's own database, over which others are made. */
function originOf(url: string): string {
  const origin = new URL(url);
  origin.pathname = "/postgres";
  return origin.href;
}

/** A copy of a database that nobody is connected to. @returns its address */
async function copyOf(url: string): Promise<string> {
  const copy = new URL(url);
  const name = copy.pathname.slice(1);
  copy.pathname += "_backup";
  const sql = postgres(originOf(url), { max: 1, onnotice: () => {} });
  await sql`create database ${sql(`${name}_backup`)} template ${sql(name)}`;
  await sql.end();
  return copy.href;
}

async function dropDatabase(url: string): Promise<void> {
  const sql = postgres(originOf(url), { max: 1, onnotice: () => {} });
  await sql`drop database if exists ${sql(new URL(url).pathname.slice(1))} with (force)`;
  await sql.end();
}
