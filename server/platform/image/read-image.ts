import { raw } from "#db/client.ts";
import { inTenant, MARKET } from "#db/tenant.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { Application } from "#server/kernel/application.ts";
import { refuse } from "#server/kernel/errors.ts";
import { isStorable } from "#server/kernel/fields/text.ts";
import type { ImageType } from "./contract.ts";

/** A picture as it is shown. */
export interface ShownImage {
  readonly mediaType: ImageType;
  readonly bytes: Buffer;
  /** Whether anybody may see it, since a published offering shows it. */
  readonly isPublic: boolean;
}

/**
 * A picture, for its own organization always, for all others while a published offering shows it; row-level security
 * decides which rows there are.
 * @throws Refusal image_not_found
 */
export async function readImage(app: Application, actor: Actor, imageId: string): Promise<ShownImage> {
  const published = await find(app, MARKET, imageId);
  if (published) return { ...published, isPublic: true };
  // Customers see what their issuer sells, not what it prepares.
  const isInside = actor.kind === "member" || actor.kind === "apiKey";
  const own = isInside ? await find(app, actor.organizationId, imageId) : null;
  if (own === null) throw refuse("image_not_found", {}, "imageId");
  return { ...own, isPublic: false };
}

async function find(app: Application, organizationId: string, imageId: string) {
  if (!isStorable(imageId)) return null;
  return await inTenant(app, organizationId, "read", async (db) => {
    const [row] = await raw(db)<{ media_type: ImageType; bytes: Buffer }[]>`
      select media_type, bytes from image where id = ${imageId} limit 1`;
    return row ? { mediaType: row.media_type, bytes: row.bytes } : null;
  });
}
