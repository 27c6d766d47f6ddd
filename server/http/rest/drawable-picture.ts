import { procedureOf } from "#server/http/operations.ts";
import { run } from "#server/http/pipeline.ts";
import { createContext, replyHeaders, requestIdOf } from "#server/http/request.ts";
import { application } from "#server/kernel/application.ts";
import { Refusal } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { getImage } from "#server/platform/image/contract.ts";
import { inspect } from "#server/platform/image/inspect.ts";

const UPLOADED = /^\/image\/(img_[0-9a-f]{32})$/;
/** The most pixels that are decoded: what a camera takes at its middle setting. */
const MOST_PIXELS = 8_000_000;

/**
 * An uploaded picture as a `data:` address, to be drawn into another one: a PNG or JPEG that anybody may see, and no
 * larger than is decoded in a moment; undefined for all else.
 */
export async function drawablePicture(url: string): Promise<string | undefined> {
  const imageId = UPLOADED.exec(url)?.[1];
  const content = imageId && (await publishedBytes(imageId));
  if (!content) return undefined;
  const picture = inspect(content);
  if (typeof picture === "string" || picture.width * picture.height > MOST_PIXELS) return undefined;
  const { mediaType } = picture;
  if (mediaType !== "image/png" && mediaType !== "image/jpeg") return undefined;
  return `data:${mediaType};base64,${content.toString("base64")}`;
}

/** What anybody gets who asks for it; null where that is a refusal. */
async function publishedBytes(imageId: string): Promise<Buffer | null> {
  const headers = new Headers();
  const requestId = requestIdOf(headers);
  const anybody = { actor: { kind: "anonymous" }, person: null, key: null } as const;
  const reply = replyHeaders(headers, requestId);
  const ctx = createContext(application(), anybody, { headers, address: undefined, requestId, reply });
  try {
    const { content } = (await run(procedureOf(getImage), ctx, { imageId })) as FileAnswer;
    return Buffer.from(content as Uint8Array);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
