import type { Currency, OfferingState } from "#db/schema/enums.ts";
import { type EligibilityRow, presentEligibility } from "#server/domain/primary/eligibility/columns.ts";
import type { Highlight, Story } from "#server/domain/primary/offering-story/contract.ts";
import { presentToken, type TokenRow } from "#server/domain/register/api.ts";
import { toIso, toNumber, withoutNulls } from "#server/kernel/format.ts";
import type { Availability, Offering } from "./contract.ts";

/** An offering as it is read: numerics as text. */
export interface OfferingRow extends EligibilityRow {
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
  highlights: Highlight[] | null;
  type: string | null;
  metadata: Record<string, unknown> | null;
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
  state: OfferingState;
  availability: Availability;
  closed_at: string | null;
  raised_at_close: string | null;
  created_at: string;
  updated_at: string;
}

/** An offering as it is read with its story. */
export interface StoriedOfferingRow extends OfferingRow {
  story: Story | null;
}

/** Makes the resource of an offering with its story (docs/domain.md, Offering). */
export function presentWithStory(row: StoriedOfferingRow): Offering {
  return { ...presentOffering(row), ...withoutNulls({ story: row.story }) };
}

/** Makes the resource of an offering, without its story (docs/domain.md, Offering). */
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
    eligibility: presentEligibility(row),
    organizationId: row.organization_id,
    organizationName: row.organization_name,
    subdomain: row.subdomain,
    ...withoutNulls({
      subtitle: row.subtitle,
      description: row.description,
      imageUrl: row.image_url,
      highlights: row.highlights,
      type: row.type,
      metadata: row.metadata,
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
