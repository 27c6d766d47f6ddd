import { raw } from "#db/client.ts";
import type { CustomerType, OfferingState } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { PurchaseFacts } from "./rules.ts";

interface FactsRow {
  customer_exists: boolean;
  offering_exists: boolean;
  state: OfferingState;
  start_date: string;
  end_date: string;
  price_per_token: string;
  currency: string | null;
  min_payable_amount: string;
  max_payable_amount: string;
  hard_cap: string;
  raised: string;
  reserved: string;
  is_paused: boolean;
  decimals: number;
  is_blocked: boolean;
  country_code: string;
  customer_type: CustomerType;
  is_verified: boolean;
  allowed_countries: string[] | null;
  blocked_countries: string[];
  customer_types: CustomerType[] | null;
  verified_only: boolean;
  max_investors: number | null;
  investors: number;
  owns_wallet: boolean;
  held: string;
}

/**
 * Reads what a purchase is judged by.
 * @throws Refusal customer_not_found, offering_not_found
 */
export async function loadPurchaseFacts(
  ctx: CallerContext,
  request: { customerId: string; offeringId: string; walletAddress: string },
): Promise<PurchaseFacts> {
  const { organizationId } = ctx.actor;
  const [row] = await raw(ctx.db)<FactsRow[]>`
    select c.id is not null as customer_exists, o.id is not null as offering_exists,
           o.state, o.start_date, o.end_date, o.price_per_token, o.currency, o.min_payable_amount, o.max_payable_amount,
           o.hard_cap, o.raised, o.reserved, t.is_paused, t.decimals,
           c.blocked_at is not null as is_blocked, c.country_code, c.type as customer_type,
           c.verification_status = 'COMPLETED' as is_verified,
           o.allowed_countries, o.blocked_countries, o.customer_types::text[], o.verified_only, o.max_investors, o.investors,
           owns_wallet(${organizationId}, ${request.customerId}, ${request.walletAddress.toLowerCase()}) as owns_wallet,
           coalesce(p.reserved + p.completed, 0) as held
      from (values (${organizationId}, ${request.customerId}, ${request.offeringId})) as asked(organization_id, customer_id, offering_id)
      left join customer c on c.organization_id = asked.organization_id and c.id = asked.customer_id
      left join offering o on o.organization_id = asked.organization_id and o.id = asked.offering_id
      left join token t on t.organization_id = o.organization_id and t.id = o.token_id
      left join participation p
        on p.organization_id = o.organization_id and p.offering_id = o.id and p.customer_id = c.id`;
  if (!row?.customer_exists) throw refuse("customer_not_found", {}, "customerId");
  if (!row.offering_exists) throw refuse("offering_not_found", {}, "offeringId");
  return {
    state: row.state,
    startDate: new Date(row.start_date),
    endDate: new Date(row.end_date),
    pricePerToken: row.price_per_token,
    currency: row.currency,
    minPayableAmount: row.min_payable_amount,
    maxPayableAmount: row.max_payable_amount,
    hardCap: row.hard_cap,
    raised: row.raised,
    reserved: row.reserved,
    tokenIsPaused: row.is_paused,
    tokenDecimals: row.decimals,
    customerIsBlocked: row.is_blocked,
    customerCountry: row.country_code,
    customerType: row.customer_type,
    customerIsVerified: row.is_verified,
    eligibility: {
      allowedCountries: row.allowed_countries,
      blockedCountries: row.blocked_countries,
      customerTypes: row.customer_types,
      verifiedOnly: row.verified_only,
      maxInvestors: row.max_investors,
    },
    investors: row.investors,
    ownsWallet: row.owns_wallet,
    held: row.held,
  };
}
