import type { IncomingMessage } from "node:http";
import { guardedRequests } from "#server/adapters/guarded-requests.ts";
import type { WebhookPort, WebhookReply } from "./port.ts";

/** How long an answer may take in all, in milliseconds. */
const PATIENCE_MS = 10_000;
/** As much of an answer as is read, in bytes. */
const MOST_READ = 4 * 1024;

/** Sends over HTTP. */
export function httpWebhooks({
  reachesPrivate,
  patienceMs = PATIENCE_MS,
}: {
  reachesPrivate: boolean;
  patienceMs?: number;
}): WebhookPort {
  const send = guardedRequests({ reachesPrivate });
  return {
    reachesPrivate,
    async post(url, headers, body) {
      const signal = AbortSignal.timeout(patienceMs);
      const sent = { ...headers, "content-length": Buffer.byteLength(body) };
      try {
        return await send(new URL(url), { method: "POST", headers: sent, body, signal }, readReply);
      } catch (error) {
        throw signal.aborted ? new Error(`No answer came within ${patienceMs / 1000} seconds.`) : error;
      }
    },
  };
}

/** What is beyond the beginning is not read: nobody fills our memory by an answer. */
async function readReply(response: IncomingMessage): Promise<WebhookReply> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= MOST_READ) break;
  }
  const body = Buffer.concat(parts).subarray(0, MOST_READ).toString("utf8");
  return { statusCode: response.statusCode ?? 0, body };
}
