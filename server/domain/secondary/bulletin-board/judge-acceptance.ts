import { raw } from "#db/client.ts";
import { readBalance } from "#server/domain/register/api.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { AcceptanceFacts, OfferingRules, Side } from "./accept-rules.ts";

/** Who accepts which offer, with which wallet (lower case). */
export interface Acceptance {
  readonly offerId: string;
  readonly customerId: string;
  readonly walletAddress: string;
}

interface FactsRow {
  status: AcceptanceFacts["status"];
  intention: AcceptanceFacts["intention"];
  amount: string;
  expires_at: string | null;
  token_id: string;
  token_is_paused: boolean;
  maker_customer_id: string;
  maker: Side;
  taker: Side;
  offerings: OfferingRules[];
}

/**
 * Holds both customers and the token as they are until the transaction ends, in the order everybody locks: customers by
 * id, then the token; offers and accounts follow.
 */
export async function holdParties(ctx: TenantContext, { offerId, customerId }: Acceptance): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  await sql`
    select 1 from customer c
     where c.organization_id = ${organizationId}
       and c.id in (${customerId}, (select o.maker_customer_id from offer o
                                     where o.organization_id = ${organizationId} and o.id = ${offerId}))
     order by c.id for share`;
  await sql`
    select 1 from token t
     where t.organization_id = ${organizationId}
       and t.id = (select o.token_id from offer o where o.organization_id = ${organizationId} and o.id = ${offerId})
     for share`;
}

/** Reads what an acceptance is judged by. @throws Refusal offer_not_found */
export async function readAcceptanceFacts(
  ctx: TenantContext,
  { offerId, customerId, walletAddress }: Acceptance,
): Promise<AcceptanceFacts> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const side = (customer: string, wallet: ReturnType<typeof sql>) => {
    const c = sql(customer);
    return sql`json_build_object(
      'isVerified', ${c}.verification_status = 'COMPLETED', 'isBlocked', ${c}.blocked_at is not null,
      'country', ${c}.country_code, 'type', ${c}.type, 'ownsWallet', owns_wallet(o.organization_id, ${c}.id, ${wallet}))`;
  };
  const [row] = await sql<FactsRow[]>`
    select o.status, o.intention, o.amount::text, o.expires_at, o.token_id, t.is_paused as token_is_paused,
           o.maker_customer_id, ${side("m", sql`o.maker_wallet_address`)} as maker,
           ${side("k", sql`${walletAddress}::text`)} as taker, (
             select coalesce(json_agg(json_build_object(
                      'allowedCountries', f.allowed_countries, 'blockedCountries', f.blocked_countries,
                      'customerTypes', f.customer_types)), '[]')
               from offering f
              where f.organization_id = o.organization_id and f.token_id = o.token_id
                -- What was never offered, or given back, put no tokens into anybody's hands.
                and f.state not in ('DRAFT', 'CANCELLED', 'CLOSED_UNSUCCESSFUL')
           ) as offerings
      from offer o
      join token t on t.organization_id = o.organization_id and t.id = o.token_id
      join customer m on m.organization_id = o.organization_id and m.id = o.maker_customer_id
      join customer k on k.organization_id = o.organization_id and k.id = ${customerId}
     where o.organization_id = ${organizationId} and o.id = ${offerId}`;
  if (!row) throw refuse("offer_not_found", {}, "offerId");
  return {
    status: row.status,
    intention: row.intention,
    amount: row.amount,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    tokenIsPaused: row.token_is_paused,
    isOwnOffer: row.maker_customer_id === customerId,
    maker: row.maker,
    taker: row.taker,
    takerBalance: await readBalance(ctx, { tokenId: row.token_id, customerId, walletAddress }),
    offerings: row.offerings,
  };
}
