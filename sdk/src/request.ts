import type { CallOptions, Client } from "./client.ts";
import { randomId } from "./web-crypto.ts";

/** `json`: JSON in and out; `list`: a page of it; `upload`: a file goes out; `download`: a file comes in. */
export type Kind = "json" | "list" | "upload" | "download";

/** What is known of an operation before it is called. */
export interface Route {
  /** Its name in the document. */
  readonly name: string;
  readonly method: string;
  /** Its path, with `{parameters}`. */
  readonly path: string;
  readonly kind: Kind;
}

type Members = Readonly<Record<string, unknown>>;

/** A request as `fetch` takes it, but for its signal. */
export interface Prepared {
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
}

/** Writes a call as a request: what the path names goes there, all else into the query or the body. */
export async function prepare(
  { baseUrl, apiKey, headers: always }: Client,
  { method, path, kind }: Route,
  input: Members,
  { idempotencyKey, dryRun, requestId, headers }: CallOptions,
): Promise<Prepared> {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined || value === "") throw new TypeError(`${name} is missing.`);
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const isChange = method !== "GET";
  const sent: Record<string, string> = { accept: "application/json, */*" };
  if (apiKey) sent.authorization = `Bearer ${apiKey}`;
  if (isChange) sent["idempotency-key"] = idempotencyKey ?? (await randomId());
  if (dryRun) sent["dry-run"] = "true";
  if (requestId) sent["x-request-id"] = requestId;
  let body: BodyInit | undefined;
  if (kind === "upload") {
    body = rest.content as BodyInit;
    sent["content-type"] = String(rest.mediaType);
    delete rest.content;
    delete rest.mediaType;
  } else if (isChange && Object.keys(rest).length > 0) {
    body = JSON.stringify(rest);
    sent["content-type"] = "application/json";
  }
  const query = isChange && kind !== "upload" ? "" : queryOf(rest);
  return {
    url: `${baseUrl}${filled}${query}`,
    init: { method, headers: { ...sent, ...always, ...headers }, ...(body !== undefined && { body }) },
  };
}

/** Members of a query: several values with a comma between, members of an object in brackets. */
function queryOf(members: Members): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined || value === null) continue;
    if (typeof value !== "object" || Array.isArray(value)) query.set(name, String(value));
    else for (const [key, inner] of Object.entries(value)) query.set(`${name}[${key}]`, String(inner));
  }
  const text = query.toString();
  return text && `?${text}`;
}
