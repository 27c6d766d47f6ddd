import { typedNumber } from "#app/(console)/_data/typed.ts";
import type { CustomerType } from "#db/schema/enums.ts";
import { type Eligibility, everybody } from "#server/domain/primary/eligibility/contract.ts";

/** Who may buy, as it is chosen and typed; fields bear the contract's names, so that refusals find them. */
export const emptyEligibility = {
  /** Which of the two lists counts. */
  countries: "ALL" as "ALL" | "ALLOWED" | "BLOCKED",
  allowedCountries: [] as string[],
  blockedCountries: [] as string[],
  /** Empty = all. */
  customerTypes: "" as CustomerType | "",
  verifiedOnly: false,
  maxInvestors: "",
  lockUpDays: "",
};

export type EligibilityValues = typeof emptyEligibility;

/** What is sent for the values: every member, so that nothing stays as it was by accident. */
export function eligibilityInput(values: EligibilityValues) {
  const { countries, allowedCountries, blockedCountries, customerTypes, verifiedOnly } = values;
  return {
    allowedCountries: countries === "ALLOWED" ? allowedCountries : null,
    blockedCountries: countries === "BLOCKED" ? blockedCountries : null,
    customerTypes: customerTypes === "" ? null : [customerTypes],
    verifiedOnly,
    maxInvestors: typedNumber(values.maxInvestors) ?? null,
    lockUpDays: typedNumber(values.lockUpDays) ?? 0,
  };
}

/** Who may buy from an offering there is, as values to change. */
export function eligibilityValues(eligibility: Eligibility): EligibilityValues {
  const {
    allowedCountries,
    blockedCountries,
    customerTypes = [],
    verifiedOnly,
    maxInvestors,
    lockUpDays,
  } = eligibility;
  const [only] = customerTypes.length === 1 ? customerTypes : [];
  return {
    countries: listOf(eligibility),
    allowedCountries: allowedCountries ?? [],
    blockedCountries,
    customerTypes: only ?? "",
    verifiedOnly,
    maxInvestors: maxInvestors === undefined ? "" : String(maxInvestors),
    lockUpDays: lockUpDays === 0 ? "" : String(lockUpDays),
  };
}

function listOf({ allowedCountries, blockedCountries }: Eligibility): EligibilityValues["countries"] {
  if (allowedCountries !== undefined) return "ALLOWED";
  return blockedCountries.length > 0 ? "BLOCKED" : "ALL";
}

/** The rules that the values would make, as far as they are any. */
export function eligibilityPreview(values: EligibilityValues): Eligibility {
  const { countries, allowedCountries, blockedCountries, customerTypes, verifiedOnly } = values;
  const [investors, days] = [typedNumber(values.maxInvestors), typedNumber(values.lockUpDays)];
  return {
    ...everybody,
    ...(countries === "ALLOWED" && allowedCountries.length > 0 && { allowedCountries }),
    ...(countries === "BLOCKED" && { blockedCountries }),
    ...(customerTypes !== "" && { customerTypes: [customerTypes] }),
    verifiedOnly,
    ...(typeof investors === "number" && { maxInvestors: investors }),
    ...(typeof days === "number" && { lockUpDays: days }),
  };
}
