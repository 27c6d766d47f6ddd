import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { noteSocketAddress } from "#server/http/client-address.ts";
import { dataHeaders, type HeaderTable } from "#server/http/security-headers.ts";
import { phaseOfProcess } from "#server/kernel/application.ts";
import type { Env } from "#server/kernel/configuration.ts";
import { health } from "./health.ts";
import { JsonReply } from "./reply.ts";
import { answer, belongsToInterface } from "./routes.ts";

/** Answers the interface from a plain Node server, without Next in between. */
export interface ApiListener {
  handles(url: string | undefined): boolean;
  /** Whether it asks how the process is, which is answered while it starts too. */
  asksForHealth(url: string): boolean;
  listen(request: IncomingMessage, response: ServerResponse): void;
}

/** The listener of the one process (`server/process/main.ts`). */
export function apiListener(env: Pick<Env, "publicUrl" | "isProduction">): ApiListener {
  const fixed = dataHeaders(env);
  const listen = getRequestListener(
    async (request, { incoming, outgoing }) => {
      noteSocketAddress(request, incoming.socket.remoteAddress);
      const response = await (phaseOfProcess() === "starting" ? health(request) : answer(request));
      if (send(response, outgoing as ServerResponse, fixed)) return RESPONSE_ALREADY_SENT;
      // Headers that the answer sets itself, such as an image's policy, replace these.
      for (const [name, value] of Object.entries(fixed)) (outgoing as ServerResponse).setHeader(name, value);
      return response;
    },
    { overrideGlobalObjects: false },
  );
  return {
    handles: (url) => belongsToInterface((url ?? "/").split("?")[0] ?? "/"),
    asksForHealth: (url) => /^(\/api)?\/health\/?(\?|$)/.test(url),
    listen: (request, response) => void listen(request, response),
  };
}

/** Sends an answer whose text is known, without the Response's stream. */
function send(response: Response, outgoing: ServerResponse, fixed: HeaderTable): boolean {
  if (!(response instanceof JsonReply) || outgoing.headersSent || outgoing.destroyed) return false;
  outgoing.writeHead(response.status, {
    ...fixed,
    ...Object.fromEntries(response.headers),
    "content-length": Buffer.byteLength(response.content),
  });
  outgoing.end(response.content);
  return true;
}
