import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";

/** Gives a customer whose check is to run one that does: those of before there were checks wait without one. */
export async function ensureCheck(ctx: CallerContext, customerId: string): Promise<void> {
  await raw(ctx.db)`
    insert into verification (organization_id, id, customer_id, provider, submitted_at)
    select organization_id, ${newId("ver", ctx.now)}, id, 'MANUAL', updated_at from customer
     where organization_id = ${ctx.actor.organizationId} and id = ${customerId}
    on conflict (organization_id, customer_id) where status = 'IN_PROGRESS' do nothing`;
}
