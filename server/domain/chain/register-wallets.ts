import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { asSystem } from "#server/kernel/system-context.ts";

/** Wallets of a registry that are put in line at once. */
const BATCH = 500;

interface Wanted {
  organization_id: string;
  registry: string;
  token_id: string;
  customer_id: string;
  address: string;
  country: number;
  /** Whether the registry has it, with another country. */
  is_known: boolean;
}

/**
 * Puts proven wallets of verified customers in line for the registries of their organization's tokens, and tells
 * registries of customers who moved to another country (docs/domain.md, Chain).
 */
export async function registerWallets({ app, now }: { app: Application; now: Date }): Promise<void> {
  if (!app.chainLink) return;
  const found = await raw(app.db)<Wanted[]>`
    select organization_id, registry, token_id, customer_id, address, country, is_known
      from wallets_to_register(${app.chainLink.chainId}, ${BATCH}::int)`;
  for (const [organizationId, wanted] of Map.groupBy(found, ({ organization_id }) => organization_id)) {
    await asSystem(app, organizationId, now, async ({ db }) => {
      const sql = raw(db);
      const at = now.toISOString();
      // In two statements: a cluster takes what an insert returned from nobody but its caller.
      const noted = await sql<{ registry: string; address: string; status: string; country: number }[]>`
        insert into chain_wallet as k (organization_id, registry, address, customer_id, country, created_at, updated_at)
        select ${organizationId}, w.registry, w.address, w.customer_id, w.country, ${at}, ${at}
          from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
            as w(registry text, customer_id text, address text, country smallint)
        on conflict (organization_id, registry, address) do update
           set country = excluded.country, updated_at = excluded.updated_at
         where k.status = 'REGISTERED' and k.country <> excluded.country
        returning k.registry, k.address, k.status, k.country`;
      const tokens = new Map(wanted.map(({ registry, token_id }) => [registry, token_id]));
      const asked = noted.map(({ registry, address, status, country }) => ({
        id: newId("cop", now),
        token_id: tokens.get(registry),
        kind: status === "REGISTERED" ? "SET_COUNTRY" : "REGISTER",
        address,
        country,
      }));
      if (asked.length === 0) return;
      await sql`
        insert into chain_operation as p (organization_id, id, token_id, seq, kind, to_address, units, country, created_at)
        select ${organizationId}, a.id, a.token_id,
               (extract(epoch from clock_timestamp()) * 1000000)::bigint + row_number() over (),
               a.kind, a.address, 0, a.country, ${at}
          from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
            as a(id text, token_id text, kind chain_operation_kind, address text, country smallint)
        returning p.id`;
    });
  }
}
