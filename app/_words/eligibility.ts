import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { countryName } from "#server/kernel/fields/country.ts";
import { formatCount } from "./format.ts";

/** A rule about who may buy, as people read it. */
interface EligibilityFact {
  readonly term: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** Names that are told one by one; more are counted. */
const NAMED = 6;

/** Who may buy from an offering, rule by rule. */
export function eligibilityFacts({ eligibility, investors }: Pick<Offering, "eligibility" | "investors">) {
  const { allowedCountries, blockedCountries, customerTypes, verifiedOnly, maxInvestors, lockUpDays } =
    eligibility;
  const left = maxInvestors === undefined ? 0 : Math.max(maxInvestors - investors, 0);
  const facts: EligibilityFact[] = [
    { term: "Countries", ...countriesFact(allowedCountries, blockedCountries) },
    { term: "Buyers", value: buyers(customerTypes) },
    {
      term: "Identity check",
      value: verifiedOnly ? "Before buying" : "Before completion",
      note: verifiedOnly ? "only verified customers can reserve" : "buy first, be verified then",
    },
    maxInvestors === undefined
      ? { term: "Places", value: "No limit" }
      : {
          term: "Places",
          value: `${formatCount(maxInvestors)} investors`,
          note: left === 0 ? "all are taken" : `${formatCount(left)} ${left === 1 ? "is" : "are"} left`,
        },
    lockUpDays === 0
      ? { term: "Lock-up", value: "None", note: "tokens can be sold on once delivered" }
      : {
          term: "Lock-up",
          value: lockUpDays === 1 ? "1 day" : `${formatCount(lockUpDays)} days`,
          note: "after delivery, before resale",
        },
  ];
  return facts;
}

function countriesFact(allowed: readonly string[] | undefined, blocked: readonly string[]) {
  if (allowed !== undefined) return { value: named(allowed), note: "customers from there alone" };
  if (blocked.length === 0) return { value: "All" };
  return { value: `All but ${named(blocked)}` };
}

function named(codes: readonly string[]): string {
  const names = codes.map(countryName).sort((one, other) => one.localeCompare(other, "en-GB"));
  if (names.length <= NAMED) return names.join(", ");
  return `${names.slice(0, NAMED - 1).join(", ")} and ${names.length - NAMED + 1} more`;
}

function buyers(types: Offering["eligibility"]["customerTypes"]): string {
  if (types === undefined || types.length > 1) return "Individuals and organizations";
  return types[0] === "INDIVIDUAL" ? "Individuals only" : "Organizations only";
}
