import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";

/** Asks a cloud about the machine it runs on, from an address that looks like any other. */
const METADATA = ["168.63.129.16"];
/** Names that nobody ever has (RFC 6761): a host there is always down, without anybody being asked. */
const NOWHERE = /\.invalid$/i;

interface Sent {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: string;
  /** Ends the request, and the reading of its answer. */
  readonly signal: AbortSignal;
}

/**
 * Sends a request to an address that a user chose, and reads what came back. Redirects are not followed.
 * @param read takes of the answer what it needs; what it leaves is not waited for
 * @throws Error with a sentence for people, where no answer came; the signal's reason, where that ended it
 */
export type GuardedRequest = <T>(
  url: URL,
  sent: Sent,
  read: (response: IncomingMessage) => Promise<T>,
) => Promise<T>;

/**
 * Where private addresses are out of bounds, the address that is connected to is checked, not the name it was looked up
 * by, so that a name that leads elsewhere the second time gains nothing.
 * @param reachesPrivate whether plain `http` and addresses of this network may be used: in the demo alone
 */
export function guardedRequests({ reachesPrivate }: { reachesPrivate: boolean }): GuardedRequest {
  const rules = {
    keepAlive: false,
    allowPrivateIPAddress: reachesPrivate,
    allowMetaIPAddress: reachesPrivate,
    denyIPAddressList: METADATA,
  };
  const plain = new RequestFilteringHttpAgent(rules);
  const secure = new RequestFilteringHttpsAgent(rules);

  return async (url, { body, ...sent }, read) => {
    if (NOWHERE.test(url.hostname)) throw new Error(SENTENCES.ENOTFOUND);
    const isSecure = url.protocol === "https:";
    if (!isSecure && !(reachesPrivate && url.protocol === "http:")) {
      throw new Error("Nothing is sent but over https.");
    }
    const request = isSecure
      ? httpsRequest(url, { ...sent, agent: secure })
      : httpRequest(url, { ...sent, agent: plain });
    try {
      return await read(await answerOf(request, body));
    } catch (error) {
      throw sent.signal.aborted ? sent.signal.reason : explained(error as NodeJS.ErrnoException);
    } finally {
      request.destroy();
    }
  };
}

function answerOf(request: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once("error", reject);
    request.once("response", resolve);
    request.end(body);
  });
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
function explained(error: NodeJS.ErrnoException): Error {
  if (/is not allowed/.test(error.message)) {
    return new Error("This address leads into a private network, where nothing is sent.");
  }
  // Whoever reads an answer says itself what is wrong with it.
  if (error.code === undefined) return error;
  return new Error(
    (SENTENCES as Readonly<Record<string, string>>)[error.code] ?? `The request failed (${error.code}).`,
  );
}
