/** A way to a port that can be cut like a network: nothing comes through any more, and nobody is told. */
import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Socket } from "node:net";

export interface Relay {
  readonly port: number;
  cut(): void;
  /** Lets through what was held back, and what comes. */
  mend(): void;
  close(): Promise<void>;
}

/** The two ends of one connection. */
type Pair = readonly [Socket, Socket];

/** @param to a port of this machine, which need not be listened on yet */
export async function openRelay(to: number): Promise<Relay> {
  const pairs = new Set<Pair>();
  /** Those that came while nothing came through. */
  const waiting = new Set<Socket>();
  let isCut = false;

  function join(client: Socket): void {
    const pair: Pair = [client, dial(to, "127.0.0.1")];
    pairs.add(pair);
    for (const socket of pair) socket.on("error", () => {}).on("close", () => isCut || end(pair));
    flow(pair);
  }

  function flow([one, other]: Pair): void {
    one.pipe(other);
    other.pipe(one);
  }

  function end(pair: Pair): void {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  }

  const server = createServer((client) => {
    if (!isCut) return join(client);
    waiting.add(client.pause().on("error", () => {}));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause();
    },
    mend() {
      isCut = false;
      for (const pair of pairs) {
        if (pair.some(({ destroyed }) => destroyed)) end(pair);
        else flow(pair);
      }
      for (const client of waiting) join(client);
      waiting.clear();
    },
    async close() {
      for (const pair of pairs) end(pair);
      for (const client of waiting) client.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
