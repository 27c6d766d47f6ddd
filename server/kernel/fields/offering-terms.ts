import { z } from "zod";
import { money, moneyOrZero } from "./amount.ts";
import { instant, timestamp } from "./text.ts";

const periodFields = z.object({
  startDate: timestamp.meta({ description: "When the offering opens.", example: "2027-02-01T09:00:00Z" }),
  endDate: timestamp.meta({ description: "When the offering ends.", example: "2027-04-30T22:00:00Z" }),
});

/** What is not sent, or is no date-time and has been told as that, compares as neither. */
const endsAfterStart = ({ startDate = "", endDate = "" }: Partial<z.infer<typeof periodFields>>) =>
  !(instant(startDate) >= instant(endDate));
const endsTooEarly = { error: "The end must come after the start.", path: ["endDate"] };

export const offeringPeriod = periodFields.refine(endsAfterStart, endsTooEarly);

const limitFields = z.object({
  minPayableAmount: money.meta({ description: "The least one purchase may pay.", example: 100 }),
  maxPayableAmount: money.meta({ description: "The most one customer may pay in all.", example: 25000 }),
  hardCap: money.meta({ description: "The most the offering may raise.", example: 500000 }),
  softCap: moneyOrZero.meta({ description: "What it must raise to succeed.", example: 150000 }),
});

/** Which limit may not pass which, among those that are sent. */
function keepOrder(limits: Partial<z.infer<typeof limitFields>>, context: z.RefinementCtx): void {
  const { minPayableAmount = 0, maxPayableAmount, hardCap = Number.POSITIVE_INFINITY, softCap = 0 } = limits;
  const require = (holds: boolean, field: keyof typeof limits, message: string) => {
    if (!holds) context.addIssue({ code: "custom", path: [field], message });
  };
  if (maxPayableAmount !== undefined) {
    require(minPayableAmount <= maxPayableAmount, "minPayableAmount", "The minimum cannot pass the maximum.");
    require(maxPayableAmount <= hardCap, "maxPayableAmount", "The maximum cannot pass the hard cap.");
  }
  require(softCap <= hardCap, "softCap", "The soft cap cannot pass the hard cap.");
}

export const fundingLimits = limitFields.superRefine(keepOrder);

/** Single fields of the two, as a change may send them. */
export const changedPeriod = periodFields.partial().refine(endsAfterStart, endsTooEarly);
export const changedLimits = limitFields.partial().superRefine(keepOrder);

/** What has to hold between fields that may be changed one by one. */
export const relatedTerms = z.object({ offeringPeriod, fundingLimits });
