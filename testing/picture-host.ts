import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of somebody else's that has a picture, or says so. */
export interface PictureHost {
  /** Where the picture is. */
  readonly url: string;
  /** Every request that came, in its order. */
  readonly asked: IncomingMessage[];
  close(): Promise<void>;
}

/** Starts a host; it keeps no process alive. */
export async function openPictureHost(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<PictureHost> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture.png`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
