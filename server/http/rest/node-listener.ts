import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { noteSocketAddress } from "#server/http/client-address.ts";
import { dataHeaders, type HeaderTable } from "#server/http/security-headers.ts";
import { phaseOfProcess } from "#server/kernel/application.ts";
import type { Env } from "#server/kernel/configuration.ts";
import { health } from "./health.ts";
import { isText, type TextReply } from "./reply.ts";
import { belongsToInterface, reply } from "./routes.ts";

/** Answers the interface from a plain Node server, without Next in between. */
export interface ApiListener {
  handles(url: string | undefined): boolean;
  /** Whether it asks how the process is, which is answered while it starts too. */
  asksForHealth(url: string | undefined): boolean;
  listen(request: IncomingMessage, response: ServerResponse): void;
}

/** The listener of the one process (`server/process/main.ts`). */
export function apiListener(env: Pick<Env, "publicUrl" | "isProduction">): ApiListener {
  const fixed = dataHeaders(env);
  const listen = getRequestListener(
    async (request, { incoming, outgoing }) => {
      noteSocketAddress(request, incoming.socket.remoteAddress);
      const answer = await (phaseOfProcess() === "starting" ? health(request) : reply(request));
      if (isText(answer)) {
        send(answer, outgoing as ServerResponse, fixed);
        return RESPONSE_ALREADY_SENT;
      }
      // Headers that the answer sets itself, such as an image's policy, replace these.
      for (const [name, value] of Object.entries(fixed)) (outgoing as ServerResponse).setHeader(name, value);
      return answer;
    },
    { overrideGlobalObjects: false },
  );
  return {
    handles: (url) => belongsToInterface((url ?? "/").split("?")[0] ?? "/"),
    asksForHealth: (url = "") => /^(\/api)?\/health\/?(\?|$)/.test(url),
    listen: (request, response) => void listen(request, response),
  };
}

/** Sends an answer whose text is known to whoever is still there. */
function send({ status, headers, content }: TextReply, outgoing: ServerResponse, fixed: HeaderTable): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  outgoing.writeHead(status, {
    ...fixed,
    ...Object.fromEntries(headers),
    "content-length": Buffer.byteLength(content),
  });
  outgoing.end(content);
}
