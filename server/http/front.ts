import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { InFlight } from "#db/in-flight.ts";
import { Turns } from "./turns.ts";

/** How long an ending server waits for the request of a connection that it has taken and heard nothing of, in milliseconds. */
const HEARING_MS = 500;
/** Between two looks at what still runs, in milliseconds. */
const LOOK_MS = 20;

/** Answers one request; an error it throws becomes a 500 without a body. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Tells whose turns count together, before anything is looked up. */
export type NameSender = (request: IncomingMessage) => string;

/** The HTTP server of the process, from its first connection to its last. */
export interface Front {
  server: Server;
  /** Takes connections; fails with a sentence for the terminal when the port cannot be had. */
  listen(port: number, host: string): Promise<void>;
  /** Sets the listener; requests that already wait go to it first. */
  open(listener: Listener): void;
  /**
   * Goes on as before for `notice` milliseconds, so that a balancer learns that this process ends; then takes no more
   * connections, and gives running requests `patience` milliseconds to end, with those on their way through connections that
   * were taken before. Answers ask to be the last of their connection from the beginning.
   */
  drain(patience: number, notice?: number): Promise<void>;
  /** Ends a drain that still waits. */
  cutOff(): void;
}

/**
 * Makes the server. It can listen before anybody is there to answer: a port in use is told at once, and a browser that
 * comes early waits for its page instead of being turned away.
 * @param mayUpgrade which paths may become a WebSocket
 * @param early who answers a path that does not wait for the listener
 * @param nameSender who sends a request, for its turn to begin
 */
export function createFront(
  log: Logger,
  mayUpgrade: (url: string) => boolean,
  early: (url: string) => Listener | undefined = () => undefined,
  nameSender: NameSender = ({ socket }) => socket.remoteAddress ?? "",
): Front {
  let open: (listener: Listener) => void = () => {};
  const opened = new Promise<Listener>((resolve) => {
    open = resolve;
  });
  const cut = Promise.withResolvers<void>();
  let draining = false;
  const running = new InFlight<ServerResponse>();
  /** Connections of which nothing was heard yet. */
  const silent = new Set<Socket>();
  const turns = new Turns();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    silent.delete(request.socket);
    response.once("close", running.add(response));
    if (draining) response.setHeader("connection", "close");
    request.url = pathOf(request.url);
    try {
      const soon = early(request.url);
      const turn = soon === undefined ? turns.take(nameSender(request)) : undefined;
      if (turn !== undefined) await turn;
      const listener = soon ?? (await opened);
      await listener(request, response);
    } catch (error) {
      log.error({ err: error, url: request.url }, "request failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }

  const server = createServer(
    {
      // A proxy in front keeps its connections for a minute; were they closed here first, it would lose requests.
      keepAliveTimeout: 65_000,
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      // Some clients offer HTTP/2 with every request. Next listens for upgrades, and would leave those without answer.
      shouldUpgradeCallback: ({ url }) => mayUpgrade(url ?? ""),
    },
    (request, response) => void answer(request, response),
  );

  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });

  /** Once all is answered; on a busy machine a request may have come and not be read yet. */
  async function answered(): Promise<void> {
    const heardBy = performance.now() + HEARING_MS;
    while (running.size > 0 || (silent.size > 0 && performance.now() < heardBy)) await sleep(LOOK_MS);
  }

  return {
    server,
    open,
    cutOff: cut.resolve,
    listen(port, host) {
      return new Promise((resolve, reject) => {
        server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
        server.listen(port, host, resolve);
      });
    },
    async drain(patience, notice = 0) {
      draining = true;
      if (notice > 0) await Promise.race([cut.promise, sleep(notice)]);
      server.close();
      for (const response of running.members)
        if (!response.headersSent) response.setHeader("connection", "close");
      await Promise.race([cut.promise, sleep(patience, undefined, { ref: false }), answered()]);
      server.closeAllConnections();
    },
  };
}

/** The path of a request target; a client may send a whole URL, as to a proxy, and its host is ignored. */
function pathOf(target = "/"): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "");
  return path === target || path.startsWith("/") ? path : `/${path}`;
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what listens there, or set PORT to another.`,
    EACCES: `Port ${port} is not for ordinary users. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}; see HOST.`,
    ENOTFOUND: `This machine does not know the name ${host}; see HOST.`,
  };
  const sentence = sentences[error.code ?? ""];
  return sentence === undefined ? error : new Error(sentence);
}
