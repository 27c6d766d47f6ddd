/** Nodes that are away, behind, forgetful or lying: nothing is sent twice, and nothing is final on one node's word. */

import type { Address } from "viem";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rpcChain } from "#server/adapters/chain/rpc.ts";
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
import { type Lies, type LyingNode, openLyingNode } from "#testing/lying-node.ts";
import { openSuite } from "#testing/testing.ts";
import { takeTurn } from "./send-on-chain.ts";
import { makeSender, type Sender } from "./sender.ts";

const suite = await openSuite();
let chain: TestChain;
const nodes: LyingNode[] = [];
beforeAll(async () => {
  if (anvilProgram) chain = await openTestChain(suite, { confirmations: 2 });
}, 30_000);
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close();
});
afterAll(() => chain?.close());

/** A sender that reaches the chain over these nodes alone. */
async function senderOver(...lies: Lies[]): Promise<Sender> {
  const opened = await Promise.all(lies.map((one) => openLyingNode(chain.anvil.url, one)));
  nodes.push(...opened);
  const { chainId } = chain.link;
  const node = rpcChain({ urls: opened.map(({ url }) => url), chainId, confirmations: 2 });
  await suite.sql`update chain_signer set lease_until = now() - interval '1 second' where chain_id = ${chainId}`;
  return makeSender(chain.app, { ...chain.link, node });
}

async function makeLive(count: number) {
  const made = await orderToken(suite, chain);
  await suite.sql`update chain_signer set lease_until = null where chain_id = ${chain.link.chainId}`;
  const holders = await makeHolders(suite, made.tokenId, made.registry, count);
  await chain.settle();
  await mintAll(suite, made.tokenId, holders);
  return { ...made, holders };
}

async function expectExact({ tokenId, contracts, holders }: Awaited<ReturnType<typeof makeLive>>) {
  expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: 1 + 2 * holders.length });
  expect(await differences(suite, chain, tokenId, contracts.token)).toEqual([]);
  const counts = [...(await executions(chain, contracts)).values()];
  expect(counts.every((count) => count === 1)).toBe(true);
}

const haltOf = async () => {
  const [row] = await suite.sql<{ reason: string | null }[]>`
    select halt_reason as reason from chain_signer where chain_id = ${chain.link.chainId}`;
  return row?.reason ?? null;
};

const sent = () =>
  chain.anvil.client.getTransactionCount({
    address: chain.link.signer.address as Address,
    blockTag: "pending",
  });

describe.skipIf(!anvilProgram)(
  `nodes that fail${anvilProgram ? "" : ` (${noAnvil})`}`,
  { timeout: 60_000 },
  () => {
    const cases: [string, Lies[]][] = [
      ["loses the answer after it took the bytes", [{ losesAnswers: true }]],
      ["of two is away", [{ status: 503 }, {}]],
      ["of two is asked too much", [{ status: 429 }, {}]],
      ["of three takes bytes and hands nothing on", [{ swallows: true }, {}, {}]],
      ["of three is behind", [{ isBehind: 20 }, {}, {}]],
      ["of three knows no receipts", [{ forgetsReceipts: true }, {}, {}]],
      ["of three is on another chain", [{ chainId: 1 }, {}, {}]],
      ["of three says that all was done already", [{ inventsExecutions: true }, {}, {}]],
    ];
    it.each(cases)("all is carried out once where one %s", async (_, lies) => {
      const live = await makeLive(3);
      const sender = await senderOver(...lies);
      if (lies.some(({ losesAnswers }) => losesAnswers)) {
        await takeTurn(sender, new Date());
        for (const { lies: own } of nodes) own.losesAnswers = false;
      }
      // A node that failed is left alone for a while.
      for (let turn = 0; turn < 60; turn += 1) {
        const hasMoved = await takeTurn(sender, new Date()).catch((error: Error) => {
          if (error.name !== "ChainAway") throw error;
          return false;
        });
        if (!hasMoved) await chain.anvil.client.mine({ blocks: 1 });
        const { FINAL = 0 } = await statusesOf(suite, live.tokenId);
        if (FINAL === 7) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await expectExact(live);
    });

    it("nothing is final on the word of one of three", async () => {
      const live = await makeLive(3);
      const block = await chain.anvil.client.getBlock({ blockTag: "earliest" });
      const lie = { inventsReceipts: { number: "0x0", hash: block.hash ?? "" } };
      const sender = await senderOver(lie, {}, {});
      await takeTurn(sender, new Date());
      await takeTurn(sender, new Date());
      const { REFUSED = 0, FINAL = 0 } = await statusesOf(suite, live.tokenId);
      expect({ REFUSED, FINAL }).toEqual({ REFUSED: 0, FINAL: 4 });
      await chain.anvil.client.mine({ blocks: 4 });
      for (let turn = 0; turn < 4; turn += 1) await takeTurn(sender, new Date());
      await expectExact(live);
    });

    it("another chain than the one that was meant is sent nothing; the sender stops within a turn and goes on by itself", async () => {
      const live = await makeLive(3);
      const sender = await senderOver({ chainId: 1 });
      const before = await sent();
      await takeTurn(sender, new Date());
      expect(await haltOf()).toBe("wrong_chain");
      expect(await sent()).toBe(before);
      expect(nodes[0]?.asked.get("eth_sendRawTransaction")).toBeUndefined();
      for (const { lies } of nodes) delete lies.chainId;
      await takeTurn(sender, new Date());
      expect(await haltOf()).toBeNull();
      await suite.sql`update chain_signer set genesis_hash = '0x01' where chain_id = ${chain.link.chainId}`;
      const count = await sent();
      await mintAll(suite, live.tokenId, live.holders);
      await takeTurn(sender, new Date());
      expect(await haltOf()).toBe("wrong_chain");
      expect(await sent()).toBe(count);
      await suite.sql`update chain_signer set genesis_hash = null where chain_id = ${chain.link.chainId}`;
      await chain.settle(sender);
      expect(await differences(suite, chain, live.tokenId, live.contracts.token)).toEqual([]);
    });

    it("no address of a node and no signed bytes stand in what is thrown", async () => {
      const sender = await senderOver({ status: 500 });
      const error = await takeTurn(sender, new Date()).catch((thrown: Error) => thrown);
      expect(String(error)).toMatch(/node 1 answered 500/);
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/127\.0\.0\.1:\d|0x02f/);
    });
  },
);
