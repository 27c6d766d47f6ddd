import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import { openSuite } from "#testing/testing.ts";

const suite = await openSuite();
let chain: TestChain;
beforeAll(async () => {
  if (anvilProgram) chain = await openTestChain(suite);
});
afterAll(() => chain?.close());

describe.skipIf(!anvilProgram)(`sending to a chain${anvilProgram ? "" : ` (${noAnvil})`}`, () => {
  it("makes a token, registers wallets and carries out what the register says", {
    timeout: 60_000,
  }, async () => {
    const { tokenId, contracts, registry } = await orderToken(suite, chain);
    const holders = await makeHolders(suite, tokenId, registry, 60);
    await mintAll(suite, tokenId, holders, 2);
    await chain.settle();
    expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: 121 });
    expect(await differences(suite, chain, tokenId, contracts.token)).toEqual([]);
    const counts = await executions(chain, contracts);
    expect(counts.size).toBe(120);
    expect([...counts.values()].every((count) => count === 1)).toBe(true);
  });
});
