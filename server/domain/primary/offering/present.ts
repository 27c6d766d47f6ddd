import type { Currency, CustomerType, OfferingState } from "#db/schema/enums.ts";
import { presentToken, type TokenRow } from "#server/domain/register/api.ts";
import { toIso, toNumber, withoutNulls } from "#server/kernel/format.ts";
import type { Availability, Offering } from "./contract.ts";

/** An offering as it is read: numerics as text. */
export interface OfferingRow {
  id: string;
  organization_id: string;
  organization_name: string;
  token_id: string;
  token: TokenRow;
  subdomain: string;
  title: string;
  subtitle: string | null;
  description: string | null;
  image_url: string | null;
  type: string | null;
  price_per_token: string;
  currency: Currency | null;
  start_date: string;
  end_date: string;
  min_payable_amount: string;
  max_payable_amount: string;
  hard_cap: string;
  soft_cap: string;
  raised: string;
  reserved: string;
  participants: number;
  investors: number;
  allowed_countries: string[] | null;
  blocked_countries: string[];
  customer_types: CustomerType[] | null;
  verified_only: boolean;
  max_investors: number | null;
  lock_up_days: number;
  state: OfferingState;
  availability: Availability;
  closed_at: string | null;
  raised_at_close: string | null;
  created_at: string;
  updated_at: string;
}

/** Makes the resource of an offering (docs/domain.md, Offering). */
export function presentOffering(row: OfferingRow): Offering {
  return {
    offeringId: row.id,
    title: row.title,
    token: presentToken(row.token),
    tokenId: row.token_id,
    pricePerToken: toNumber(row.price_per_token),
    offeringPeriod: { startDate: toIso(row.start_date), endDate: toIso(row.end_date) },
    fundingLimits: {
      raised: toNumber(row.raised),
      reserved: toNumber(row.reserved),
      minPayableAmount: toNumber(row.min_payable_amount),
      maxPayableAmount: toNumber(row.max_payable_amount),
      hardCap: toNumber(row.hard_cap),
      softCap: toNumber(row.soft_cap),
    },
    participants: row.participants,
    investors: row.investors,
    eligibility: {
      blockedCountries: row.blocked_countries,
      verifiedOnly: row.verified_only,
      lockUpDays: row.lock_up_days,
      ...withoutNulls({
        allowedCountries: row.allowed_countries,
        customerTypes: row.customer_types,
        maxInvestors: row.max_investors,
      }),
    },
    organizationId: row.organization_id,
    organizationName: row.organization_name,
    subdomain: row.subdomain,
    ...withoutNulls({
      subtitle: row.subtitle,
      description: row.description,
      imageUrl: row.image_url,
      type: row.type,
      currency: row.currency,
    }),
    state: row.state,
    availability: row.availability,
    ...(row.closed_at !== null && { closedAt: toIso(row.closed_at) }),
    ...(row.raised_at_close !== null && { raisedAtClose: toNumber(row.raised_at_close) }),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}
