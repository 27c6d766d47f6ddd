import { raw, type Sql } from "#db/client.ts";
import { bankEntryFacets, distributionPaymentFacets, facetsOf, refundFacets } from "#db/schema/facets.ts";
import { endsWithin } from "#server/domain/primary/api.ts";
import { isFailing } from "#server/feed/webhook-endpoint/read-endpoints.ts";
import { can } from "#server/kernel/access.ts";
import type { Call } from "#server/kernel/context.ts";
import type { Action } from "#server/kernel/fields/actions.ts";
import { toIso } from "#server/kernel/format.ts";
import { type Fragment, joinParts } from "#server/kernel/reading/rows.ts";
import { hasBrand } from "./brand.ts";
import {
  type Attention,
  type AttentionKind,
  ENDING_DAYS,
  MOST_TOLD,
  type getAttention as operation,
  type SetUpStep,
} from "./contract.ts";

/** What is looked for: the right that shows it, and its rows by an index, with `since` where the oldest comes first. */
interface Matter {
  readonly needs: Action;
  readonly rows: (sql: Sql, organizationId: string, now: Date) => Fragment;
}

const matters: Readonly<Record<AttentionKind, Matter>> = {
  UNMATCHED_MONEY: {
    needs: "payment:read",
    rows: (sql, organizationId) => sql`
      select e.created_at as since from bank_entry e
       where e.organization_id = ${organizationId} and e.status = 'OPEN'
         and e.facets = any (${facetsOf(bankEntryFacets, { status: "OPEN" })}::int[])
       order by e.created_at, e.id`,
  },
  REFUNDS_DUE: {
    needs: "payment:read",
    rows: (sql, organizationId) => sql`
      select r.created_at as since from refund r
       where r.organization_id = ${organizationId}
         and r.facets = ${facetsOf(refundFacets, { status: "DUE", provider: "BANK_TRANSFER" })[0] ?? 0}
       order by r.created_at, r.id`,
  },
  REFUNDS_FAILED: {
    needs: "payment:read",
    rows: (sql, organizationId) => sql`
      select null::timestamptz as since from refund r
       where r.organization_id = ${organizationId}
         and r.facets = any (${facetsOf(refundFacets, { status: "FAILED" })}::int[])`,
  },
  CLAIMS_OPEN: {
    needs: "payment:read",
    rows: (sql, organizationId) => sql`
      select p.charged_back_at as since from payment p
       where p.organization_id = ${organizationId} and p.open_claim is not null
       order by p.created_at, p.id`,
  },
  CHECKS_WAITING: {
    needs: "customer:read",
    rows: (sql, organizationId) => sql`
      select v.submitted_at as since from verification v
       where v.organization_id = ${organizationId} and v.status = 'IN_PROGRESS'
       order by v.submitted_at, v.id`,
  },
  DISTRIBUTIONS_FAILED: {
    needs: "distribution:read",
    rows: (sql, organizationId) => sql`
      select p.created_at as since from distribution_payment p
       where p.organization_id = ${organizationId}
         and p.facets = ${facetsOf(distributionPaymentFacets, { status: "FAILED" })[0] ?? 0}
       order by p.created_at, p.id`,
  },
  CHAIN_REFUSED: {
    needs: "chain:read",
    rows: (sql, organizationId) => sql`
      select null::timestamptz as since from chain_operation c
       where c.organization_id = ${organizationId} and c.status = 'REFUSED'`,
  },
  OFFERINGS_ENDING: {
    needs: "offering:read",
    rows: (sql, organizationId, now) => sql`
      select null::timestamptz as since from offering o
       where o.organization_id = ${organizationId} and ${endsWithin(sql, now, ENDING_DAYS)}`,
  },
  WEBHOOKS_FAILING: {
    needs: "webhook:read",
    rows: (sql, organizationId, now) => sql`
      select null::timestamptz as since from webhook_endpoint w
       where w.organization_id = ${organizationId} and ${isFailing(sql, organizationId, now)}`,
  },
};

