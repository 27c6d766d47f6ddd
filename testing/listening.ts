import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/**
 * Lets a listener answer on a port of its own while the suite runs.
 * @returns gives the origin it is reached at, once tests run
 */
export function listening(listener: RequestListener): () => string {
  const server = createServer(listener);
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => server.close());
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
