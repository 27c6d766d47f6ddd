import { isElsewhere, pictureOf } from "#app/_offering/picture-of.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";

/**
 * The picture of an address as it is typed; undefined for one on another host that is not saved yet: only what an offering
 * names is asked for there.
 */
export function typedPicture(imageUrl: string, saved: Offering | undefined): string | undefined {
  if (saved !== undefined && imageUrl === saved.imageUrl) return pictureOf(saved);
  return isElsewhere(imageUrl) ? undefined : imageUrl;
}
