import { raw } from "#db/client.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Image, uploadImage as operation } from "./contract.ts";
import { imageIdOf } from "./image-id.ts";
import { inspect } from "./inspect.ts";
import { strip } from "./strip.ts";

/** What one organization may keep. */
const MAX_IMAGES = 1_000;
const MAX_TOTAL_BYTES = 500 * 1024 * 1024;

/**
 * Keeps a picture for an organization's offerings, after a look at what it is, without what its camera told of the place.
 * @throws Refusal unsupported_image, image_storage_full
 */
export async function uploadImage({ ctx, input }: Call<typeof operation>): Promise<Image> {
  const sent = Buffer.from(input.content);
  const picture = inspect(sent);
  if (typeof picture === "string") throw refuse("unsupported_image", { reason: picture });
  const { mediaType, width, height } = picture;
  const bytes = strip(sent);
  const imageId = imageIdOf(bytes);
  const image: Image = { imageId, url: `/image/${imageId}`, mediaType, size: bytes.length, width, height };
  if (await isKept(ctx, imageId)) return image;
  await refuseWhenFull(ctx, bytes.length);
  const inserted = await raw(ctx.db)`
    insert into image (organization_id, id, media_type, bytes, created_at)
    values (${ctx.actor.organizationId}, ${imageId}, ${mediaType}, ${bytes}, ${ctx.now.toISOString()})
    on conflict do nothing returning id`;
  if (inserted.length > 0) {
    await record(ctx, { action: operation.name, resource: "image", id: imageId, after: image });
  }
  return image;
}

async function isKept({ db, actor }: CallerContext, imageId: string): Promise<boolean> {
  const found = await raw(db)`
    select from image where organization_id = ${actor.organizationId} and id = ${imageId}`;
  return found.length > 0;
}

async function refuseWhenFull({ db, actor }: CallerContext, size: number): Promise<void> {
  const [kept] = await raw(db)<{ images: number; size: number }[]>`
    select count(*)::int as images, coalesce(sum(octet_length(bytes)), 0)::float8 as size
      from image where organization_id = ${actor.organizationId}`;
  if (kept && (kept.images >= MAX_IMAGES || kept.size + size > MAX_TOTAL_BYTES)) {
    throw refuse("image_storage_full");
  }
}
