import type { Sql } from "#db/client.ts";
import type { Currency, PurchaseStatus, SettlementStatus } from "#db/schema/enums.ts";
import type { AccountRow } from "#server/domain/organization/api.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { isRegistered } from "./is-registered.ts";
import { type OnChainRow, onChain } from "./on-chain.ts";

/** A purchase intent as it is read: numerics as text, timestamps as PostgreSQL writes them. */
export interface IntentRow extends AccountRow {
  id: string;
  offering_id: string;
  wallet_address: string;
  customer_id: string;
  purchase_amount: string;
  token_amount: string;
  purchase_status: PurchaseStatus;
  currency: Currency;
  settlement_status: SettlementStatus;
  is_verified: boolean;
  /** Whether the wallet is proven; true where it is not asked for any more. */
  is_proven: boolean;
  /** Whether the token's chain knows the wallet; true where the token is on none. */
  is_registered: boolean;
  /** Whether the whole price has come in. */
  is_paid: boolean;
  received_amount: string;
  open_amount: string;
  failure_code: string | null;
  failure_reason: string | null;
  metadata: Record<string, unknown> | null;
  completed_at: string | null;
  settled_at: string | null;
  /** The delivery of a token that is on a chain. */
  on_chain: OnChainRow | null;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** What of the price of the purchase `i` is still to be paid. */
export function openAmount(sql: Sql): Fragment {
  return sql`(i.purchase_amount - i.received_amount)::text`;
}

/**
 * What the gates of purchases `i` follow from, beside their statuses, from {@link intentJoins}.
 * @param token the id of a purchase's token, where the statement knows it already
 */
export function intentGates(
  sql: Sql,
  organizationId: string,
  token = sql`(select f.token_id from offering f where f.organization_id = ${organizationId} and f.id = i.offering_id)`,
) {
  const whereAsked = (gate: Fragment) =>
    sql`case when i.purchase_status = 'PENDING' or i.settlement_status = 'ALLOCATED' then ${gate} else true end`;
  return {
    isPaid: sql`i.paid_at is not null`,
    isVerified: sql`c.verification_status = 'COMPLETED'`,
    // A purchase's wallet is there.
    isProven: whereAsked(sql`(
      select true from wallet w
       where w.organization_id = ${organizationId} and w.customer_id = i.customer_id and w.address = i.wallet_address
         and w.proven_at is null) is null`),
    isRegistered: whereAsked(isRegistered(sql, organizationId, token)),
  };
}

/** What {@link IntentRow} needs, from {@link intentJoins}. @param token as {@link intentGates} takes it */
export function intentColumns(sql: Sql, organizationId: string, token?: Fragment): Fragment {
  const gates = intentGates(sql, organizationId, token);
  return sql`i.id, i.offering_id, i.wallet_address, i.customer_id, i.purchase_amount::text, i.token_amount::text,
    i.purchase_status, i.currency, i.settlement_status, ${gates.isVerified} as is_verified, ${gates.isProven} as is_proven,
    ${gates.isRegistered} as is_registered, ${gates.isPaid} as is_paid, i.received_amount::text, ${openAmount(sql)} as open_amount,
    i.failure_code, i.failure_reason, i.metadata, i.completed_at, i.settled_at, i.expires_at, i.created_at, i.updated_at,
    s.account_holder, s.iban, s.bic,
    case when i.settlement_status = 'DELIVERED' then ${onChain(sql, organizationId, sql`o.reference = i.id and o.kind in ('MINT', 'MINT_FROZEN')`)} end as on_chain`;
}

/** What purchases `i` are joined to: what their gates follow from, and where they are paid to. */
export function intentJoins(sql: Sql, organizationId: string): Fragment {
  return sql`
    join customer c on c.organization_id = ${organizationId} and c.id = i.customer_id
    left join organization_settings s on s.organization_id = ${organizationId}`;
}

/** These purchase intents of an organization with all of {@link intentJoins}. */
export function intentSource(sql: Sql, organizationId: string, ids: readonly string[]): Fragment {
  return sql`from ${byKey(sql, "offering_purchase_intent", organizationId, ids)} i ${intentJoins(sql, organizationId)}
    where i.organization_id = ${organizationId}`;
}
