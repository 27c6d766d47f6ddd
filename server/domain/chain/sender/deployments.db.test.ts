/** Tokens whose contracts are ordered at the same time. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestChain, orderToken, statusesOf, type TestChain } from "#server/domain/chain/testing.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { openSuite } from "#testing/testing.ts";

const suite = await openSuite();
let chain: TestChain;
beforeAll(async () => {
  if (anvilProgram) chain = await openTestChain(suite, { confirmations: 2 });
}, 30_000);
afterAll(() => chain?.close());

describe.skipIf(!anvilProgram)(`the first tokens of a chain${anvilProgram ? "" : ` (${noAnvil})`}`, () => {
  it("share what is made once, and are live all of them", { timeout: 60_000 }, async () => {
    const tokens = [await orderToken(suite, chain), await orderToken(suite, chain)];
    await chain.settle();
    for (const { tokenId } of tokens) expect(await statusesOf(suite, tokenId)).toEqual({ FINAL: 1 });
    const rows = await suite.sql`select status from chain_token where chain_id = ${chain.link.chainId}`;
    expect(rows).toEqual(Array(2).fill({ status: "LIVE" }));
    // The factory, then one each.
    expect(
      await suite.sql`select id from chain_transaction where chain_id = ${chain.link.chainId}`,
    ).toHaveLength(3);
  });
});
