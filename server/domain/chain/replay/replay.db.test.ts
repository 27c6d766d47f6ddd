import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTenant } from "#db/tenant.ts";
import {
  balanceOf,
  openChain,
  reconcile,
  type TestChain,
} from "#server/domain/chain/reconciliation/testing.ts";
import { systemContext } from "#server/kernel/system-context.ts";
import { anvilProgram, noAnvil } from "#testing/anvil.ts";
import { deployFactory } from "#testing/chain-contracts.ts";
import { makeCustomer, makeToken, offerInput, prove, verify } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import { replayLost } from "./replay-lost.ts";
import { takeOver } from "./take-over.ts";

const suite = await openSuite();
const { organizationId } = suite;

describe.skipIf(!anvilProgram)(
  `taking over a token of the ledger${anvilProgram ? "" : `: ${noAnvil}`}`,
  () => {
    let chain: TestChain;
    beforeAll(async () => {
      chain = await openChain(suite);
      await deployFactory(chain.anvil);
    });
    afterAll(() => chain?.close());

    const over = (tokenId: string) =>
      inTenant(chain.app, organizationId, "write", (db) =>
        takeOver(systemContext(chain.app, db, organizationId, new Date()), tokenId),
      );

    /** A token of the ledger with a holder of 100, of which 30 are offered. */
    async function makeHeld(isProven = true) {
      const { tokenId } = await makeToken(suite, { decimals: 6 });
      const customer = await makeCustomer(suite);
      await verify(suite, customer.id);
      if (isProven) await prove(suite, customer);
      const address = customer.wallets[0]?.address.toLowerCase() ?? "";
      await suite
        .call()
        .token.mint({ tokenId, customerId: customer.id, walletAddress: address, amount: 100 });
      const offer = await suite
        .call()
        .bulletinBoard.offer.create(offerInput(customer, tokenId, { amount: 30 }));
      return { tokenId, customer, address, offer };
    }

    const reconciled = (tokenId: string) =>
      reconcile(suite, chain, { tokenId } as Parameters<typeof reconcile>[2]);

    it("mints what each wallet holds, frozen or not, and follows what comes meanwhile", async () => {
      const { tokenId, customer, address, offer } = await makeHeld();
      // Entries that are posted while it is taken over are counted once.
      const mint = (amount: number) =>
        suite.call().token.mint({ tokenId, customerId: customer.id, walletAddress: address, amount });
      const [wallets, ...minted] = await Promise.allSettled([over(tokenId), mint(1), mint(2), mint(3)]);
      expect(wallets).toMatchObject({ status: "fulfilled", value: 1 });
      // One that comes after it is refused until the wallet is registered.
      const sum = minted.reduce((all, { status }, n) => all + (status === "fulfilled" ? n + 1 : 0), 0);
      await suite.call().bulletinBoard.offer.cancel({ offerId: offer.offerId, customerId: customer.id });
      await chain.send();
      expect(await reconciled(tokenId)).toMatchObject({ found: [], open: 0, wallets: 1 });
      const [row] = await suite.sql<{ address: string }[]>`
      select address from chain_token where organization_id = ${organizationId} and token_id = ${tokenId}`;
      const contracts = { token: row?.address } as never;
      expect(await balanceOf(chain, { tokenId, contracts, trex: false }, address)).toEqual({
        total: BigInt(100 + sum) * 1_000_000n,
        frozen: 0n,
      });
      await expect(over(tokenId)).rejects.toMatchObject({ code: "token_on_chain" });
    });

    it("is refused where a holder's wallet is not proven, and nothing is written", async () => {
      const { tokenId } = await makeHeld(false);
      await expectRefusal(suite, "wallet_not_proven", () => over(tokenId));
    });

    it("changes nothing on a chain that is as it was, and sends everything again to one that began anew", async () => {
      const { tokenId } = await makeHeld();
      await over(tokenId);
      await chain.send();
      expect(await replayLost(chain.app, chain.link)).toBe(0);
      await suite.sql`update chain_signer set genesis_hash = '0xgone' where chain_id = ${chain.anvil.chainId}`;
      await suite.sql`update chain_token set genesis_hash = '0xgone' where chain_id = ${chain.anvil.chainId}`;
      expect(await replayLost(chain.app, chain.link)).toBeGreaterThanOrEqual(4);
      // The same chain in truth: each operation is recognised, and none is carried out twice.
      await chain.send();
      expect(await reconciled(tokenId)).toMatchObject({ found: [], open: 0 });
      const [row] = await suite.sql<{ left: number }[]>`
      select count(*)::int as left from chain_operation
       where organization_id = ${organizationId} and token_id = ${tokenId} and status <> 'FINAL'`;
      expect(row?.left).toBe(0);
    });
  },
);
