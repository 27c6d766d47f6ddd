import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Call, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import type { ImageType, getImage as operation } from "./contract.ts";
import { narrowed } from "./narrowed.ts";

/**
 * A picture, for its own organization always, for all others while a published offering shows it.
 * @throws Refusal image_not_found
 * @throws Overloaded where it has to be drawn at a width, and too many others have
 */
export async function getImage({
  ctx,
  input: { imageId, width },
}: Call<typeof operation, Context>): Promise<FileAnswer> {
  if (width !== undefined) {
    const { isPublic } = await find(ctx, imageId, "seen");
    const content = await narrowed(imageId, width, async () => (await find(ctx, imageId, "read")).bytes);
    if (content) return { mediaType: "image/webp", fileName: `${imageId}-${width}.webp`, content, isPublic };
  }
  const { media_type: mediaType, bytes: content, isPublic } = await find(ctx, imageId, "read");
  return { mediaType, fileName: `${imageId}.${mediaType.slice("image/".length)}`, content, isPublic };
}

interface Picture {
  readonly media_type: ImageType;
  readonly bytes: Buffer;
}

/**
 * @param how `seen` leaves its bytes where they are
 * @throws Refusal image_not_found
 */
async function find(
  { app, db, actor }: Context,
  imageId: string,
  how: "seen" | "read",
): Promise<Picture & { readonly isPublic: boolean }> {
  const isRead = how === "read";
  const [published] = await raw(db)<Picture[]>`
    select media_type, case when ${isRead} then bytes else '' end as bytes from published_image(${imageId})`;
  if (published) return { ...published, isPublic: true };
  // Customers see what their issuer sells, not what it prepares.
  if (actor.kind !== "member" && actor.kind !== "apiKey") throw refuse("image_not_found", {}, "imageId");
  const { organizationId } = actor;
  const [own] = await inTenant(
    app,
    organizationId,
    "read",
    (inside) => raw(inside)<Picture[]>`
      select media_type, case when ${isRead} then bytes else '' end as bytes
        from image where organization_id = ${organizationId} and id = ${imageId}`,
  );
  if (!own) throw refuse("image_not_found", {}, "imageId");
  return { ...own, isPublic: false };
}
