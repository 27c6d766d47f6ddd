import { SignatureError } from "./errors.ts";
import { readExact } from "./exact.ts";
import type { Event } from "./printed/types.ts";
import { webCrypto } from "./web-crypto.ts";

/** Headers of a request, as the web or as Node has them. */
export type WebhookHeaders =
  | Pick<Headers, "get">
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** How old or how far ahead a webhook may be, in seconds. @default 300 */
  readonly toleranceSeconds?: number;
  /** The clock, in milliseconds. @default Date.now() */
  readonly now?: number;
}

const encoder = new TextEncoder();

/**
 * Checks that a webhook is from the service and recent, and gives its event, as a union by `type`.
 * @param body as it came: text or bytes, not parsed and written again
 * @param secret of the endpoint, `whsec_…`
 * @throws SignatureError
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): Promise<Event> {
  const [id, sentAt, signatures] = ["id", "timestamp", "signature"].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !sentAt || !signatures) {
    throw new SignatureError(
      "webhook-id, webhook-timestamp or webhook-signature is missing: hand over all headers.",
    );
  }
  const offBy = Math.abs(now / 1000 - Number(sentAt));
  if (!(offBy <= toleranceSeconds)) {
    throw new SignatureError(
      `The webhook is ${Math.round(offBy)} seconds off: check the clock, or it was sent again.`,
    );
  }
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const message = encoder.encode(`${id}.${sentAt}.${text}`);
  const key = await keyOf(secret);
  const { subtle } = await webCrypto();
  for (const signature of signatures.split(" ")) {
    const [version, value = ""] = signature.split(",");
    const bytes = version === "v1" ? fromBase64(value) : undefined;
    // WebCrypto compares in the same time whatever they are.
    if (bytes && (await subtle.verify("HMAC", key, bytes, message))) return readExact(text) as Event;
  }
  throw new SignatureError("No signature fits: check the secret, and hand over the body as it came.");
}

/** The headers that a webhook is sent with. @param timestamp seconds since 1970 */
export async function signWebhook(
  body: string,
  id: string,
  timestamp: number,
  secret: string,
): Promise<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>> {
  const { subtle } = await webCrypto();
  const signed = await subtle.sign("HMAC", await keyOf(secret), encoder.encode(`${id}.${timestamp}.${body}`));
  const signature = btoa(String.fromCharCode(...new Uint8Array(signed)));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${signature}`,
  };
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ""));
  if (!bytes || bytes.length === 0)
    throw new SignatureError("The secret is not one of an endpoint (whsec_…).");
  const { subtle } = await webCrypto();
  return subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === "function") return (headers as Pick<Headers, "get">).get(name) ?? undefined;
  const found = Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  return Array.isArray(found) ? found[0] : (found as string | undefined);
}
