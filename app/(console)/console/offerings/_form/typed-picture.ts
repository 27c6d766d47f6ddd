import { pictureOf } from "#app/_offering/picture-of.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { imageUrl as address, isElsewhere } from "#server/kernel/fields/image-url.ts";

/**
 * The picture of an address as it is typed, and of one on another host from this one, as pages have it once it is saved;
 * undefined for what is no address yet.
 */
export function typedPicture(imageUrl: string, saved: Offering | undefined): string | undefined {
  if (saved !== undefined && imageUrl === saved.imageUrl) return pictureOf(saved);
  if (!isElsewhere(imageUrl)) return imageUrl;
  return address.safeParse(imageUrl).success
    ? `/api/image/preview?${new URLSearchParams({ url: imageUrl })}`
    : undefined;
}
