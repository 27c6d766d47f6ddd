import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Call, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import type { ImageType, getImage as operation } from "./contract.ts";

/**
 * A picture, for its own organization always, for all others while a published offering shows it.
 * @throws Refusal image_not_found
 */
export async function getImage({
  ctx: { app, db, actor },
  input: { imageId },
}: Call<typeof operation, Context>): Promise<FileAnswer> {
  const sql = raw(db);
  const [published] = await sql<Picture[]>`select media_type, bytes from published_image(${imageId})`;
  if (published) return { ...answer(imageId, published), isPublic: true };
  // Customers see what their issuer sells, not what it prepares.
  if (actor.kind !== "member" && actor.kind !== "apiKey") throw refuse("image_not_found", {}, "imageId");
  const { organizationId } = actor;
  const [own] = await inTenant(
    app,
    organizationId,
    "read",
    (inside) => raw(inside)<Picture[]>`
      select media_type, bytes from image where organization_id = ${organizationId} and id = ${imageId}`,
  );
  if (!own) throw refuse("image_not_found", {}, "imageId");
  return answer(imageId, own);
}

interface Picture {
  readonly media_type: ImageType;
  readonly bytes: Buffer;
}

function answer(imageId: string, { media_type: mediaType, bytes: content }: Picture): FileAnswer {
  return { mediaType, fileName: `${imageId}.${mediaType.slice("image/".length)}`, content };
}
