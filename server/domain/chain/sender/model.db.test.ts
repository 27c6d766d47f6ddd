/** Whatever moves in the register, in whatever order, the chain has the same in the end. */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { randomFrom } from "#demo/seed/random.ts";
import type { Hex } from "#server/adapters/chain/port.ts";
import { rpcSigner } from "#server/adapters/signer/rpc.ts";
import {
  differences,
  executions,
  openTestChain,
  statusesOf,
  type TestChain,
} from "#server/domain/chain/testing.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { makeOurs, makeTrex, moveAtRandom } from "#testing/chain-model.ts";
import { openSuite } from "#testing/testing.ts";

const STEPS = 300;
const WALLETS = 8;

const suite = await openSuite();
let chain: TestChain;
beforeAll(async () => {
  if (!anvilProgram) return;
  chain = await openTestChain(suite, {
    signer: (anvil) => rpcSigner(anvil.url, anvil.account(1).toLowerCase() as Hex),
  });
}, 30_000);
afterAll(() => chain?.close());

describe.skipIf(!anvilProgram)(`register and chain${anvilProgram ? "" : ` (${noAnvil})`}`, () => {
  it.each([
    ["ours", makeOurs],
    ["T-REX", makeTrex],
  ])("are the same after random movements on %s", async (_, make) => {
    const token = await make(suite, chain, WALLETS);
    const before = await executions(chain, token.contracts);
    const posted = await moveAtRandom(suite, chain, token, randomFrom(inject("seed")), STEPS);
    await chain.settle();
    const { FINAL = 0, ...others } = await statusesOf(suite, token.tokenId);
    expect(others).toEqual({});
    expect(FINAL).toBeGreaterThanOrEqual(posted);
    expect(await differences(suite, chain, token.tokenId, token.contracts.token)).toEqual([]);
    const counts = await executions(chain, token.contracts);
    expect(counts.size - before.size).toBe(posted);
    expect([...counts.values()].every((count) => count === 1)).toBe(true);
  });
});
