import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import type { WebhookPort, WebhookReply } from "./port.ts";

/** How long an answer may take in all, in milliseconds. */
const PATIENCE_MS = 10_000;
/** As much of an answer as is read, in bytes. */
const MOST_READ = 4 * 1024;
/** Asks a cloud about the machine it runs on, from an address that looks like any other. */
const METADATA = ["168.63.129.16"];
/** Names that nobody ever has (RFC 6761): an endpoint there is always down, without anybody being asked. */
const NOWHERE = /\.invalid$/i;

/**
 * Sends over HTTP. Where private addresses are out of bounds, the address that is connected to is checked, not the name
 * it was looked up by, so that a name that leads elsewhere the second time gains nothing.
 */
export function httpWebhooks({
  reachesPrivate,
  patienceMs = PATIENCE_MS,
}: {
  reachesPrivate: boolean;
  patienceMs?: number;
}): WebhookPort {
  const rules = {
    keepAlive: false,
    allowPrivateIPAddress: reachesPrivate,
    allowMetaIPAddress: reachesPrivate,
    denyIPAddressList: METADATA,
  };
  const plain = new RequestFilteringHttpAgent(rules);
  const secure = new RequestFilteringHttpsAgent(rules);

  return {
    reachesPrivate,
    async post(url, headers, body) {
      const { protocol, hostname } = new URL(url);
      if (NOWHERE.test(hostname)) throw new Error(SENTENCES.ENOTFOUND);
      if (protocol === "http:" && !reachesPrivate) throw new Error("Events are sent over https alone.");
      const isSecure = protocol === "https:";
      const signal = AbortSignal.timeout(patienceMs);
      const options = {
        method: "POST",
        agent: isSecure ? secure : plain,
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        signal,
      };
      try {
        return await answerOf(isSecure ? httpsRequest(url, options) : httpRequest(url, options), body);
      } catch (error) {
        if (signal.aborted) throw new Error(`No answer came within ${patienceMs / 1000} seconds.`);
        throw explained(error as NodeJS.ErrnoException);
      }
    },
  };
}

function answerOf(request: ClientRequest, body: string): Promise<WebhookReply> {
  return new Promise((resolve, reject) => {
    request.once("error", reject);
    request.once("response", (response) => {
      readBeginning(response).then(
        (text) => resolve({ statusCode: response.statusCode ?? 0, body: text }),
        reject,
      );
    });
    request.end(body);
  });
}

/** What is beyond the beginning is not read: nobody fills our memory by an answer. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= MOST_READ) break;
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, MOST_READ).toString("utf8");
}

const SENTENCES = {
  ECONNREFUSED: "Nobody listens at this address.",
  ENOTFOUND: "There is no such host.",
  EAI_AGAIN: "The host's name could not be looked up.",
  ECONNRESET: "The connection was closed before an answer came.",
  ETIMEDOUT: "The host could not be reached in time.",
  EHOSTUNREACH: "The host cannot be reached.",
  ENETUNREACH: "The host cannot be reached.",
  CERT_HAS_EXPIRED: "The host's certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The host's certificate is signed by nobody but itself.",
  SELF_SIGNED_CERT_IN_CHAIN: "The host's certificate is signed by nobody known.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The host's certificate is signed by nobody known.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The host's certificate is for another name.",
} as const;

/** What went wrong, without addresses of the network it went wrong in. */
function explained({ code = "", message }: NodeJS.ErrnoException): Error {
  if (/is not allowed/.test(message)) {
    return new Error("This address leads into a private network, where nothing is sent.");
  }
  return new Error(
    (SENTENCES as Readonly<Record<string, string>>)[code] ??
      `The request failed${code === "" ? "" : ` (${code})`}.`,
  );
}
