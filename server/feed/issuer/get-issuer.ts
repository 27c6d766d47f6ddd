import { raw } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Brand } from "#server/domain/organization/brand/contract.ts";
import type { Call, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { toIso, toNumber } from "#server/kernel/format.ts";
import type { Issuer, getIssuer as operation } from "./contract.ts";

interface IssuerRow {
  id: string;
  slug: string;
  name: string;
  brand: Brand | null;
  created_at: string;
}

interface RecordRow {
  published: number;
  funded: number;
  delivered: number;
  raised: { currency: Currency; amount: string }[];
  distributed: { currency: Currency; amount: string; count: number }[];
}

/**
 * An issuer that has published something, with what it has done.
 * @throws Refusal organization_not_found
 */
export async function getIssuer({ ctx, input }: Call<typeof operation, Context>): Promise<Issuer> {
  const sql = raw(ctx.db);
  const [row] = await sql<IssuerRow[]>`
    select g.id, g.slug, g.name, g.brand, g.created_at from organization g
     where g.slug = ${input.slug} or g.id = ${input.slug} order by g.slug = ${input.slug} desc limit 1`;
  if (!row) throw refuse("organization_not_found", {}, "slug");
  const [record] = await sql<RecordRow[]>`select * from track_record(${row.id})`;
  if (!record || record.published === 0) throw refuse("organization_not_found", {}, "slug");
  return {
    organizationId: row.id,
    slug: row.slug,
    name: row.name,
    ...(row.brand && { brand: row.brand }),
    since: toIso(row.created_at),
    trackRecord: {
      offerings: record.published,
      funded: record.funded,
      delivered: record.delivered,
      raised: record.raised.map(({ currency, amount }) => ({ currency, amount: toNumber(amount) })),
      distributed: record.distributed.map(({ currency, amount, count }) => ({
        currency,
        amount: toNumber(amount),
        count,
      })),
    },
  };
}
