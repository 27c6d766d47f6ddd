import { Overloaded } from "#db/fair-queue.ts";
import { getOfferingPicture } from "#server/domain/primary/offering-picture/contract.ts";
import { procedureOf } from "#server/http/operations.ts";
import { run } from "#server/http/pipeline.ts";
import { createContext, replyHeaders, requestIdOf } from "#server/http/request.ts";
import { application } from "#server/kernel/application.ts";
import { Refusal } from "#server/kernel/errors.ts";
import type { FileAnswer, Operation } from "#server/kernel/operation.ts";
import { getImage } from "#server/platform/image/contract.ts";
import { redraw } from "#server/platform/image/redraw.ts";

const UPLOADED = /^\/image\/(?<imageId>img_[0-9a-f]{32})$/;
const ELSEWHERE = /^\/image\/offering\/(?<offeringId>[^?/]+)\?version=\d+$/;

/**
 * A picture of this service as a `data:` address, to be drawn into another one: uploaded, or an offering's on another host,
 * that anybody may see, as it fills its place there; undefined for all else, and for one that cannot be had now.
 */
export async function drawablePicture(
  url: string,
  place: Parameters<typeof redraw>[1],
): Promise<string | undefined> {
  const content = await publicBytes(url);
  // What was kept was inspected, and what another host has is drawn already: it is of one of the kinds that are taken.
  const drawn = content ? await redraw(content, place) : undefined;
  return drawn && `data:image/jpeg;base64,${drawn.toString("base64")}`;
}

async function publicBytes(url: string): Promise<Buffer | null> {
  const uploaded = UPLOADED.exec(url)?.groups;
  if (uploaded) return await bytesOf(getImage, uploaded);
  const elsewhere = ELSEWHERE.exec(url)?.groups;
  return elsewhere ? await bytesOf(getOfferingPicture, elsewhere) : null;
}

/** What anybody gets who asks for it; null where that is a refusal, or too many ask. */
async function bytesOf(operation: Operation, input: Record<string, string>): Promise<Buffer | null> {
  const headers = new Headers();
  const requestId = requestIdOf(headers);
  const anybody = { actor: { kind: "anonymous" }, person: null, key: null } as const;
  const reply = replyHeaders(headers, requestId);
  const ctx = createContext(application(), anybody, { headers, address: undefined, requestId, reply });
  try {
    const { content } = (await run(procedureOf(operation), ctx, input)) as FileAnswer;
    return Buffer.from(content as Uint8Array);
  } catch (error) {
    if (error instanceof Refusal || error instanceof Overloaded) return null;
    throw error;
  }
}