/** What a new organization does first. */
interface Step {
  /** The right that shows it. */
  readonly needs: Action;
  readonly isDone: (sql: Sql, organizationId: string) => Fragment;
  /** Whether it is done to a draft. */
  readonly isOfDraft?: true;
}

const steps: Readonly<Record<SetUpStep, Step>> = {
  BANK_ACCOUNT: {
    needs: "organization:read",
    isDone: (sql, organizationId) => sql`exists (select from organization_settings s
      where s.organization_id = ${organizationId} and s.iban is not null)`,
  },
  BRAND: { needs: "organization:read", isDone: hasBrand },
  TOKEN: {
    needs: "token:read",
    isDone: (sql, organizationId) =>
      sql`exists (select from token t where t.organization_id = ${organizationId})`,
  },
  OFFERING: {
    needs: "offering:read",
    isDone: (sql, organizationId) =>
      sql`exists (select from offering o where o.organization_id = ${organizationId})`,
  },
  DOCUMENTS: {
    needs: "offering:read",
    isOfDraft: true,
    isDone: (sql, organizationId) =>
      sql`exists (select from offering_document d where d.organization_id = ${organizationId})`,
  },
  PUBLISHED: {
    needs: "offering:read",
    isOfDraft: true,
    isDone: (sql, organizationId) => sql`exists (select from offering o
      where o.organization_id = ${organizationId} and o.state <> 'DRAFT')`,
  },
};

/** What waits for a person of the organization, of what the caller may read; nothing is counted beyond {@link MOST_TOLD}. */
export async function getAttention({ ctx }: Call<typeof operation>): Promise<Attention> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const shown = Object.entries(matters).filter(([, { needs }]) => can(ctx.actor, needs));
  const asked = Object.entries(steps).filter(([, { needs }]) => can(ctx.actor, needs));
  const counted = shown.map(
    ([kind, { rows }]) => sql`
      select ${kind}::text as kind, count(*)::int as count, min(m.since) as since
        from (${rows(sql, organizationId, ctx.now)} limit ${MOST_TOLD + 1}) m`,
  );
  const done = asked.map(
    ([step, { isDone, isOfDraft }]) => sql`
      select ${step}::text as step, ${isDone(sql, organizationId)} as is_done,
             ${isOfDraft ? onlyDraft(sql, organizationId) : sql`null::text`} as offering_id`,
  );
  const noItem = sql`select null::text as kind, 0 as count, null::timestamptz as since where false`;
  const noStep = sql`select null::text as step, false as is_done, null::text as offering_id where false`;
  const [row] = await sql<{ items: ItemRow[]; steps: StepRow[] }[]>`
    select (select coalesce(json_agg(i), '[]') from (${joinParts(sql, [noItem, ...counted], " union all ")}) i where i.count > 0) as items,
           (select coalesce(json_agg(s), '[]') from (${joinParts(sql, [noStep, ...done], " union all ")}) s) as steps`;
  return {
    items: (row?.items ?? []).map(({ kind, count, since }) => ({
      kind,
      count: Math.min(count, MOST_TOLD),
      isMore: count > MOST_TOLD,
      ...(since !== null && { since: toIso(since) }),
    })),
    checklist: (row?.steps ?? []).map(({ step, is_done, offering_id }) => ({
      step,
      isDone: is_done,
      ...(offering_id !== null && { offeringId: offering_id }),
    })),
  };
}

interface ItemRow {
  kind: AttentionKind;
  count: number;
  since: string | null;
}

interface StepRow {
  step: SetUpStep;
  is_done: boolean;
  offering_id: string | null;
}

/** The draft, where there is exactly one. */
const onlyDraft = (sql: Sql, organizationId: string) => sql`(
  select min(d.id) from (select o.id from offering o
    where o.organization_id = ${organizationId} and o.state = 'DRAFT' limit 2) d
  having count(*) = 1)`;
