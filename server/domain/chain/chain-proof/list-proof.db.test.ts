import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rpcChain } from "#server/adapters/chain/rpc.ts";
import {
  actOutside,
  makeLiveToken,
  makeRegistered,
  openChain,
  type TestChain,
} from "#server/domain/chain/reconciliation/testing.ts";
import type { Application } from "#server/kernel/application.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { withChain } from "#testing/chain-link.ts";
import { makeToken } from "#testing/factories.ts";
import { type Lies, type LyingNode, openLyingNode } from "#testing/lying-node.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();
let chain: TestChain;
let node: LyingNode | undefined;
beforeAll(async () => {
  if (anvilProgram) chain = await openChain(suite);
});
afterEach(async () => {
  await node?.close();
  node = undefined;
});
afterAll(() => chain?.close());

const HOUR = 3_600_000;
const amount = (total: string, frozen = "0") => ({ total, frozen });

describe.skipIf(!anvilProgram)(`a proof by the chain${anvilProgram ? "" : ` (${noAnvil})`}`, () => {
  /** Entries and blocks in one time, an hour after those that make the token. */
  const call = (app: Application = chain.app) => suite.call({ app, now: new Date(Date.now() + 3 * HOUR) });

  /** The application over a node that is not as it should be. */
  async function over(lies: Lies): Promise<Application> {
    node = await openLyingNode(chain.anvil.url, lies);
    const { chainId } = chain.link;
    const reached = rpcChain({ urls: [node.url], chainId, confirmations: 0 });
    return Object.assign(Object.create(chain.app) as Application, {
      chainLink: { ...chain.link, node: reached },
    });
  }

  const mineLater = async (seconds: number) => {
    await chain.anvil.client.increaseTime({ seconds });
    await chain.anvil.client.mine({ blocks: 1 });
    const { number, timestamp } = await chain.anvil.client.getBlock();
    return { blockNumber: Number(number), asOf: new Date(Number(timestamp) * 1_000).toISOString() };
  };

  it("shows register and chain at one final block, now or then, page by page", async () => {
    const token = await makeLiveToken(suite, chain);
    const { tokenId } = token;
    const holders = [await makeRegistered(suite, chain, token), await makeRegistered(suite, chain, token)];
    const [a, b] = holders.map(({ id, address }) => ({ customerId: id, walletAddress: address }));
    if (!a || !b) throw new Error("nobody is there");
    const mint = (to: typeof a, tokens: number, now: Date) =>
      suite.call({ now }).token.mint({ tokenId, ...to, amount: tokens });
    await mint(a, 100, new Date());
    await mint(b, 50, new Date());
    await chain.send();
    const then = await mineLater(600);
    await mineLater(600);
    // What is entered later and is not on the chain yet.
    await mint(a, 10, new Date(Date.parse(then.asOf) + 60_000));
    const shown = async (query: object = {}) => {
      const proof = await call().chain.proof({ tokenId, ...query });
      const found = proof.data.map(({ customerId, register, carriedOut, chain: held, agrees }) => [
        customerId,
        { register, carriedOut, chain: held, agrees },
      ]);
      return { ...proof, found: Object.fromEntries(found) };
    };
    const agreed = (tokens: string) => ({
      register: amount(tokens),
      carriedOut: amount(tokens),
      chain: amount(tokens),
      agrees: true,
    });
    const now = await shown();
    expect(now.found).toEqual({
      [a.customerId]: { ...agreed("100"), register: amount("110") },
      [b.customerId]: agreed("50"),
    });
    expect(now.blockNumber).toBeGreaterThan(then.blockNumber);
    expect(await shown({ asOf: then.asOf })).toMatchObject({
      ...then,
      found: { [a.customerId]: agreed("100"), [b.customerId]: agreed("50") },
    });
    await chain.send();
    await actOutside(chain, token, "addAgent", token.contracts.owner);
    await actOutside(chain, token, "freezePartialTokens", b.walletAddress, 5_000_000n);
    expect((await shown()).found).toEqual({
      [a.customerId]: agreed("110"),
      [b.customerId]: { ...agreed("50"), chain: amount("50", "5"), agrees: false },
    });
    expect((await shown({ asOf: then.asOf })).found[b.customerId]).toEqual(agreed("50"));

    const first = await call().chain.proof({ tokenId, limit: 1, asOf: then.asOf });
    expect(first).toMatchObject({ hasMore: true, ...then });
    const second = await call().chain.proof({
      tokenId,
      limit: 1,
      asOf: then.asOf,
      cursor: first.nextCursor ?? "",
    });
    expect(second.hasMore).toBe(false);
    expect([...first.data, ...second.data].map(({ customerId }) => customerId).toSorted()).toEqual(
      [a.customerId, b.customerId].toSorted(),
    );
  });

  it("is refused where there is none, by what is missing", async () => {
    const token = await makeLiveToken(suite, chain);
    const { tokenId } = token;
    const holder = await makeRegistered(suite, chain, token);
    const wallet = { customerId: holder.id, walletAddress: holder.address };
    await suite.call().token.mint({ tokenId, ...wallet, amount: 1 });
    await chain.send();
    const { asOf, blockNumber } = await mineLater(60);
    await mineLater(60);
    const ask =
      (query: object = {}, app?: Application) =>
      () =>
        call(app).chain.proof({ tokenId, ...query });
    const { tokenId: ofLedger } = await makeToken(suite);
    await expectRefusal(suite, "token_not_on_chain", ask({ tokenId: ofLedger }));
    await expectRefusal(
      suite,
      "contract_not_there_then",
      ask({ asOf: new Date(Date.now() - HOUR).toISOString() }),
    );
    await expectRefusal(suite, "invalid_value", ask({ asOf: new Date(Date.now() + 9 * HOUR).toISOString() }));
    await expectRefusal(suite, "chain_not_configured", ask({}, suite.app));
    await expectRefusal(suite, "chain_not_configured", ask({}, withChain(suite.app)));
    await expectRefusal(suite, "chain_unavailable", ask({}, await over({ status: 503 })));
    await node?.close();
    const pruned = await over({ keepsStateFrom: blockNumber + 1 });
    expect((await call(pruned).chain.proof({ tokenId })).data).toHaveLength(1);
    await expectRefusal(suite, "chain_state_unavailable", ask({ asOf }, pruned));
    await expectRefusal(other, "token_not_found", () =>
      other.call({ app: chain.app }).chain.proof({ tokenId }),
    );
  });
});
