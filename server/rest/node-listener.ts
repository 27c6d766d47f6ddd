import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answer, belongsToInterface } from "./routes.ts";

/** Answers the interface from a plain Node server, without Next in between. */
export interface ApiListener {
  handles(url: string | undefined): boolean;
  listen(request: IncomingMessage, response: ServerResponse): void;
}

/** The listener of the one process (`server/main.ts`). */
export function apiListener(): ApiListener {
  const listen = getRequestListener((request) => answer(request), { overrideGlobalObjects: false });
  return {
    handles: (url) => belongsToInterface((url ?? "/").split("?")[0] ?? "/"),
    listen: (request, response) => void listen(request, response),
  };
}
