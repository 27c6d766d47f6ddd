import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { isElsewhere } from "#server/kernel/fields/image-url.ts";

type Pictured = Pick<Offering, "offeringId" | "imageUrl" | "updatedAt">;

/**
 * Where pages have an offering's picture from: what is on another host comes through this one, so that nobody there learns
 * who looks. Undefined where there is none.
 */
export function pictureOf({ offeringId, imageUrl = "", updatedAt }: Pictured): string | undefined {
  if (!isElsewhere(imageUrl)) return imageUrl || undefined;
  return `/image/offering/${encodeURIComponent(offeringId)}?version=${Date.parse(updatedAt)}`;
}
