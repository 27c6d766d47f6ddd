import { keepInfo } from "./answer.ts";
import type { CallOptions, Client } from "./client.ts";
import { ConnectionError, RefusedError, TimeoutError } from "./errors.ts";
import { readExact } from "./exact.ts";
import type { Problem } from "./printed/types.ts";
import { type Prepared, prepare, type Route } from "./request.ts";
import { mayPass, wait, waitBefore } from "./retry.ts";

/**
 * Calls an operation, and again where that may help: every change carries a key, so a repetition has no second effect.
 * @throws RefusedError, ConnectionError, TimeoutError, and the signal's reason
 */
export async function send(
  client: Client,
  route: Route,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<unknown> {
  const { signal, timeoutMs = client.timeoutMs, maxRetries = client.maxRetries } = options;
  const request = await prepare(client, route, input, options);
  for (let before = 0; ; before++) {
    const outcome = await attempt(client, request, route, timeoutMs, signal);
    if (!("error" in outcome)) return outcome.answer;
    if (before >= maxRetries || !outcome.mayPass) throw outcome.error;
    await wait(waitBefore(before, outcome.retryAfter), signal);
  }
}

type Outcome =
  | { readonly answer: unknown }
  | { readonly error: unknown; readonly mayPass: boolean; readonly retryAfter: string | null };

async function attempt(
  client: Client,
  { url, init }: Prepared,
  route: Route,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const giveUp = () => limit.abort(signal?.reason);
  signal?.addEventListener("abort", giveUp, { once: true });
  const timer = setTimeout(
    () => limit.abort(new TimeoutError(`${route.name} took longer than ${timeoutMs} ms.`)),
    timeoutMs,
  );
  try {
    const response = await client.fetch(url, { ...init, signal: limit.signal });
    return await read(response, route);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const { reason } = limit.signal as { reason?: unknown };
    const told = reason instanceof TimeoutError ? reason : lost(url, error);
    return { error: told, mayPass: true, retryAfter: null };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

function lost(url: string, error: unknown): ConnectionError {
  return new ConnectionError(`No answer came from ${new URL(url).origin}.`, undefined, error);
}

async function read(response: Response, route: Route): Promise<Outcome> {
  const { ok, status, headers } = response;
  if (ok && route.kind === "download") return { answer: keepInfo(response, response) };
  const text = await response.text();
  const body = parse(text);
  if (ok && body !== undefined) return { answer: keepInfo(body, response) };
  const problem = body as Problem | undefined;
  const isRefusal = typeof problem?.code === "string";
  return {
    error: isRefusal
      ? new RefusedError(problem, route.name)
      : new ConnectionError(`Something else answered (${status}).`, headers.get("x-request-id") ?? undefined),
    mayPass: mayPass(status, problem?.code),
    retryAfter: headers.get("retry-after"),
  };
}

/** JSON; undefined for anything else, such as the page of a proxy. */
function parse(text: string): unknown {
  try {
    return readExact(text);
  } catch {
    return undefined;
  }
}
