import { raw, type Sql } from "#db/client.ts";
import { eligibilitySelection } from "#server/domain/primary/eligibility/columns.ts";
import { readTokensByIds } from "#server/domain/register/api.ts";
import { getToken } from "#server/domain/register/token/contract.ts";
import type { Call, CallerContext, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Expansions, expandOne, expandPage } from "#server/kernel/expand.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { havingMetadata } from "#server/kernel/having-metadata.ts";
import { omitFrom } from "#server/kernel/omit.ts";
import { createdWithin, updatedWithin, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { isFound } from "#server/kernel/reading/search.ts";
import { allOf, unjudged } from "#server/kernel/reading/seek.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type * as contract from "./contract.ts";
import { type Availability, type Offering, stageAvailabilities } from "./contract.ts";
import { type OfferingRow, presentOffering, presentWithStory, type StoriedOfferingRow } from "./present.ts";

const sorts = {
  createdAt: { expression: "o.created_at", type: "timestamptz" },
  title: { expression: "o.title", type: "text" },
  startDate: { expression: "o.start_date", type: "timestamptz" },
  endDate: { expression: "o.end_date", type: "timestamptz" },
  pricePerToken: { expression: "o.price_per_token", type: "numeric" },
  raised: { expression: "o.raised", type: "numeric" },
  hardCap: { expression: "o.hard_cap", type: "numeric" },
  participants: { expression: "o.participants", type: "numeric" },
} as const;

const expansions: Expansions<Offering, "token"> = {
  token: { by: getToken, idOf: ({ tokenId }) => tokenId, read: readTokensByIds },
};

/**
 * One offering of the caller's organization, with its story; customers do not see drafts.
 * @throws Refusal offering_not_found
 */
export async function getOffering({ ctx, input }: Call<typeof contract.getOffering>): Promise<Offering> {
  return expandOne(ctx, input, await readOfferingWithStory(ctx, input.offeringId), expansions);
}

/** Reads one offering the caller may see, with its story. @throws Refusal offering_not_found */
export async function readOfferingWithStory(ctx: CallerContext, offeringId: string): Promise<Offering> {
  const sql = raw(ctx.db);
  const [row] = await sql<StoriedOfferingRow[]>`
    select ${columns(sql, ctx)}, o.story ${source(sql, ctx.actor.organizationId)} and o.id = ${offeringId}
    ${visible(sql, ctx)}`;
  if (!row) throw refuse("offering_not_found", {}, "offeringId");
  return presentWithStory(row);
}

/** Reads one offering the caller may see, without its story. @throws Refusal offering_not_found */
export const readOffering = oneOf(readOfferingsByIds, "offering_not_found", "offeringId");

/** How changes of an offering are recorded; its counters only move under the same lock. */
export const auditedOffering: Audited<Offering> = {
  type: "offering",
  lock: lockRow("offering"),
  read: readOffering,
};

/** Offerings of the caller's organization by their ids, without their stories; customers do not see drafts. */
export async function readOfferingsByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Offering>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const rows = await sql<OfferingRow[]>`
    select ${columns(sql, ctx)} ${source(sql, organizationId, byKey(sql, "offering", organizationId, ids))}
    ${visible(sql, ctx)}`;
  return new Map(rows.map((row) => [row.id, presentOffering(row)]));
}

/** The organization's offerings, newest first; customers do not see drafts. */
export async function listOfferings({
  ctx,
  input,
}: Call<typeof contract.listOfferings>): Promise<Page<Offering>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const created = createdWithin(sql, ["offering", "o"], organizationId, input);
  const marked = havingMetadata(sql, organizationId, ["offering", "o"], input.metadata);
  const page = await readPage<OfferingRow, Offering>(ctx.db, {
    input,
    columns: columns(sql, ctx),
    alias: "o",
    from: sql`from offering o where o.organization_id = ${organizationId} ${visible(sql, ctx)} ${hidden(sql, ctx, marked)}
      ${when(sql, input.state, (states) => sql`o.state in ${sql(states)}`)}
      ${when(sql, input.tokenId, (id) => sql`o.token_id = ${id}`)}
      ${when(sql, input.availability, (some) => sql`${availabilityAt(sql, ctx.now)} in ${sql(some)}`)}
      ${when(sql, input.endsWithinDays, (days) => endsWithin(sql, ctx.now, days))}
      ${when(sql, input.q, (q) => typedFor(sql, q, organizationId))} ${created.condition}`,
    joins: joins(sql, organizationId),
    seek: allOf(sql, [marked, created.seek, updatedWithin(sql, ["offering", "o"], organizationId, input)]),
    sorts,
    id: "o.id",
    present: presentOffering,
  });
  return expandPage(ctx, input, omitFrom(page, input), expansions);
}

/**
 * One published offering of any organization, with its story.
 * @throws Refusal offering_not_found
 */
export async function getMarketOffering({
  ctx,
  input,
}: Call<typeof contract.getMarketOffering, Context>): Promise<Offering> {
  const sql = raw(ctx.db);
  const [row] = await sql<StoriedOfferingRow[]>`
    select ${columns(sql, ctx, true)}, o.story ${source(sql)} and o.state <> 'DRAFT' and o.id = ${input.offeringId}`;
  if (!row) throw refuse("offering_not_found", {}, "offeringId");
  return presentWithStory(row);
}

