import { createClient } from "../client.ts";
import { listEvents } from "../printed/operations.ts";
import type { Event } from "../printed/types.ts";
import { wait } from "../retry.ts";
import { webCrypto } from "../web-crypto.ts";
import { signWebhook } from "../webhooks.ts";
import { clientOptions, keepCredentials, readCredentials } from "./credentials.ts";
import { UsageError } from "./exit-codes.ts";
import type { Io } from "./io.ts";

export interface ListenOptions {
  readonly "base-url"?: string;
  /** Where events go. */
  readonly "forward-to"?: string;
  /** Types, with commas between; all where left out. */
  readonly events?: string;
  /** The position to go on after; what happens from now on where left out. */
  readonly after?: string;
}

/** How long after the last event it is asked for the next, and how long a receiver may take, in milliseconds. */
const PAUSE_MS = 500;
const LIMIT_MS = 10_000;

/**
 * Brings events to this machine, each once and in order, signed as webhooks are, until it is ended. What a receiver
 * declines is told and passed over.
 */
export async function listen(io: Io, _words: readonly string[], options: ListenOptions): Promise<void> {
  const target = options["forward-to"];
  if (target === undefined || !URL.canParse(target)) {
    throw new UsageError("Say where to: offerboard listen --forward-to http://localhost:8080/webhooks");
  }
  const client = createClient(await clientOptions(io, options));
  const types = options.events?.split(",");
  const secret = await listenSecret(io);
  const { signal } = io;
  const { data } = await listEvents(client, { limit: 1 }, { signal });
  let after = options.after === undefined ? (data[0]?.position ?? 0) : Number(options.after);
  if (!Number.isInteger(after)) throw new UsageError("--after takes the position of an event.");
  io.tell(`Events after ${after} go to ${target}, signed with`);
  io.out(secret);
  while (!signal.aborted) {
    try {
      for await (const event of listEvents(client, { order: "asc", after, limit: 100 }, { signal })) {
        if (!types || types.includes(event.type)) await forward(io, target, secret, event);
        after = event.position;
      }
      await wait(PAUSE_MS, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

async function forward(io: Io, target: string, secret: string, event: Event): Promise<void> {
  const body = JSON.stringify(event);
  const headers = await signWebhook(body, event.eventId, Math.floor(Date.now() / 1000), secret);
  const began = Date.now();
  const limit = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(target, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "offerboard-listen", ...headers },
    body,
    redirect: "manual",
    signal: limit,
  }).then(
    async (response) => {
      await response.body?.cancel();
      return String(response.status);
    },
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );
  io.tell(`${event.position} ${event.type} ${event.resourceId} → ${answer} (${Date.now() - began} ms)`);
}

/** Made once for this machine, so that a receiver need not be told a new one each time. */
async function listenSecret(io: Io): Promise<string> {
  const { listenSecret: kept } = await readCredentials(io);
  if (kept !== undefined) return kept;
  const bytes = (await webCrypto()).getRandomValues(new Uint8Array(24));
  const made = `whsec_${btoa(String.fromCharCode(...bytes))}`;
  await keepCredentials(io, { listenSecret: made });
  return made;
}
