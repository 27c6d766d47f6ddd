import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { textOf } from "./reply.ts";
import { answer, belongsToInterface } from "./routes.ts";

/** Answers the interface from a plain Node server, without Next in between. */
export interface ApiListener {
  handles(url: string | undefined): boolean;
  listen(request: IncomingMessage, response: ServerResponse): void;
}

/** The listener of the one process (`server/main.ts`). */
export function apiListener(): ApiListener {
  const listen = getRequestListener(
    async (request, { outgoing }) => {
      const response = await answer(request);
      return send(response, outgoing as ServerResponse) ? RESPONSE_ALREADY_SENT : response;
    },
    { overrideGlobalObjects: false },
  );
  return {
    handles: (url) => belongsToInterface((url ?? "/").split("?")[0] ?? "/"),
    listen: (request, response) => void listen(request, response),
  };
}

/** Sends an answer whose text is at hand, which spares the stream that a `Response` makes of it. */
function send(response: Response, outgoing: ServerResponse): boolean {
  const text = textOf(response);
  if (text === undefined || outgoing.headersSent || outgoing.destroyed) return false;
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    "content-length": Buffer.byteLength(text),
  });
  outgoing.end(text);
  return true;
}
