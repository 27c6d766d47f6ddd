import { raw } from "#db/client.ts";
import { facetsOf, refundFacets } from "#db/schema/facets.ts";
import { paymentFile } from "#server/domain/payments/transfer/payment-file.ts";
import type { Call } from "#server/kernel/context.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toNumber } from "#server/kernel/format.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import { idsOf } from "#server/kernel/reading/rows.ts";
import { MOST_REFUNDS_A_FILE, type exportRefundTransfers as operation } from "./contract.ts";

interface DueRow {
  id: string;
  amount: string;
  payer_name: string | null;
  payer_account: string | null;
  customer_id: string | null;
}

/**
 * The refunds in euros that are due by transfer, or of these those that are named, the oldest first, as a payment file for the issuer's bank. A statement in
 * which their references stand books them.
 * @throws Refusal no_transfers_due
 */
export async function exportRefundTransfers({
  ctx,
  input: { ids },
}: Call<typeof operation>): Promise<FileAnswer> {
  const { organizationId } = ctx.actor;
  const sql = raw(ctx.db);
  const facets = facetsOf(refundFacets, { status: "DUE", provider: "BANK_TRANSFER" });
  const rows = await sql<DueRow[]>`
    select r.id, r.amount::text, p.payer_name, p.payer_account, p.customer_id
      from (select f.* from refund f
             where f.organization_id = ${organizationId} and f.facets = any (${facets}::int[]) and f.currency = 'EUR'
               ${when(sql, ids, (chosen) => sql`f.id = any (${idsOf(sql, chosen.split(","))})`)}
             order by f.created_at, f.id limit ${MOST_REFUNDS_A_FILE}) r
      join payment p on p.organization_id = ${organizationId} and p.id = r.payment_id
     order by r.created_at, r.id`;
  return paymentFile(ctx, {
    ...(ids !== undefined && { param: "ids" }),
    fileName: `refunds-${ctx.now.toISOString().slice(0, 10)}.xml`,
    transfers: rows.map((row) => ({
      key: row.id,
      reference: paymentReference(row.id),
      amount: toNumber(row.amount),
      name: row.payer_name ?? row.customer_id ?? row.id,
      iban: row.payer_account ?? undefined,
      remittance: `Refund ${paymentReference(row.id)}`,
    })),
  });
}
