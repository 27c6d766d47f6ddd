import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { toAmountText, toIso } from "#server/kernel/format.ts";

/** What notices say of a purchase, and whose it is. Sums and tokens are decimal text. */
export interface Purchase {
  readonly customerId: string;
  readonly purchaseId: string;
  readonly offering: string;
  readonly price: string;
  readonly received: string;
  readonly missing: string;
  readonly currency: string;
  readonly tokens: string;
  readonly symbol: string;
  readonly expiresAt: string;
  readonly isPaid: boolean;
  /** Whether some of the price has come in, and not all. */
  readonly isShort: boolean;
}

interface PurchaseRow {
  id: string;
  customer_id: string;
  offering: string;
  price: string;
  received: string;
  missing: string;
  currency: string;
  tokens: string;
  symbol: string;
  expires_at: string;
  is_paid: boolean;
  is_short: boolean;
}

/** Reads what notices say of purchases, by their ids. */
export async function readPurchases(
  { db, actor }: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Purchase>> {
  if (ids.length === 0) return new Map();
  const { organizationId } = actor;
  const rows = await raw(db)<PurchaseRow[]>`
    select i.id, i.customer_id, o.title as offering, i.purchase_amount::text as price,
           i.received_amount::text as received,
           greatest(i.purchase_amount - i.received_amount, 0)::text as missing, i.currency,
           i.token_amount::text as tokens, t.symbol, i.expires_at, i.paid_at is not null as is_paid,
           i.paid_at is null and i.received_amount > 0 as is_short
      from offering_purchase_intent i
      join offering o on o.organization_id = ${organizationId} and o.id = i.offering_id
      join token t on t.organization_id = ${organizationId} and t.id = o.token_id
     where i.organization_id = ${organizationId} and i.id = any (${ids as string[]})`;
  return new Map(
    rows.map((row) => [
      row.id,
      {
        customerId: row.customer_id,
        purchaseId: row.id,
        offering: row.offering,
        price: row.price,
        received: row.received,
        missing: row.missing,
        currency: row.currency,
        tokens: toAmountText(row.tokens),
        symbol: row.symbol,
        expiresAt: toIso(row.expires_at),
        isPaid: row.is_paid,
        isShort: row.is_short,
      },
    ]),
  );
}
