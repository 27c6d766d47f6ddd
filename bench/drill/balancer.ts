/** A small balancer: it asks each server whether it takes requests, and hands them out in turns. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Member, Signal } from "./fleet.ts";

const ASK_EVERY_MS = 200;
const HEALTH_MS = 3_000;

/** An answer of 5xx: whose it was, and what that server was being ended by. */
export interface Failure {
  readonly server: string;
  readonly status: number;
  /** What went wrong on the way to the server; empty where it answered so itself. */
  readonly reason: string;
  readonly endingBy: Signal | undefined;
}

export interface Balancer {
  readonly origin: string;
  readonly failures: readonly Failure[];
  close(): Promise<void>;
}

/** Waits until at least one server takes requests. */
export async function openBalancer(servers: readonly Member[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: false });
  const failures: Failure[] = [];
  const ready = new Set<Member>();
  const closing = new AbortController();
  let turn = 0;

  const watching = servers.map(async (server) => {
    while (!closing.signal.aborted) {
      const isReady = await fetch(`${server.origin}/api/health?ready`, {
        signal: AbortSignal.timeout(HEALTH_MS),
        headers: { connection: "close" },
      }).then(
        (answer) => answer.body?.cancel().then(() => answer.ok),
        () => false,
      );
      if (isReady) ready.add(server);
      else ready.delete(server);
      await sleep(ASK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  });

  /** The next in turn of those that take requests, and were not tried for this one. */
  function next(tried: ReadonlySet<Member>): Member | undefined {
    const free = servers.filter((server) => ready.has(server) && !tried.has(server));
    turn += 1;
    return free[turn % free.length];
  }

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    tried: Set<Member>,
  ): void {
    const server = next(tried);
    if (server === undefined) return void answer.writeHead(503, { "x-balancer": "none" }).end();
    tried.add(server);
    const fail = (status: number, reason: string) => {
      failures.push({ server: server.name, status, reason, endingBy: server.endingBy });
    };
    const target = new URL(incoming.url ?? "/", server.origin);
    const headers = { ...incoming.headers, "x-forwarded-for": "192.0.2.1", connection: "close" };
    const outgoing = request(target, { method: incoming.method, headers, agent }, (response) => {
      const status = response.statusCode ?? 502;
      if (status >= 500) fail(status, "");
      // An asset of another build than this server's: whoever has the other one has it.
      if (status === 404 && target.pathname.startsWith("/_next/static/") && next(tried) !== undefined) {
        response.resume();
        return forward(incoming, body, answer, tried);
      }
      answer.writeHead(status, { ...response.headers, "x-server": server.name });
      response.pipe(answer);
      response.once("error", () => answer.destroy());
    });
    outgoing.once("error", (error: NodeJS.ErrnoException) => {
      // Nothing was sent: another server may have it.
      if (error.code === "ECONNREFUSED") return forward(incoming, body, answer, tried);
      fail(502, error.code ?? "");
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { "x-server": server.name }).end();
    });
    outgoing.end(body);
  }

  const take = async (incoming: IncomingMessage, answer: ServerResponse) =>
    forward(incoming, Buffer.concat(await incoming.toArray()), answer, new Set());
  const front = createServer((incoming, answer) => {
    take(incoming, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  while (ready.size < servers.length) await sleep(50);
  return {
    origin: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    failures,
    async close() {
      closing.abort();
      await Promise.all(watching);
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      agent.destroy();
    },
  };
}
