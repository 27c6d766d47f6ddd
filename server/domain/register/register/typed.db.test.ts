import { expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { passing } from "#server/kernel/reading/seek.ts";
import { makeCustomer, makeHolder, makeToken } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";
import { typedEntries } from "./typed.ts";

const suite = await openSuite();
const { organizationId } = suite;

it("asks the wallets of a token where more holders have a name than are named", async () => {
  const [{ tokenId }, another] = await Promise.all([makeToken(suite), makeToken(suite)]);
  await makeHolder(suite, tokenId, 5);
  const common = await makeCustomer(suite, { name: "Common Holder" });
  const walletAddress = common.wallets[0]?.address ?? "";
  for (const of of [tokenId, another.tokenId])
    await suite.call().token.mint({ tokenId: of, customerId: common.id, walletAddress, amount: 7 });
  await suite.sql`
    insert into customer (organization_id, id, type, country_code, name, verification_status,
      referral_code, created_at, updated_at)
    select ${organizationId}, 'cus_common_' || n, 'INDIVIDUAL', 'DE', 'Common ' || n, 'INCOMPLETE', 'COMMON' || n, now(), now()
      from generate_series(1, 5001) n`;

  const known = await inTenant(suite.app, organizationId, "read", async (db) => {
    const sql = raw(db);
    let asked: Fragment | undefined;
    const seek = typedEntries(sql, { organizationId, tokenId }, "common");
    void passing(seek, (ids, _, otherwise) => {
      asked = ids(sql`true`);
      return otherwise;
    });
    return sql<{ customerId: string }[]>`
      select a.customer_id as "customerId" from (${asked ?? sql``}) k(id)
        left join ledger_account a on a.organization_id = ${organizationId} and a.id = k.id`;
  });
  expect([...known]).toEqual([{ customerId: common.id }]);
});
