import { randomUUID } from "node:crypto";
import type { Application } from "#server/kernel/application.ts";
import type { Context, Origin, ReplyHeaders } from "#server/kernel/context.ts";
import { Refusal, refuse, violation } from "#server/kernel/errors.ts";
import type { Identity } from "#server/platform/identity/identify.ts";
import { VERSION_HEADER, versionOf } from "./versions.ts";

/** Version of the interface's description (docs/domain.md, Interface); versions of what it has are dated. */
export const API_VERSION = "1.0";

const PRINTABLE_ASCII = /^[\x20-\x7e]{1,255}$/;
const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** The id of a request: the caller's own where it is a plain one, so that both sides' logs agree. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get("x-request-id");
  return given !== null && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Headers that every answer of the interface carries. @param asked those of the request */
export function replyHeaders(asked: Headers, requestId: string): ReplyHeaders {
  return new Map([
    ["x-request-id", requestId],
    [VERSION_HEADER, versionOf(asked)],
    ["cache-control", "no-store"],
  ]);
}

/** What one request carries through the pipeline. */
export function createContext(
  app: Application,
  { actor, person }: Identity,
  {
    headers,
    address,
    requestId,
    reply,
    signal,
  }: {
    headers: Headers;
    address: string | undefined;
    requestId: string;
    reply: ReplyHeaders;
    signal?: () => AbortSignal;
  },
): Context {
  const now = new Date();
  const origin: Origin = { address, userAgent: headers.get("user-agent") ?? undefined };
  return {
    app,
    db: app.compartments.directory.db,
    actor,
    person,
    origin,
    now,
    realNow: now,
    requestId,
    dryRun: headers.get("dry-run")?.toLowerCase() === "true",
    idempotencyKey: headers.get("idempotency-key") ?? undefined,
    ifMatch: headers.get("if-match") ?? undefined,
    replyHeaders: reply,
    ...(signal && { signal }),
  };
}

/**
 * Refuses a Dry-Run that is neither true nor false: whoever sends `1` or `yes` means to change nothing, and a call that
 * went through all the same could not be taken back.
 * @throws Refusal invalid_request
 */
export function checkDryRun(headers: Headers): void {
  const value = headers.get("dry-run");
  if (value !== null && !/^(true|false)$/i.test(value)) {
    const reason = "Send Dry-Run: true to change nothing, or leave the header out.";
    throw new Refusal("invalid_request", [violation("invalid_value", { reason }, "Dry-Run")]);
  }
}

/**
 * Refuses an Idempotency-Key that cannot be kept (docs/domain.md, Idempotency).
 * @throws Refusal invalid_idempotency_key
 */
export function checkIdempotencyKey(key: string | undefined): void {
  if (key !== undefined && !PRINTABLE_ASCII.test(key)) throw refuse("invalid_idempotency_key");
}
