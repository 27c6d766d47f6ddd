import type { OfferingUpdateAudience } from "#db/schema/enums.ts";

/** Who reads an update, in words. */
export const audienceWords: Record<OfferingUpdateAudience, { label: string; description: string }> = {
  PUBLIC: { label: "Everybody", description: "It stands on the offering's page." },
  HOLDERS: { label: "Holders alone", description: "Customers who hold the token read it in their portal." },
};
