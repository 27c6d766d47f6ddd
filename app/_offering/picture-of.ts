import type { Offering } from "#server/domain/primary/offering/contract.ts";

type Pictured = Pick<Offering, "offeringId" | "imageUrl" | "updatedAt">;

/** Whether a picture's address is on another host. */
export const isElsewhere = (imageUrl: string) => /^https?:/i.test(imageUrl);

/**
 * Where pages have an offering's picture from: what is on another host comes through this one, so that nobody there learns
 * who looks. Undefined where there is none.
 */
export function pictureOf({ offeringId, imageUrl = "", updatedAt }: Pictured): string | undefined {
  if (!isElsewhere(imageUrl)) return imageUrl || undefined;
  return `/image/offering/${encodeURIComponent(offeringId)}?version=${Date.parse(updatedAt)}`;
}
