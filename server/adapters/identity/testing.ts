import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A session as Stripe shows it, as far as it is looked at. */
export interface StandInSession {
  id: string;
  object: "identity.verification_session";
  status: "requires_input" | "processing" | "verified" | "canceled";
  url: string | null;
  last_error: { code: string; reason: string } | null;
  metadata: Record<string, string>;
  verified_outputs: { first_name: string | null; last_name: string | null } | null;
}

/** Stripe's identity checks as far as the adapter knows them, on this machine. */
export interface StripeStandIn {
  readonly url: string;
  readonly sessions: Map<string, StandInSession>;
  /** What was asked, in order: method and path. */
  readonly calls: string[];
  /** How many of the next requests fail, as when Stripe is away. */
  failing: number;
  close(): Promise<void>;
}

const BASE = "/v1/identity/verification_sessions";

/** Starts a stand-in for Stripe. Like Stripe, it answers a request that comes again with its key as the first time. */
export async function openStripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, StandInSession>();
  const byKey = new Map<string, StandInSession>();
  const calls: string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const body = new URLSearchParams(await text(request));
    calls.push(`${request.method} ${request.url}`);
    if (standIn.failing > 0) {
      standIn.failing -= 1;
      response.writeHead(500, { "content-type": "application/json", "stripe-should-retry": "false" });
      response.end(JSON.stringify({ error: { type: "api_error", message: "Away." } }));
      return;
    }
    const [status, answer] = respond(request, body);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => void reply(request, response));

  function respond(request: IncomingMessage, body: URLSearchParams): [number, object] {
    const { pathname } = new URL(request.url ?? "", "http://stripe");
    const [, id, verb] = /^\/([^/]+)(?:\/(\w+))?$/.exec(pathname.slice(BASE.length)) ?? [];
    if (request.method === "POST" && pathname === BASE) return [200, create(request, body)];
    const session = id === undefined ? undefined : sessions.get(id);
    if (!session) return [404, { error: { type: "invalid_request_error", message: "No such session." } }];
    if (verb !== "cancel") return [200, session];
    if (session.status !== "requires_input") {
      return [400, { error: { type: "invalid_request_error", message: "Cannot be cancelled." } }];
    }
    session.status = "canceled";
    return [200, session];
  }

  function create(request: IncomingMessage, body: URLSearchParams): StandInSession {
    const key = String(request.headers["idempotency-key"]);
    const known = byKey.get(key);
    if (known) return known;
    const id = `vs_${sessions.size + 1}`;
    const metadata = Object.fromEntries(
      [...body].flatMap(([name, value]) => {
        const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
        return field === undefined ? [] : [[field, value]];
      }),
    );
    const session: StandInSession = {
      id,
      object: "identity.verification_session",
      status: "requires_input",
      url: `https://verify.example/${id}`,
      last_error: null,
      metadata,
      verified_outputs: null,
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${port}`,
    sessions,
    calls,
    failing: 0,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
  return standIn;
}
