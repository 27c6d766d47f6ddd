import { raw } from "#db/client.ts";
import { inTenant, MARKET } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Call, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import type { ImageType, getImage as operation } from "./contract.ts";

/**
 * A picture, for its own organization always, for all others while a published offering shows it; row-level security
 * decides which rows there are.
 * @throws Refusal image_not_found
 */
export async function getImage({
  ctx: { app, actor },
  input: { imageId },
}: Call<typeof operation, Context>): Promise<FileAnswer> {
  const published = await find(app, MARKET, imageId);
  if (published) return { ...published, isPublic: true };
  // Customers see what their issuer sells, not what it prepares.
  const isInside = actor.kind === "member" || actor.kind === "apiKey";
  const own = isInside ? await find(app, actor.organizationId, imageId) : null;
  if (own === null) throw refuse("image_not_found", {}, "imageId");
  return own;
}

function find(app: Application, organizationId: string, imageId: string): Promise<FileAnswer | null> {
  return inTenant(app, organizationId, "read", async (db) => {
    const [row] = await raw(db)<{ media_type: ImageType; bytes: Buffer }[]>`
      select media_type, bytes from image where id = ${imageId} limit 1`;
    if (!row) return null;
    const fileName = `${imageId}.${row.media_type.slice("image/".length)}`;
    return { mediaType: row.media_type, fileName, content: row.bytes };
  });
}
