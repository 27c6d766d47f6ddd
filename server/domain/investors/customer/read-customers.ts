import { raw, type Sql } from "#db/client.ts";
import { customerFacets } from "#db/schema/facets.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { checksumOf } from "#server/kernel/format.ts";
import { havingMetadata } from "#server/kernel/having-metadata.ts";
import { omitFrom } from "#server/kernel/omit.ts";
import {
  byFacets,
  createdWithin,
  namedBy,
  orderedBy,
  updatedWithin,
  when,
} from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { beginning, having, idsFound, isAddress, isFound, isId } from "#server/kernel/reading/search.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import { instantText, type Texts, textsFor, written } from "#server/kernel/reading/texts.ts";
import type { Audited } from "#server/platform/audit/change.ts";
import { assigneeOf, seenToBy } from "./assignee.ts";
import type { Customer, getCustomer as getOperation, listCustomers as listOperation } from "./contract.ts";
import { lockCustomer } from "./lock-customer.ts";
import { type CustomerRow, presentCustomer } from "./present.ts";
import { ownersOf } from "./wallet-owners.ts";

const sorts = {
  createdAt: { expression: "c.created_at", type: "timestamptz" },
  name: { expression: "c.sort_name", type: "text" },
  submittedAt: { expression: "c.submitted_at", type: "timestamptz" },
} as const;

/**
 * One customer of the organization; a customer sees itself alone.
 * @throws Refusal customer_not_found
 */
export async function getCustomer({ ctx, input }: Call<typeof getOperation>): Promise<Customer> {
  return readCustomer(ctx, input.customerId);
}

/** Reads one customer the caller may see. @throws Refusal customer_not_found */
export const readCustomer = oneOf(readCustomersByIds, "customer_not_found", "customerId");

/** How changes of a customer are recorded. */
export const auditedCustomer: Audited<Customer> = {
  type: "customer",
  lock: lockCustomer,
  read: readCustomer,
};

/** Customers of the caller's organization by their ids. */
export async function readCustomersByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Customer>> {
  const sql = raw(ctx.db);
  const rows = await sql<CustomerRow[]>`
    select ${customerColumns(sql, ctx.actor.organizationId, firstToken(sql, ctx.actor.organizationId))},
      ${assigneeOf(sql, ctx.actor)} as assignee ${source(sql, ctx, byKey(sql, "customer", ctx.actor.organizationId, ids))}`;
  return new Map(rows.map((row) => [row.id, presentCustomer(row)]));
}

/** The organization's customers, newest first; a customer sees itself alone. */
export async function listCustomers({ ctx, input }: Call<typeof listOperation>): Promise<Page<Customer>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const token = input.tokenId === undefined ? firstToken(sql, organizationId) : sql`${input.tokenId}`;
  const isOne = (input.email ?? input.walletAddress) !== undefined || ctx.actor.kind === "customer";
  const { condition, facets } = byFacets(
    sql,
    "c",
    customerFacets,
    input,
    orderedBy(isOne, input.countryCode !== undefined),
  );
  const holders = input.tokenId === undefined ? undefined : holdersOf(sql, organizationId, input.tokenId);
  const assigned = input.assigneeId === undefined ? undefined : seenToBy(sql, ctx.actor, input.assigneeId);
  const created = createdWithin(sql, ["customer", "c"], organizationId, input);
  const updated = updatedWithin(sql, ["customer", "c"], organizationId, input);
  const marked = havingMetadata(sql, organizationId, ["customer", "c"], input.metadata);
  const named = namedBy(sql, ["customer", "c"], organizationId, input.ids);
  const typed = input.q ? typedFor(sql, organizationId, input.q) : undefined;
  const page = await readPage<CustomerRow, Customer>(ctx.db, {
    input,
    columns: sql`${customerColumns(sql, organizationId, token)}, ${assigneeOf(sql, ctx.actor)} as assignee`,
    alias: "c",
    from: sql`${source(sql, ctx)} ${condition}
      ${when(sql, input.countryCode, (code) => sql`c.country_code = ${code}`)}
      ${when(sql, input.email, (email) => sql`c.email_key = lower(${email})`)}
      ${when(sql, input.walletAddress, (address) => sql`c.id = any (array(${ownersOf(sql, organizationId, address)}))`)}
      ${created.condition}`,
    ...(facets && { facets }),
    seek: allOf(sql, [marked, named, typed, holders, assigned, created.seek, updated]),
    sorts,
    id: "c.id",
    present: presentCustomer,
    ...textsFor(ctx, () => ({
      texts: textsOf(sql, organizationId),
      joins: sql`left join lateral (${lastCheck(sql, organizationId)}) k on true`,
    })),
  });
  return omitFrom(page, input);
}

/** Who holds a token. */
function holdersOf(sql: Sql, organizationId: string, tokenId: string): Seek {
  const holding = sql`from holding h
    where h.organization_id = ${organizationId} and h.token_id = ${tokenId} and h.total > 0`;
  const seek = having(sql, ["h.customer_id", "c.id"], holding);
  return { ...seek, many: { found: seek.found, most: MOST_SORTED } };
}

/**
 * Customers that are sorted at most. What is sought may stand anywhere in the order of names, so that looking for it there can
 * take far longer than sorting what was found.
 */
const MOST_SORTED = 200_000;

/** Customers by what people type: names and addresses, a wallet, an id. */
function typedFor(sql: Sql, organizationId: string, typed: string): Seek {
  if (isAddress(typed)) {
    const owners = ownersOf(sql, organizationId, typed);
    return { matches: sql`c.id = any (array(${owners}))`, found: owners };
  }
  if (isId(typed, "cus")) {
    const table = sql`select c.id from customer c where c.organization_id = ${organizationId}`;
    return beginning(sql, sql`c.id`, typed, table);
  }
  const found = (most?: number) =>
    sql`select f.id from ${idsFound(sql, organizationId, "customer", typed, most)} f(id)`;
  return {
    matches: isFound(sql, sql`c.search`, typed),
    found: found(),
    isExact: true,
    many: { found: found(MOST_SORTED), most: MOST_SORTED },
  };
}

