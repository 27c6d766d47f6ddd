import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import type { Actor } from "#server/kernel/access.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { offerInput } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import type { Resolution } from "./contract.ts";

const suite = await openSuite();

const units = (tokens: number) => BigInt(tokens) * 1_000_000n;
const { organizationId } = suite;
const first: Actor = { kind: "member", organizationId, userId: "usr_first", roles: ["owner"] };
const second: Actor = { kind: "member", organizationId, userId: "usr_second", roles: ["admin"] };

describe.skipIf(!anvilProgram)(`resolving a difference${anvilProgram ? "" : `: ${noAnvil}`}`, () => {
  let chain: TestChain;
  beforeAll(async () => {
    chain = await openChain(suite);
  });
  afterAll(() => chain?.close());

  /** A token with two holders of 100 each. */
  async function makeHeld() {
    const token = await makeLiveToken(suite, chain, { totalSupply: 1_000 });
    const { tokenId } = token;
    const [a, b] = [await makeRegistered(suite, chain, token), await makeRegistered(suite, chain, token)];
    for (const { id, address } of [a, b])
      await suite.call().token.mint({ tokenId, customerId: id, walletAddress: address, amount: 100 });
    await chain.send();
    await actOutside(chain, token, "addAgent", token.contracts.owner);
    await reconcile(suite, chain, token);
    return { token, a, b };
  }

  /** The ids of the differences that are open, in the order of their kinds. */
  async function openOnes({ tokenId }: LiveToken): Promise<readonly string[]> {
    const rows = await suite.sql<{ id: string }[]>`
      select id from chain_difference where organization_id = ${organizationId} and token_id = ${tokenId}
         and status = 'OPEN' order by kind`;
    return rows.map(({ id }) => id);
  }

  const ask = (actor: Actor, { tokenId }: LiveToken, chainDifferenceId: string, resolution: Resolution) =>
    suite.call({ actor }).chain.resolveDifference({
      tokenId,
      chainDifferenceId,
      resolution,
      reason: "Agreed with the owner.",
    });

  async function end(token: LiveToken, id: string, resolution: Resolution) {
    await ask(first, token, id, resolution);
    return ask(second, token, id, resolution);
  }

  async function holdingOf({ tokenId }: LiveToken, wallet: string) {
    const [row] = await suite.sql<{ available: string; frozen: string }[]>`
      select available::float8::text as available, frozen::float8::text as frozen from ledger_account
       where organization_id = ${organizationId} and token_id = ${tokenId} and wallet_address = ${wallet}`;
    return row;
  }

  async function expectAgreement(token: LiveToken) {
    await chain.send();
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 0 });
    const [row] = await suite.sql<{ in_sync: boolean; waiting: number }[]>`
      select in_sync, (select count(*)::int from chain_operation o
                        where o.organization_id = t.organization_id and o.token_id = t.token_id and o.status <> 'FINAL') as waiting
        from chain_token t where organization_id = ${organizationId} and token_id = ${token.tokenId}`;
    expect(row).toEqual({ in_sync: true, waiting: 0 });
  }

  it("takes two who want the same, the second one a member", async () => {
    const { token, a } = await makeHeld();
    await actOutside(chain, token, "mint", a.address, units(5));
    await reconcile(suite, chain, token);
    const [id = ""] = await openOnes(token);
    expect(await ask(suite.key("chain:write"), token, id, "ADOPT")).toMatchObject({
      proposal: { by: "key_test" },
    });
    await expectRefusal(suite, "second_person_required", () =>
      ask({ ...suite.key("chain:write"), keyId: "key_other" } as Actor, token, id, "ADOPT"),
    );
    expect(await ask(first, token, id, "CORRECT")).toMatchObject({
      status: "OPEN",
      proposal: { resolution: "CORRECT", by: "usr_first" },
      movements: [{ kind: "MINT", amount: "5" }],
    });
    await expectRefusal(suite, "second_person_required", () => ask(first, token, id, "CORRECT"));
    // Another wish is a proposal of its own, which the first one may agree to.
    expect(await ask(second, token, id, "ADOPT")).toMatchObject({ proposal: { by: "usr_second" } });
    await expectRefusal(suite, "second_person_required", () => ask(second, token, id, "ADOPT"));
    const outcomes = await Promise.allSettled([
      ask(first, token, id, "ADOPT"),
      ask(first, token, id, "ADOPT"),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expectRefusal(suite, "invalid_transition", () => ask(second, token, id, "IGNORE"));
    await expectRefusal(suite, "chain_difference_not_found", () => ask(second, token, "cdf_none", "IGNORE"));
    expect(await holdingOf(token, a.address)).toEqual({ available: "105", frozen: "0" });
    await expectAgreement(token);
  });

  it("by adopting has the register do the same, by entries of their own reason", async () => {
    const { token, a, b } = await makeHeld();
    await actOutside(chain, token, "mint", a.address, units(5));
    await actOutside(chain, token, "burn", b.address, units(7));
    await actOutside(chain, token, "forcedTransfer", a.address, b.address, units(3));
    await actOutside(chain, token, "freezePartialTokens", b.address, units(2));
    await reconcile(suite, chain, token);
    for (const id of await openOnes(token))
      expect(await end(token, id, "ADOPT")).toMatchObject({ status: "ADOPTED" });
    expect(await holdingOf(token, a.address)).toEqual({ available: "102", frozen: "0" });
    expect(await holdingOf(token, b.address)).toEqual({ available: "94", frozen: "2" });
    const { data } = await suite.call().register.entries({ tokenId: token.tokenId, reason: "CHAIN" });
    expect(data).toHaveLength(4);
    await expectAgreement(token);
  });

  it("by correcting has the chain go back, before whatever waits", async () => {
    const { token, a, b } = await makeHeld();
    await actOutside(chain, token, "mint", a.address, units(5));
    await actOutside(chain, token, "burn", b.address, units(60));
    await actOutside(chain, token, "forcedTransfer", a.address, b.address, units(3));
    await actOutside(chain, token, "freezePartialTokens", a.address, units(2));
    await reconcile(suite, chain, token);
    // The chain has too few of them until it is put right.
    await suite.call().bulletinBoard.offer.create(offerInput(b, token.tokenId, { amount: 100 }));
    await chain.send();
    for (const id of await openOnes(token)) await end(token, id, "CORRECT");
    await chain.send();
    expect(await balanceOf(chain, token, a.address)).toEqual({ total: units(100), frozen: 0n });
    expect(await balanceOf(chain, token, b.address)).toEqual({ total: units(100), frozen: units(100) });
    await expectAgreement(token);
  });

  it("by ignoring leaves both as they are, and tells what comes later apart from it", async () => {
    const { token, a } = await makeHeld();
    await actOutside(chain, token, "mint", a.address, units(5));
    await reconcile(suite, chain, token);
    for (const id of await openOnes(token)) await end(token, id, "IGNORE");
    expect(await holdingOf(token, a.address)).toEqual({ available: "100", frozen: "0" });
    await expectAgreement(token);
    await actOutside(chain, token, "mint", a.address, units(1));
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: ["EXTERNAL_MINT"], open: 1 });
  });

  it("puts an opened token right, and refuses what cannot be", async () => {
    const { token, a } = await makeHeld();
    await actOutside(chain, token, "unpause");
    await reconcile(suite, chain, token);
    const [opened = ""] = await openOnes(token);
    await expectRefusal(suite, "resolution_not_possible", () => ask(first, token, opened, "ADOPT"));
    await end(token, opened, "CORRECT");
    expect(await reconcile(suite, chain, token)).toMatchObject({ found: [], open: 0 });
    await expectAgreement(token);

    // All of what there may be is out already, so there is nothing unissued for the register to mint.
    await suite.call().token.mint({
      tokenId: token.tokenId,
      customerId: a.id,
      walletAddress: a.address,
      amount: 800,
    });
    await actOutside(chain, token, "burn", a.address, units(10));
    await actOutside(chain, token, "mint", a.address, units(4));
    await suite.call().bulletinBoard.offer.create(offerInput(a, token.tokenId, { amount: 895 }));
    await reconcile(suite, chain, token);
    for (const id of await openOnes(token)) {
      await ask(first, token, id, "ADOPT");
      await expectRefusal(suite, "register_cannot_follow", () => ask(second, token, id, "ADOPT"));
      await end(token, id, "CORRECT");
    }
    await expectAgreement(token);
  });
});
