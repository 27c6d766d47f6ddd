import { inTenant } from "#db/tenant.ts";
import { readBytes } from "#server/http/read-json.ts";
import { checkIdempotencyKey } from "#server/http/request.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Image, imageTypes, MAX_IMAGE_BYTES } from "#server/platform/image/contract.ts";
import { readImage } from "#server/platform/image/read-image.ts";
import { uploadImage } from "#server/platform/image/upload-image.ts";
import { answering, answeringCaller } from "./answer.ts";
import { replyJson } from "./reply.ts";

/** A picture never changes, so clients may cache it for good. */
const FOR_GOOD = "max-age=31536000, immutable";

/** Carries the outcome of a dry run out of the transaction that it undoes. */
class Rehearsed extends Error {
  readonly image: Image;
  constructor(image: Image) {
    super("rehearsed");
    this.image = image;
  }
}

/**
 * Takes a picture: `POST /image` with its bytes as the body. The only operation whose body is no JSON. Its id follows
 * from its content, so that any repetition, with or without an Idempotency-Key, gives the same answer.
 */
export const postImage = answeringCaller(async ({ request, ctx }) => {
  checkIdempotencyKey(ctx.idempotencyKey);
  const bytes = await readPicture(request);
  const image = await inTenant(ctx.app, ctx.actor.organizationId, "write", async (db) => {
    const kept = await uploadImage({ ctx: { ...ctx, db }, bytes });
    if (ctx.dryRun) throw new Rehearsed(kept);
    return kept;
  }).catch((error) => {
    if (error instanceof Rehearsed) return error.image;
    throw error;
  });
  return replyJson(image, ctx.replyHeaders);
});

async function readPicture(request: Request): Promise<Buffer> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!(imageTypes as readonly string[]).includes(type)) {
    throw refuse("unsupported_image", {
      reason: "The Content-Type names no kind of picture that can be shown.",
    });
  }
  return Buffer.from(await readBytes(request, { most: MAX_IMAGE_BYTES, code: "image_too_large" }));
}

/** Shows a picture: `GET /image/{imageId}`. Whatever it holds, a browser that opens it runs nothing. */
export const getImage = answering(async ({ ctx, params: { imageId = "" } }) => {
  const { mediaType, bytes, isPublic } = await readImage(ctx.app, ctx.actor, imageId);
  const headers = ctx.replyHeaders;
  headers.set("content-type", mediaType);
  headers.set("content-length", String(bytes.length));
  headers.set("content-disposition", `inline; filename="${imageId}.${mediaType.slice("image/".length)}"`);
  headers.set("content-security-policy", "default-src 'none'; sandbox; frame-ancestors 'none'");
  headers.set("x-content-type-options", "nosniff");
  headers.set("cache-control", `${isPublic ? "public" : "private"}, ${FOR_GOOD}`);
  return new Response(new Uint8Array(bytes), { headers });
});