/** Published offerings of every organization, newest first. */
export async function listMarketOfferings({
  ctx,
  input,
}: Call<typeof contract.listMarketOfferings, Context>): Promise<Page<Offering>> {
  const sql = raw(ctx.db);
  const page = await readPage<OfferingRow, Offering>(ctx.db, {
    input,
    columns: columns(sql, ctx, true),
    alias: "o",
    from: sql`from offering o where ${unjudged(sql, sql`o.state <> 'DRAFT'`)}
      ${when(sql, input.organizationId, (id) => sql`o.organization_id = ${id}`)}
      ${when(sql, input.subdomain, (subdomain) => sql`o.subdomain = ${subdomain}`)}
      ${when(sql, input.currency, (currency) => sql`(o.currency is null or o.currency = ${currency})`)}
      ${when(sql, input.type, (type) => sql`lower(o.type) = lower(${type})`)}
      ${when(sql, input.availability, (one) => availableAs(sql, ctx.now, [one]))}
      ${when(sql, input.stage, (stage) => availableAs(sql, ctx.now, stageAvailabilities[stage]))}
      ${when(sql, input.q, (q) => typedFor(sql, q))}`,
    narrow: sql`o.organization_id`,
    joins: sql`
      join offering o on o.organization_id = listed.organization_id and o.id = listed.list_id ${joins(sql)}`,
    sorts,
    id: "o.id",
    present: presentOffering,
  });
  return omitFrom(page, input);
}

/** Offerings by what people type: their own words, their token's, their issuer's; of all there are thousands at most. */
function typedFor(sql: Sql, typed: string, organizationId?: string): Fragment {
  const own = organizationId === undefined ? sql`` : sql`t.organization_id = ${organizationId} and`;
  return sql`(${isFound(sql, sql`o.search`, typed)}
    or (o.organization_id, o.token_id) in (
      select t.organization_id, t.id from token t where ${own} ${isFound(sql, sql`t.search`, typed)})
    or o.organization_id in (select g.id from organization g where ${isFound(sql, sql`g.search`, typed)}))`;
}

function visible(sql: Sql, ctx: CallerContext): Fragment {
  return ctx.actor.kind === "customer" ? sql`and o.state <> 'DRAFT'` : sql``;
}

/** Nothing is found by what the caller does not see. */
function hidden(sql: Sql, ctx: CallerContext, marked: Seek | undefined): Fragment {
  return marked && ctx.actor.kind === "customer" ? sql`and false` : sql``;
}

/** What a buyer can do with the offering `o` at this moment (docs/domain.md, Offering). */
function availabilityAt(sql: Sql, at: Date): Fragment {
  return sql`offering_availability(o.state, o.start_date, o.end_date, o.hard_cap - o.raised - o.reserved,
    o.min_payable_amount, ${at.toISOString()})`;
}

/** What of the market most offerings may be. */
const common: readonly Availability[] = ["OPEN", "ENDED"];

/** Whether the offering `o` is one of these; the planner takes them for rare where none of them is common. */
function availableAs(sql: Sql, at: Date, wanted: readonly Availability[]): Fragment {
  const condition = sql`${availabilityAt(sql, at)} in ${sql(wanted)}`;
  return common.some((one) => wanted.includes(one)) ? unjudged(sql, condition) : condition;
}

/** Whether the offering `o` is on sale or paused, and its end no more than so many days away. */
export function endsWithin(sql: Sql, now: Date, days: number): Fragment {
  const last = daysAfter(now, days);
  return sql`o.state in ('PUBLISHED', 'PAUSED')
    and o.end_date > ${now.toISOString()} and o.end_date <= ${last.toISOString()}`;
}

/** The select list of an offering `o`; data of a client's own is for whoever acts for the organization, not for its buyers. */
function columns(sql: Sql, { now, actor }: Pick<Context, "now" | "actor">, isOfMarket = false): Fragment {
  const isForBuyers = isOfMarket || actor.kind === "customer";
  return sql`o.id, o.organization_id, g.name as organization_name, o.token_id, o.subdomain, o.title, o.subtitle,
    o.description, o.image_url, jsonb_path_query_first(o.story, '$[*] ? (@.type == "HIGHLIGHTS").items') as highlights, o.type,
    ${isForBuyers ? sql`null::jsonb` : sql`o.metadata`} as metadata, o.price_per_token::text, o.currency, o.start_date, o.end_date,
    o.min_payable_amount::text, o.max_payable_amount::text, o.hard_cap::text, o.soft_cap::text, o.raised::text,
    o.reserved::text, o.participants, o.investors, ${eligibilitySelection(sql)}, o.state,
    ${availabilityAt(sql, now)} as availability, o.closed_at,
    o.raised_at_close::text, o.created_at, o.updated_at,
    json_build_object('name', t.name, 'symbol', t.symbol, 'address', t.address, 'decimals', t.decimals,
      'is_paused', t.is_paused, 'total_supply', t.total_supply::text, 'created_at', t.created_at) as token`;
}

/**
 * What offerings `o` are joined to: their token, and who issues it.
 * @param organizationId whose they are; left out on the market
 */
function joins(sql: Sql, organizationId?: string): Fragment {
  return sql`
    join token t on t.organization_id = ${organizationId ?? sql`o.organization_id`} and t.id = o.token_id
    join organization g on g.id = o.organization_id`;
}

function source(sql: Sql, organizationId?: string, rows = sql`offering`): Fragment {
  return sql`from ${rows} o ${joins(sql, organizationId)}
    where ${organizationId === undefined ? sql`true` : sql`o.organization_id = ${organizationId}`}`;
}