function source(sql: Sql, { actor }: CallerContext, rows = sql`customer`): Fragment {
  const self = actor.kind === "customer" ? sql`and c.id = ${actor.customerId}` : sql``;
  return sql`from ${rows} c where c.organization_id = ${actor.organizationId} ${self}`;
}

/** The organization's first token, which balances are of where no other is in question (docs/domain.md, Customer). */
function firstToken(sql: Sql, organizationId: string): Fragment {
  return sql`(select f.id from token f where f.organization_id = ${organizationId} order by f.created_at, f.id limit 1)`;
}

/** What {@link presentCustomer} makes, field by field. */
function textsOf(sql: Sql, organizationId: string): Texts {
  const isVerified = sql`c.verification_status = 'COMPLETED'`;
  return {
    id: sql`c.id`,
    type: sql`c.type`,
    name: sql`c.name`,
    username: sql`c.username`,
    email: sql`c.email`,
    phone: sql`c.phone`,
    countryCode: sql`c.country_code`,
    "address.line1": sql`c.address_line1`,
    "address.line2": sql`c.address_line2`,
    "address.postalCode": sql`c.address_postal_code`,
    "address.city": sql`c.address_city`,
    "address.state": sql`c.address_state`,
    verificationStatus: sql`c.verification_status`,
    "verification.submittedAt": instantText(sql`k.submitted_at`),
    "verification.verifiedAt": instantText(sql`case when ${isVerified} then k.decided_at end`),
    "verification.validUntil": instantText(sql`case when ${isVerified} then c.verified_until end`),
    isBlocked: sql`c.blocked_at is not null`,
    "wallets.address": written(
      (addresses: string) => addresses.split(" ").map(checksumOf).join("; "),
      sql`(select string_agg(w.address, ' ' order by w.position) from wallet w
        where w.organization_id = ${organizationId} and w.customer_id = c.id)`,
    ),
    referralCode: sql`c.referral_code`,
    createdAt: instantText(sql`c.created_at`),
    updatedAt: instantText(sql`c.updated_at`),
  };
}

/**
 * The select list of a customer `c` of the organization with balances of one token.
 * @param tokenId SQL expression of the id of that token
 */
export function customerColumns(sql: Sql, organizationId: string, tokenId: Fragment): Fragment {
  return sql`c.id, c.type, c.country_code, c.username, c.name, c.email, c.phone, c.metadata,
    c.address_line1, c.address_line2, c.address_city, c.address_state, c.address_postal_code,
    c.verification_status, c.verification_error_code, c.verification_error_reason,
    c.verified_until, c.blocked_at,
    (select row_to_json(k) from (${lastCheck(sql, organizationId)}) k) as last_check,
    c.has_completed_provider_setup, c.referral_code, c.created_at, c.updated_at,
    (select t.address from token t where t.organization_id = ${organizationId} and t.id = ${tokenId}) as token_address,
    ${wallets(sql, organizationId, tokenId)} as wallets,
    ${holdings(sql, organizationId)} as holdings`;
}

/** The name that the customer with an id has told. */
export function customerName(sql: Sql, organizationId: string, id: Fragment): Fragment {
  return sql`(select c.name from customer c where c.organization_id = ${organizationId} and c.id = ${id})`;
}

/** The check of a customer `c` that began last. */
function lastCheck(sql: Sql, organizationId: string): Fragment {
  return sql`select v.provider, v.status, v.submitted_at, v.decided_at
    from verification v where v.organization_id = ${organizationId} and v.customer_id = c.id
    order by v.submitted_at desc, v.id desc limit 1`;
}

/** The wallets of a customer `c`, with their balances of a token. */
function wallets(sql: Sql, organizationId: string, tokenId: Fragment): Fragment {
  return sql`(select coalesce(json_agg(json_build_object(
        'address', w.address, 'proven_at', w.proven_at,
        'available', coalesce(a.available, 0)::text,
        'frozen', coalesce(a.frozen, 0)::text,
        'total', coalesce(a.available + a.frozen, 0)::text) order by w.position), '[]')
      from wallet w
      left join ledger_account a on a.organization_id = w.organization_id and a.kind = 'WALLET'
        and a.customer_id = w.customer_id and a.wallet_address = w.address and a.token_id = ${tokenId}
      where w.organization_id = ${organizationId} and w.customer_id = c.id)`;
}

/** What a customer `c` holds of all tokens. */
function holdings(sql: Sql, organizationId: string): Fragment {
  return sql`(select coalesce(json_agg(json_build_object(
        'token_id', t.id, 'name', t.name, 'symbol', t.symbol, 'wallet_address', a.wallet_address,
        'available', a.available::text, 'frozen', a.frozen::text, 'total', (a.available + a.frozen)::text,
        'locks', (select json_agg(json_build_object('amount', l.amount::text, 'until', l.locked_until)
            order by l.locked_until, l.id)
          from token_lock l
          where l.organization_id = ${organizationId} and l.ledger_account_id = a.id and l.released_at is null),
        'on_chain', case when t.settlement = 'ERC3643' then chain_holding(${organizationId}, t.id, a.wallet_address) end)
        order by t.created_at, t.id, a.wallet_address), '[]')
      from ledger_account a
      join token t on t.organization_id = a.organization_id and t.id = a.token_id
      where a.organization_id = ${organizationId} and a.kind = 'WALLET' and a.customer_id = c.id
        and a.available + a.frozen > 0)`;
}
