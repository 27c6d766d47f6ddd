import { createHmac, timingSafeEqual } from "node:crypto";
import { type OptionalTopic, optionalTopics } from "#db/schema/enums.ts";
import type { Env } from "#server/kernel/configuration.ts";

/** Which mails of whom a link switches off. */
export interface Unsubscription {
  readonly organizationId: string;
  readonly customerId: string;
  readonly topic: OptionalTopic;
}

/** Names an unsubscription so that nobody else can: what it is, and a signature, both fit for an address. */
export function signUnsubscribe(env: Pick<Env, "authSecret">, what: Unsubscription): string {
  const named = Buffer.from(JSON.stringify([what.organizationId, what.customerId, what.topic])).toString(
    "base64url",
  );
  return `${named}.${signature(env, named).toString("base64url")}`;
}

/** Reads what {@link signUnsubscribe} named; null for anything else. */
export function readUnsubscribe(env: Pick<Env, "authSecret">, token: string): Unsubscription | null {
  const [named = "", signed = ""] = token.split(".");
  const ours = signature(env, named);
  const theirs = Buffer.from(signed, "base64url");
  if (theirs.length !== ours.length || !timingSafeEqual(theirs, ours)) return null;
  const [organizationId, customerId, topic] = JSON.parse(Buffer.from(named, "base64url").toString());
  return optionalTopics.includes(topic) ? { organizationId, customerId, topic } : null;
}

function signature({ authSecret }: Pick<Env, "authSecret">, named: string): Buffer {
  return createHmac("sha256", authSecret).update(`unsubscribe ${named}`).digest();
}
