import "#server/kernel/fields/messages.ts";
import { z } from "zod";
import { customerTypes } from "#db/schema/enums.ts";
import { countryCode } from "#server/kernel/fields/country.ts";

/** Longest lock-up, in days: ten years. */
const MAX_LOCK_UP_DAYS = 3650;

const MOST_COUNTRIES = 249;
const EITHER = "Either name the countries that may buy, or those that may not.";

const countries = z.array(countryCode).max(MOST_COUNTRIES, { error: "Name each country once." });

/** Who may buy from an offering, as the interface shows it; a member that is absent leaves everybody in. */
export const eligibility = z
  .object({
    allowedCountries: z
      .array(z.string())
      .optional()
      .meta({
        description: "Countries whose customers may buy; absent = all but the blocked ones.",
        example: ["DE", "AT"],
      }),
    blockedCountries: z
      .array(z.string())
      .meta({ description: "Countries whose customers may not buy.", example: ["US"] }),
    customerTypes: z
      .array(z.enum(customerTypes))
      .optional()
      .meta({ description: "Types of customer that may buy; absent = all.", example: ["INDIVIDUAL"] }),
    verifiedOnly: z
      .boolean()
      .meta({ description: "Whether only customers whose identity check is done may buy.", example: false }),
    maxInvestors: z.number().optional().meta({
      description: "The most customers that may hold a PENDING or COMPLETED purchase; absent = no limit.",
      example: 149,
    }),
    lockUpDays: z.number().meta({
      description: "Days after delivery during which the tokens cannot be sold on; 0 = none.",
      example: 365,
    }),
  })
  .meta({ description: "Who may buy, decided for new purchases alone." });
export type Eligibility = z.infer<typeof eligibility>;

/** Nobody is kept out. */
export const everybody: Eligibility = { blockedCountries: [], verifiedOnly: false, lockUpDays: 0 };

/**
 * Eligibility as it is sent: members left out stay as they are, and start as those of {@link everybody}; `null` opens a
 * list or a limit to everybody again. Naming countries of one kind lets go of those of the other.
 */
export const eligibilityInput = z
  .object({
    allowedCountries: countries
      .min(1, { error: "Name at least one country, or send null for all." })
      .nullish()
      .meta({ description: "Countries whose customers may buy; null = all.", example: ["DE", "AT"] }),
    blockedCountries: countries
      .nullish()
      .meta({ description: "Countries whose customers may not buy; null = none.", example: null }),
    customerTypes: z
      .array(z.enum(customerTypes))
      .min(1, { error: "Name at least one type of customer, or send null for all." })
      .max(customerTypes.length, { error: "Name each type of customer once." })
      .nullish()
      .meta({ description: "Types of customer that may buy; null = all.", example: ["INDIVIDUAL"] }),
    verifiedOnly: z
      .boolean()
      .optional()
      .meta({ description: "Whether only customers whose identity check is done may buy.", example: false }),
    maxInvestors: z
      .int({ error: "Send a whole number." })
      .min(1, { error: "Send 1 or more, or null for no limit." })
      .max(1_000_000_000, { error: "Send at most 1,000,000,000, or null for no limit." })
      .nullish()
      .meta({ description: "The most customers that may hold a purchase; null = no limit.", example: 149 }),
    lockUpDays: z
      .int({ error: "Send a whole number of days." })
      .min(0, { error: "Send 0 or more days." })
      .max(MAX_LOCK_UP_DAYS, { error: `Send at most ${MAX_LOCK_UP_DAYS} days.` })
      .optional()
      .meta({
        description:
          "Days after delivery during which the tokens cannot be sold on; it freezes with the terms.",
        example: 365,
      }),
  })
  .refine(({ allowedCountries, blockedCountries }) => !allowedCountries || !blockedCountries?.length, {
    error: EITHER,
    path: ["blockedCountries"],
  });
export type EligibilityInput = z.infer<typeof eligibilityInput>;
