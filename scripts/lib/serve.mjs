import { availableParallelism } from "node:os";
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { cacheFolder, root } from "./paths.mjs";

/** Threads that help V8: what helps to collect and finds no processor is waited for. Node's own number is four. */
const helpers = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * What V8 takes grows with the machine: for its youngest objects, which importing the server fills and an idle process
 * keeps, and for all others, which it would let grow several times over before it collects them. And what places in the code
 * made while it started lives for long, from which it would conclude that what they make for each request does, too
 * (docs/decisions/051-young-objects.md).
 */
export const serverFlags = [
  "--max-semi-space-size=16",
  "--heap-growing-percent=100",
  "--no-allocation-site-pretenuring",
  `--v8-pool-size=${helpers}`,
];

/**
 * Where Node keeps what it made of the TypeScript files, and that Next leaves its configuration to Node too: so that no
 * start loads a compiler, and keeps it. Each of a process's threads would have memory of its own set aside by the C library.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: "2",
  NODE_COMPILE_CACHE: join(cacheFolder, "compiled"),
  __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: "true",
};

/**
 * Turns this process into the server: the same process id, nothing of this script left.
 * @returns {Promise<number>} only where a process cannot be replaced, once the server has ended
 */
export async function becomeServer() {
  const command = [...serverFlags, join(root, "server/process/main.ts")];
  // npm that was killed cannot hand on a signal: the server is to end with it, in good order.
  if (process.env.npm_lifecycle_event) command.push("--end-with-parent");
  process.chdir(root);
  for (const [name, value] of Object.entries(serverEnvironment)) process.env[name] ??= value;
  if (process.platform !== "win32") {
    process.execve?.(process.execPath, [process.execPath, ...command], /** @type {any} */ (process.env));
  }
  return runChild(process.execPath, command);
}
