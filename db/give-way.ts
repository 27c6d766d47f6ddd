import { readFile, writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { getPriority, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** What a process that gives way gets of a processor that another wants, as `nice` counts: a tenth. */
const NICE = 10;
/** Bytes of a connection that are looked through for the process that answers it. */
const MOST_BYTES = 4096;
/** The message that names it: BackendKeyData of PostgreSQL's protocol. */
const BACKEND_KEY_DATA = "K".charCodeAt(0);
/** Linux lets a user change the priority of a group ten times a second. */
const TURNS = 20;
const REST_MS = 150;

/**
 * Lets the server's process at the end of a connection take what others leave of the processors. That is for what only reads, and
 * for crowds: who waits for a row that it holds waits as long. Nothing happens where the server is on another machine, runs as another
 * user, or the system does not say what its processes are.
 * @returns the socket
 */
export function givingWay(socket: Socket): Socket {
  let received = Buffer.alloc(0);
  const look = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    const pid = processIn(received);
    if (pid === undefined && received.length < MOST_BYTES) return;
    socket.off("data", look);
    if (pid !== undefined && socket.remoteAddress === socket.localAddress)
      lower(pid, `(${socket.localPort})`).catch(() => {});
  };
  return socket.on("data", look);
}

/** The process that the first messages of a connection name; undefined where none does. */
function processIn(messages: Buffer): number | undefined {
  for (let at = 0; at + 9 <= messages.length; at += 1 + messages.readUInt32BE(at + 1))
    if (messages[at] === BACKEND_KEY_DATA) return messages.readUInt32BE(at + 5);
  return undefined;
}

/** Lowers a process of PostgreSQL. @param client what its title says of who is connected */
async function lower(pid: number, client: string): Promise<void> {
  const title = await readFile(`/proc/${pid}/cmdline`, "utf8");
  if (!title.startsWith("postgres:") || !title.includes(client)) return;
  setPriority(pid, Math.max(NICE, getPriority(pid)));
  // Each process of PostgreSQL leads a session, and Linux may share the processors among sessions first.
  for (let turn = 0; turn < TURNS; turn += 1)
    try {
      return await writeFile(`/proc/${pid}/autogroup`, String(NICE));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      await sleep(REST_MS, undefined, { ref: false });
    }
}
