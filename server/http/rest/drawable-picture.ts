import { procedureOf } from "#server/http/operations.ts";
import { run } from "#server/http/pipeline.ts";
import { createContext, replyHeaders, requestIdOf } from "#server/http/request.ts";
import { application } from "#server/kernel/application.ts";
import { Refusal } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { getImage } from "#server/platform/image/contract.ts";
import { redraw } from "#server/platform/image/redraw.ts";

const UPLOADED = /^\/image\/(img_[0-9a-f]{32})$/;

/**
 * An uploaded picture as a `data:` address, to be drawn into another one: one that anybody may see, as it fills its place
 * there; undefined for all else.
 */
export async function drawablePicture(
  url: string,
  place: Parameters<typeof redraw>[1],
): Promise<string | undefined> {
  const imageId = UPLOADED.exec(url)?.[1];
  const content = imageId && (await publishedBytes(imageId));
  // What was kept was inspected: it is of one of the kinds that are taken.
  const drawn = content ? await redraw(content, place) : undefined;
  return drawn && `data:image/jpeg;base64,${drawn.toString("base64")}`;
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
