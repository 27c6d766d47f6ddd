/** How the service is reached. */
export interface ClientOptions {
  /** A key of the organization, `sk_test_…` or `sk_live_…`; left out where the service asks for none, as the demo. */
  readonly apiKey?: string | undefined;
  /** Where the service is, with or without `/api` at the end. @default "http://localhost:3000" */
  readonly baseUrl?: string | undefined;
  /** How long one attempt may take, in milliseconds. @default 60000 */
  readonly timeoutMs?: number | undefined;
  /** How often a call is tried again after it failed in a way that may pass. @default 2 */
  readonly maxRetries?: number | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Does the requests. @default the global `fetch` */
  readonly fetch?: typeof fetch | undefined;
}

/** How one call is made. */
export interface CallOptions {
  /** 1 to 255 printable ASCII characters: the same key gives the same answer for 24 hours. Made by itself where left out. */
  readonly idempotencyKey?: string | undefined;
  /** Runs every check and changes nothing. */
  readonly dryRun?: boolean | undefined;
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly maxRetries?: number | undefined;
  /** Id of the request, so that your log and the service's agree; made by the service where left out. */
  readonly requestId?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What all calls share; the operations take it as their first argument. */
export interface Client {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
}

/** Settles how the service is reached. */
export function createClient(options: ClientOptions = {}): Client {
  const {
    baseUrl = "http://localhost:3000",
    apiKey,
    timeoutMs = 60_000,
    maxRetries = 2,
    headers = {},
  } = options;
  return {
    baseUrl: `${baseUrl.replace(/\/+$/, "").replace(/\/api$/, "")}/api`,
    apiKey,
    timeoutMs,
    maxRetries,
    headers,
    // Some runtimes take `fetch` as a method of the global object alone.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  };
}
