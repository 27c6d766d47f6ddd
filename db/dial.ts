import { Socket } from "node:net";

/** Where the driver wants to go: it has a list of hosts, of which an address of ours names one. */
export interface Destination {
  readonly host: readonly string[];
  readonly port: readonly number[];
  /** Of a socket in the file system. */
  readonly path?: string | false;
}

/**
 * Opens a socket for the driver that fails where the other side closes it without a word, as a balancer does that has no
 * primary to lead to. The driver takes that for no failure: its statement waits on, and it dials again without a rest.
 */
export function dial({ host: [host = ""], port: [port = 0], path }: Destination): Socket {
  const socket = new Socket();
  socket.once("end", () => {
    if (socket.bytesRead > 0) return;
    const error = new Error("the connection was closed before it began");
    socket.destroy(Object.assign(error, { code: "ECONNRESET" }));
  });
  // The driver listens for failures a moment after it has the socket.
  queueMicrotask(() => (path ? socket.connect(path) : socket.connect(port, host)));
  // It asks for the certificate of this name.
  return Object.assign(socket, { host });
}
