import type { UseFormReturnType } from "@mantine/form";
import { clock, utc } from "#app/(console)/_data/clock-time.ts";
import { optional, typedNumber } from "#app/(console)/_data/typed.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { eligibilityInput, eligibilityValues, emptyEligibility } from "./eligibility-values.ts";

/** An offering as it is typed: the contract's names, nearly every field a text. */
export const emptyOffering = {
  tokenId: "",
  title: "",
  subtitle: "",
  description: "",
  type: "",
  imageUrl: "",
  pricePerToken: "",
  /** Empty = the buyer chooses. */
  currency: "EUR" as Currency | "",
  offeringPeriod: { startDate: "", endDate: "" },
  fundingLimits: { minPayableAmount: "", maxPayableAmount: "", softCap: "", hardCap: "" },
  eligibility: emptyEligibility,
  subdomain: "",
};

export type OfferingValues = typeof emptyOffering;

/** What is sent for the values; the contract judges it. */
export function offeringInput(values: OfferingValues) {
  const { offeringPeriod: period, fundingLimits: limits } = values;
  return {
    tokenId: values.tokenId,
    title: values.title,
    subtitle: optional(values.subtitle),
    description: optional(values.description),
    type: optional(values.type),
    imageUrl: optional(values.imageUrl),
    pricePerToken: typedNumber(values.pricePerToken),
    currency: values.currency === "" ? undefined : values.currency,
    offeringPeriod: { startDate: utc(period.startDate), endDate: utc(period.endDate) },
    fundingLimits: {
      minPayableAmount: typedNumber(limits.minPayableAmount),
      maxPayableAmount: typedNumber(limits.maxPayableAmount),
      softCap: typedNumber(limits.softCap),
      hardCap: typedNumber(limits.hardCap),
    },
    eligibility: eligibilityInput(values.eligibility),
    subdomain: values.subdomain,
  };
}

export type OfferingForm = UseFormReturnType<OfferingValues>;

/** An existing offering as values to change. */
export function valuesOf(offering: Offering): OfferingValues {
  const { offeringPeriod: period, fundingLimits: limits } = offering;
  return {
    tokenId: offering.tokenId,
    title: offering.title,
    subtitle: offering.subtitle ?? "",
    description: offering.description ?? "",
    type: offering.type ?? "",
    imageUrl: offering.imageUrl ?? "",
    pricePerToken: String(offering.pricePerToken),
    currency: offering.currency ?? "",
    offeringPeriod: { startDate: clock(period.startDate), endDate: clock(period.endDate) },
    fundingLimits: {
      minPayableAmount: String(limits.minPayableAmount),
      maxPayableAmount: String(limits.maxPayableAmount),
      softCap: String(limits.softCap),
      hardCap: String(limits.hardCap),
    },
    eligibility: eligibilityValues(offering.eligibility),
    subdomain: offering.subdomain,
  };
}
