import type { EligibilityInput } from "./contract.ts";

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
