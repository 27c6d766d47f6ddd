/** What keeps operations of a token back, and that they go on exactly once when it is gone. */
import { type Address, encodeFunctionData, type Hex } from "viem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerAgent } from "#server/adapters/chain/artifacts/register-agent.ts";
import { rpcChain } from "#server/adapters/chain/rpc.ts";
import {
  actOutside,
  balanceOf,
  type LiveToken,
  makeLiveToken,
  makeRegistered,
  openChain,
  reconcile,
  type TestChain,
} from "#server/domain/chain/reconciliation/testing.ts";
import { executions, statusesOf } from "#server/domain/chain/testing.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { succeed } from "#testing/chain-contracts.ts";
import { openLyingNode } from "#testing/lying-node.ts";
import { openSuite } from "#testing/testing.ts";
import { takeTurn } from "./send-on-chain.ts";
import { makeSender, type Sender } from "./sender.ts";

const suite = await openSuite();
let chain: TestChain;
beforeAll(async () => {
  if (anvilProgram) chain = await openChain(suite);
});
afterAll(() => chain?.close());

const { organizationId, sql } = suite;

/** A token with a registered holder, to whom one more is minted each time. */
async function makeMinted(options: Parameters<typeof makeLiveToken>[2] = {}) {
  const token = await makeLiveToken(suite, chain, options);
  const holder = await makeRegistered(suite, chain, token);
  const { tokenId } = token;
  const mint = (amount = 1) =>
    suite.call().token.mint({ tokenId, customerId: holder.id, walletAddress: holder.address, amount });
  return { token, tokenId, holder, mint };
}

/** Where a token stands. */
async function stateOf(tokenId: string) {
  const [row] = await sql<{ status: string; reason: string | null }[]>`
    select status, halt_reason as reason from chain_token
     where organization_id = ${organizationId} and token_id = ${tokenId}`;
  return row;
}

/** The holder has this many tokens on the chain, and nothing was carried out twice. */
async function expectOnChain(token: LiveToken, address: string, tokens: number) {
  expect(await balanceOf(chain, token, address)).toEqual({ total: BigInt(tokens) * 1_000_000n, frozen: 0n });
  const { token: at, agent, identities } = token.contracts;
  const counts = await executions(chain as never, { token: at, agent, identityRegistry: identities });
  expect([...counts.values()].every((count) => count === 1)).toBe(true);
  expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 0 });
}

async function operator({ contracts }: LiveToken, isAllowed: boolean): Promise<void> {
  const args = [contracts.operator, isAllowed] as const;
  const data = encodeFunctionData({ abi: registerAgent.abi, functionName: "setOperator", args });
  await succeed(chain.anvil, contracts.owner, { to: contracts.agent, data, gas: 200_000n });
}

/** Another process that follows the one before, in which something happens at its stations. */
async function follower(reached: Sender["reached"]): Promise<Sender> {
  await sql`update chain_signer set lease_until = null, lease_holder = null where chain_id = ${chain.link.chainId}`;
  return makeSender(chain.app, chain.link, reached);
}

const turn = () => chain.send();

