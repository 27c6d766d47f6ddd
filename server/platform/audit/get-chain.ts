import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { countOf } from "#server/kernel/reading/rows.ts";
import { genesis } from "./chain.ts";
import type { AuditChain, getAuditChain as operation } from "./contract.ts";

/** How far the organization's changes are sealed. */
export async function getAuditChain({ ctx }: Call<typeof operation>): Promise<AuditChain> {
  const { organizationId } = ctx.actor;
  const sql = raw(ctx.db);
  const [row] = await sql<{ sequence: string | null; hash: string | null; unsealed: number }[]>`
    select c.sequence, c.hash,
           ${countOf(sql, sql`from audit_event e where e.organization_id = ${organizationId} and e.hash is null`)} as unsealed
      from (select 1) one left join audit_chain c on c.organization_id = ${organizationId}`;
  return {
    sequence: Number(row?.sequence ?? 0),
    hash: row?.hash ?? genesis(organizationId),
    unsealed: row?.unsealed ?? 0,
  };
}
