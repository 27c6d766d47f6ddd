import type { IncomingMessage } from "node:http";
import { guardedRequests } from "#server/adapters/guarded-requests.ts";
import type { PicturePort } from "./port.ts";

/** How long a picture may take in all, in milliseconds: a page waits for it. */
const PATIENCE_MS = 5_000;
/** The most bytes of one: about what eight million pixels take. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** Nothing tells who looks, and nothing is packed: few bytes cannot become many. */
const headers = {
  accept: "image/avif,image/webp,image/png,image/jpeg",
  "accept-encoding": "identity",
  "user-agent": "Offerboard",
};

/** Has pictures over HTTP, from a plain `http` address by https, as browsers do for a page that came by it. */
export function httpPictures({
  reachesPrivate,
  patienceMs = PATIENCE_MS,
}: {
  reachesPrivate: boolean;
  patienceMs?: number;
}): PicturePort {
  const send = guardedRequests({ reachesPrivate });
  return {
    async get(address) {
      const signal = AbortSignal.timeout(patienceMs);
      let url = new URL(address);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        if (url.protocol === "http:" && !reachesPrivate) url.protocol = "https:";
        const found = await send(url, { method: "GET", headers, signal }, readPicture);
        if (Buffer.isBuffer(found)) return found;
        url = new URL(found.location, url);
      }
      throw new Error("It leads from address to address.");
    },
  };
}

/** A picture, or where it is instead. */
async function readPicture(response: IncomingMessage): Promise<Buffer | { readonly location: string }> {
  const { statusCode = 0, headers: told } = response;
  if (statusCode >= 300 && statusCode < 400 && told.location !== undefined)
    return { location: told.location };
  if (statusCode !== 200) throw new Error(`The answer was ${statusCode}.`);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size > MOST_BYTES) throw new Error("This is too much for a picture.");
  }
  return Buffer.concat(parts);
}