describe.skipIf(!anvilProgram)(`a sender${anvilProgram ? "" : ` (${noAnvil})`}`, { timeout: 60_000 }, () => {
  it("keeps all back while the agent's role is gone, and goes on by itself", async () => {
    const { token, tokenId, holder, mint } = await makeMinted();
    await actOutside(chain, token, "removeAgent", token.contracts.agent);
    await mint();
    await turn();
    expect(await stateOf(tokenId)).toEqual({ status: "HALTED", reason: "role_lost" });
    expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: 1, WAITING: 1 });
    await actOutside(chain, token, "addAgent", token.contracts.agent);
    await turn();
    expect(await stateOf(tokenId)).toEqual({ status: "LIVE", reason: null });
    await expectOnChain(token, holder.address, 1);
  });

  it("keeps all back while a contract is gone, and goes on by itself", async () => {
    const { token, tokenId, holder, mint } = await makeMinted();
    const { client } = chain.anvil;
    for (const address of [token.contracts.token, token.contracts.agent] as Address[]) {
      const code = (await client.getCode({ address })) as Hex;
      await client.setCode({ address, bytecode: "0x" });
      await mint();
      await turn();
      expect(await stateOf(tokenId)).toEqual({ status: "HALTED", reason: "code_missing" });
      await client.setCode({ address, bytecode: code });
      await turn();
      expect(await stateOf(tokenId)).toEqual({ status: "LIVE", reason: null });
    }
    await expectOnChain(token, holder.address, 2);
  });

  it("leaves what the chain undid as a whole to a person, who tries it again", async () => {
    const { token, tokenId, holder, mint } = await makeMinted();
    await mint();
    // The owner dismisses the operator after the batch was tried and before it is sent.
    const unlucky = await follower((station) =>
      station === "reserved" ? operator(token, false) : undefined,
    );
    await takeTurn(unlucky, new Date());
    await takeTurn(unlucky, new Date());
    await follower(() => undefined);
    await turn();
    expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: 1, REFUSED: 1 });
    const [refused] = (await suite.call().chainOperation.list({ tokenId, status: "REFUSED" })).data;
    expect(refused?.reason).toBe("The chain undid the whole transaction.");
    await operator(token, true);
    await suite.call().chainOperation.retry({ chainOperationId: refused?.chainOperationId ?? "" });
    await turn();
    await expectOnChain(token, holder.address, 1);
  });

  it("gives a nonce up by a transfer of nothing, and sends its operations anew once that is final", async () => {
    const { token, tokenId, holder, mint } = await makeMinted();
    const { client } = chain.anvil;
    const { chainId, signer } = chain.link;
    // Three blocks until one is final.
    const node = rpcChain({ urls: [chain.anvil.url], chainId, confirmations: 3 });
    const slow = makeSender(chain.app, { ...chain.link, node });
    await sql`update chain_signer set lease_until = null, final_block = null, final_hash = null where chain_id = ${chainId}`;
    await client.setAutomine(false);
    await mint();
    await takeTurn(slow, new Date());
    await sql`update chain_transaction set is_voiding = true where token_id = ${tokenId} and status = 'BROADCAST'`;
    await takeTurn(slow, new Date());
    await client.mine({ blocks: 1 });
    await takeTurn(slow, new Date());
    expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: 1, ASSIGNED: 1 });
    await client.mine({ blocks: 3 });
    await client.setAutomine(true);
    const used = await client.getTransactionCount({ address: signer.address as Address });
    await takeTurn(slow, new Date());
    const ended = await sql<{ status: string; nonce: number }[]>`
      select status, nonce::int as nonce from chain_transaction where token_id = ${tokenId} order by nonce`;
    expect(ended.at(-2)).toEqual({ status: "VOIDED", nonce: used - 1 });
    expect(ended.at(-1)?.nonce).toBe(used);
    await client.mine({ blocks: 4 });
    await takeTurn(slow, new Date());
    await sql`update chain_signer set lease_until = null, lease_holder = null where chain_id = ${chainId}`;
    await turn();
    await expectOnChain(token, holder.address, 1);
  });

  it("waits for room within the daily limit, and lets go on what needs none", async () => {
    const { token, tokenId, holder, mint } = await makeMinted();
    const { agent, token: at, owner } = token.contracts;
    const serve = (limit: bigint) =>
      succeed(chain.anvil, owner, {
        to: agent,
        data: encodeFunctionData({ abi: registerAgent.abi, functionName: "serve", args: [at, limit, false] }),
        gas: 200_000n,
      });
    await serve(10_000_000n);
    await mint(6);
    await turn();
    await mint(7);
    // It could go, and would have the larger one wait for ever.
    await mint(1);
    await makeRegistered(suite, chain, token);
    await turn();
    expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: 3, WAITING: 2 });
    const reasonsOf = async (status: "QUEUED" | "FINAL") =>
      (await suite.call().chainOperation.list({ tokenId, status })).data.map(({ reason }) => reason);
    expect((await reasonsOf("QUEUED")).filter((reason) => reason !== undefined)).toEqual([
      expect.stringMatching(/^DailyLimitExceeded\(/),
    ]);
    await chain.anvil.client.increaseTime({ seconds: 86_400 });
    await chain.anvil.client.mine({ blocks: 1 });
    await turn();
    expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: 5 });
    expect(new Set(await reasonsOf("FINAL"))).toEqual(new Set([undefined]));
    // More than the limit would never go: a person has to raise it.
    await mint(11);
    await turn();
    const [refused] = (await suite.call().chainOperation.list({ tokenId, status: "REFUSED" })).data;
    expect(refused?.reason).toMatch(/^DailyLimitExceeded\(/);
    await serve(20_000_000n);
    await suite.call().chainOperation.retry({ chainOperationId: refused?.chainOperationId ?? "" });
    await turn();
    await expectOnChain(token, holder.address, 25);
  });

  it("reads logs in halves where a node finds a range too wide", async () => {
    const { token, mint } = await makeMinted();
    for (let n = 0; n < 3; n += 1) {
      await mint();
      await turn();
      await chain.anvil.client.mine({ blocks: 7 });
    }
    const { token: at, agent, identities } = token.contracts;
    const contracts = { token: at, agent, identityRegistry: identities };
    const { latest } = await chain.link.node.head();
    const whole = await chain.link.node.logs(contracts, 0, latest.number);
    const narrow = await openLyingNode(chain.anvil.url, { logsOf: 5 });
    try {
      const node = rpcChain({ urls: [narrow.url], chainId: chain.link.chainId, confirmations: 0 });
      expect(await node.logs(contracts, 0, latest.number)).toEqual(whole);
      narrow.lies.logsOf = 0;
      await expect(node.logs(contracts, 0, 10)).rejects.toMatchObject({ name: "ChainAway" });
    } finally {
      await narrow.close();
    }
    expect(whole.length).toBeGreaterThan(6);
  });
});
