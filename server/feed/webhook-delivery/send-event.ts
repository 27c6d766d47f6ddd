import { Webhook } from "standardwebhooks";
import type { Event } from "#server/feed/event/contract.ts";
import { openSecret } from "#server/feed/webhook-endpoint/secret.ts";
import type { Application } from "#server/kernel/application.ts";
import { isReceived } from "./rules.ts";

/** Where an event goes, and what it is signed with; secrets as they are stored. */
export interface Target {
  readonly endpointId: string;
  readonly url: string;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretExpiresAt: string | null;
}

/** What came back. */
export interface Outcome {
  readonly at: Date;
  readonly durationMs: number;
  readonly statusCode: number | null;
  /** Null where it was received. */
  readonly error: string | null;
  /** The beginning of the answer. */
  readonly response: string | null;
}

/** Sends an event by Standard Webhooks and tells what came back, whatever it was. In no transaction. */
export async function sendEvent(
  app: Pick<Application, "env" | "webhooks">,
  target: Target,
  event: Event,
): Promise<Outcome> {
  const at = new Date();
  const began = performance.now();
  const outcome = (rest: Pick<Outcome, "statusCode" | "error" | "response">): Outcome => ({
    at,
    durationMs: Math.round(performance.now() - began),
    ...rest,
  });
  try {
    const body = JSON.stringify(event);
    const { statusCode, body: response } = await app.webhooks.post(
      target.url,
      headersOf(app.env.authSecret, target, event.eventId, at, body),
      body,
    );
    return outcome({ statusCode, error: verdict(statusCode), response: storable(response) });
  } catch (error) {
    return outcome({ statusCode: null, error: (error as Error).message, response: null });
  }
}

/** Both secrets sign while one takes the other's place: receivers accept whichever they know. */
function headersOf(
  authSecret: string,
  target: Target,
  eventId: string,
  at: Date,
  body: string,
): Record<string, string> {
  const { previousSecret, previousSecretExpiresAt: until } = target;
  const sealed = [target.secret];
  if (previousSecret !== null && until !== null && new Date(until) > at) sealed.push(previousSecret);
  const signatures = sealed.map((secret) =>
    new Webhook(openSecret(authSecret, target.endpointId, secret)).sign(eventId, at, body),
  );
  return {
    "content-type": "application/json",
    "user-agent": "Offerboard-Webhooks/1.0",
    "webhook-id": eventId,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}

function verdict(statusCode: number): string | null {
  if (isReceived(statusCode)) return null;
  if (statusCode >= 300 && statusCode < 400)
    return `The answer was ${statusCode}; redirects are not followed.`;
  return `The answer was ${statusCode}.`;
}

/** Makes a receiver's answer storable: no NUL and no broken Unicode. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
