/** The commands that look after a chain, and what there is where none is configured. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  actOutside,
  makeLiveToken,
  makeRegistered,
  openChain,
  type TestChain,
} from "#server/domain/chain/reconciliation/testing.ts";
import type { Application } from "#server/kernel/application.ts";
import { modules } from "#server/process/modules.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { makeCustomer, makeHolder, makeToken, prove, verify } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import { runCommand } from "./run-command.ts";

const suite = await openSuite();
const { organizationId, sql } = suite;
let chain: TestChain;
let slug: string;
beforeAll(async () => {
  const [row] = await sql<{ slug: string }[]>`select slug from organization where id = ${organizationId}`;
  slug = row?.slug ?? "";
  if (anvilProgram) chain = await openChain(suite);
});
afterAll(() => chain?.close());

/** Runs a command in this process. */
async function admin(app: Application, ...words: string[]) {
  const said: string[] = [];
  const code = await runCommand(words, {
    open: () => Promise.resolve({ app, close: () => Promise.resolve() }),
    print: (line) => said.push(line),
    complain: (line) => said.push(line),
  });
  return { code, said: said.join("\n") };
}

const bare = (): Application => Object.assign(Object.create(suite.app), { chainLink: undefined });

describe("without a chain", () => {
  it("all is of the ledger, the rounds do nothing, and commands say so", async () => {
    const app = bare();
    const { tokenId } = await makeToken(suite);
    for (const { rounds = [] } of modules)
      for (const { name, run } of rounds)
        if (["sendOnChain", "registerWallets", "reconcileTokens"].includes(name))
          await run({ app, now: new Date() });
    await expectRefusal(suite, "chain_not_configured", () =>
      suite
        .call({ app })
        .token.create({ name: "Harbour", symbol: "HLH", totalSupply: 1, settlement: "ERC3643" }),
    );
    expect(await suite.call({ app }).chain.token({ tokenId })).toMatchObject({ mode: "LEDGER" });
    expect(await admin(app, "chain", "status")).toEqual({
      code: 0,
      said: "No chain is configured: all tokens are of the ledger.",
    });
    for (const words of [["reconcile"], ["replay", "--organization", slug, "--token", tokenId]]) {
      const { code, said } = await admin(app, "chain", ...words);
      expect(code).not.toBe(0);
      expect(said).toContain("set CHAIN_ID, CHAIN_RPC_URLS and CHAIN_SIGNER");
    }
  });
});

describe.skipIf(!anvilProgram)(
  `with a chain${anvilProgram ? "" : ` (${noAnvil})`}`,
  { timeout: 60_000 },
  () => {
    it("status and reconcile tell how tokens stand, and fail where one differs or has stopped", async () => {
      const token = await makeLiveToken(suite, chain);
      const { tokenId } = token;
      await sql`
      insert into chain_contract (chain_id, address, organization_id, token_id)
      values (${chain.link.chainId}, ${token.contracts.token.toLowerCase()}, ${organizationId}, ${tokenId})`;
      const holder = await makeRegistered(suite, chain, token);
      const wallet = { customerId: holder.id, walletAddress: holder.address };
      await suite.call().token.mint({ tokenId, ...wallet, amount: 1 });
      const { app } = chain;
      const line = (words: string) => expect.stringContaining(`${organizationId}  ${tokenId}  ${words}`);
      expect(await admin(app, "chain", "status")).toEqual({
        code: 0,
        said: line("LIVE  1 waiting, 0 sent, 0 refused"),
      });
      await chain.send();
      expect(await admin(app, "chain", "reconcile", "--organization", slug, "--token", tokenId)).toEqual({
        code: 0,
        said: line("block "),
      });
      await actOutside(chain, token, "addAgent", token.contracts.owner);
      await actOutside(chain, token, "mint", holder.address, 1n);
      const differing = await admin(app, "chain", "reconcile");
      expect(differing).toEqual({ code: 1, said: expect.stringContaining("1 differences are open") });
      expect(await admin(app, "chain", "status")).toEqual({
        code: 1,
        said: expect.stringContaining(`${tokenId} is not in sync: 1 differences, 0 refused`),
      });
      await sql`
      update chain_signer set halt_reason = 'fee_cap', halted_at = now() where chain_id = ${chain.link.chainId}`;
      expect((await admin(app, "chain", "status")).said).toContain("has stopped: fee_cap");
      await sql`update chain_signer set halt_reason = null, halted_at = null where chain_id = ${chain.link.chainId}`;
    });

    it("replay brings a token of the ledger onto the chain, and not one that was detached", async () => {
      const { tokenId } = await makeToken(suite, { decimals: 6 });
      const customer = await makeCustomer(suite);
      await verify(suite, customer.id);
      await prove(suite, customer);
      const walletAddress = customer.wallets[0]?.address ?? "";
      await suite.call().token.mint({ tokenId, customerId: customer.id, walletAddress, amount: 12 });
      // The process that sent before has ended.
      await sql`update chain_signer set lease_until = null, lease_holder = null where chain_id = ${chain.link.chainId}`;
      const replay = () => admin(chain.app, "chain", "replay", "--organization", slug, "--token", tokenId);
      const first = await replay();
      expect(first).toEqual({
        code: 0,
        said: expect.stringContaining(`${tokenId} is taken over, with 1 wallets.`),
      });
      expect(first.said).toContain("no difference");
      expect((await replay()).said).not.toContain("taken over");
      await suite.call({ app: chain.app }).token.detach({ tokenId });
      const before = await suite.contents();
      const again = await replay();
      expect(again.code).not.toBe(0);
      expect(again.said).toContain("A contract followed this token before");
      expect(await suite.contents()).toEqual(before);
    });

    it("replay refuses what nobody has proven", async () => {
      const { tokenId } = await makeToken(suite);
      await makeHolder(suite, tokenId, 5);
      const { code, said } = await admin(
        chain.app,
        "chain",
        "replay",
        "--organization",
        slug,
        "--token",
        tokenId,
      );
      expect(code).not.toBe(0);
      expect(said).toContain("roven");
    });
  },
);
