import type { Sql } from "#db/client.ts";
import type { CustomerType } from "#db/schema/enums.ts";
import { withoutNulls } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import type { Eligibility, EligibilityInput } from "./contract.ts";

/** Who may buy, as it is read with an offering. */
export interface EligibilityRow {
  allowed_countries: string[] | null;
  blocked_countries: string[];
  customer_types: CustomerType[] | null;
  verified_only: boolean;
  max_investors: number | null;
  lock_up_days: number;
}

/** What {@link EligibilityRow} needs of the offering `o`. */
export function eligibilitySelection(sql: Sql): Fragment {
  return sql`o.allowed_countries, o.blocked_countries, o.customer_types::text[], o.verified_only, o.max_investors,
    o.lock_up_days`;
}

/** Makes the eligibility of an offering's resource. */
export function presentEligibility(row: EligibilityRow): Eligibility {
  return {
    blockedCountries: row.blocked_countries,
    verifiedOnly: row.verified_only,
    lockUpDays: row.lock_up_days,
    ...withoutNulls({
      allowedCountries: row.allowed_countries,
      customerTypes: row.customer_types,
      maxInvestors: row.max_investors,
    }),
  };
}

/** The columns that eligibility sets as it is sent; what is left out is undefined and stays as it is. */
export function eligibilityColumns(sent: EligibilityInput = {}) {
  const { customerTypes, verifiedOnly, maxInvestors, lockUpDays } = sent;
  const allowed = sent.allowedCountries && distinct(sent.allowedCountries);
  const blocked =
    sent.blockedCountries === null ? [] : sent.blockedCountries && distinct(sent.blockedCountries);
  return {
    // Countries that may buy leave no room for those that may not, and the other way round.
    allowedCountries: blocked?.length ? null : allowed,
    blockedCountries: allowed ? [] : blocked,
    customerTypes: customerTypes && distinct(customerTypes),
    verifiedOnly,
    maxInvestors,
    lockUpDays,
  };
}

function distinct<T extends string>(values: readonly T[]): T[] {
  return [...new Set(values)].sort();
}
