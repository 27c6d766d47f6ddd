import { describe, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { makeCustomer, makeHolder, makeToken } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";
import { byWallet } from "./wallet-owners.ts";

const suite = await openSuite();
const { organizationId } = suite;
const { tokenId } = await makeToken(suite);
const start = "0x00000000feed";
const wallet = (number: number) => `${start}${String(number).padStart(28, "0")}`;
const holders = await Promise.all([makeHolder(suite, tokenId, 5), makeHolder(suite, tokenId, 7)]);

/** Wallets' accounts of the token by what was typed: those that are found, and those that match. */
function look(typed: string) {
  return inTenant(suite.app, organizationId, "read", async (db) => {
    const sql = raw(db);
    const from = sql`select a.id from ledger_account a
      where a.organization_id = ${organizationId} and a.token_id = ${tokenId} and a.kind = 'WALLET'`;
    const columns = [sql`a.customer_id`, sql`a.wallet_address`] as const;
    const seek = byWallet(sql, organizationId, from, columns, typed);
    const [found, matching] = await Promise.all([
      sql<{ id: string | null }[]>`select f.id from (${seek.found}) f(id)`,
      sql<{ id: string }[]>`${from} and ${seek.matches}`,
    ]);
    return { found: found.map(({ id }) => id).sort(), matching: matching.map(({ id }) => id).sort() };
  });
}

describe("rows by their wallet", () => {
  it("are those of its owner, however it is written", async () => {
    const [holder] = holders;
    const address = holder.wallets[0]?.address ?? "";
    for (const typed of [address, address.toLowerCase(), address.slice(0, 12)]) {
      const { found, matching } = await look(typed);
      expect(found).toHaveLength(1);
      expect(found).toEqual(matching);
    }
  });

  it("are none of a wallet that holds nothing, nor of one that nobody has", async () => {
    const idle = await makeCustomer(suite);
    for (const typed of [idle.wallets[0]?.address ?? "", wallet(9)])
      expect(await look(typed)).toEqual({ found: [], matching: [] });
  });

  it("are found for as many owners as are named, and not for more", async () => {
    const add = (from: number, to: number) => suite.sql`
      with made as (
        insert into customer (organization_id, id, type, country_code, name, verification_status, referral_code, created_at, updated_at)
        select ${organizationId}, 'cus_owner_' || n, 'INDIVIDUAL', 'DE', 'Owner ' || n, 'INCOMPLETE', 'OWNER' || n, now(), now()
          from generate_series(${from}::int, ${to}::int) n returning organization_id, id
      )
      insert into wallet (organization_id, customer_id, address, position, created_at)
      select m.organization_id, m.id, ${start} || lpad(split_part(m.id, '_', 3), 28, '0'), 0, now() from made m`;
    await add(1, 5000);
    await suite.sql`
      insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address, available, frozen)
      select ${organizationId}, 'acc_owner_' || n, ${tokenId}, 'WALLET', 'cus_owner_' || n, ${start} || lpad(n::text, 28, '0'), 0, 0
        from unnest(${[1, 2500]}::int[]) n`;
    expect(await look(start)).toEqual({
      found: ["acc_owner_1", "acc_owner_2500"],
      matching: ["acc_owner_1", "acc_owner_2500"],
    });
    await add(5001, 5001);
    expect((await look(start)).found).toContain(null);
    expect((await look(wallet(2500))).found).toEqual(["acc_owner_2500"]);
  });
});
