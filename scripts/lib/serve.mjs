import { join } from "node:path";
import { runChild } from "./child.mjs";
import { root } from "./paths.mjs";

/**
 * What V8 would take for its youngest objects grows with the machine, and importing the server fills it: 100 MB that
 * an idle process keeps. This much is plenty under load, too.
 */
export const serverFlags = ["--max-semi-space-size=16"];

/**
 * Turns this process into the server: the same process id, nothing of this script left.
 * @returns {Promise<number>} only where a process cannot be replaced, once the server has ended
 */
export async function becomeServer() {
  const command = [...serverFlags, join(root, "server/process/main.ts")];
  // npm that was killed cannot hand on a signal: the server is to end with it, in good order.
  if (process.env.npm_lifecycle_event) command.push("--end-with-parent");
  process.chdir(root);
  if (process.platform !== "win32") {
    process.execve?.(process.execPath, [process.execPath, ...command], /** @type {any} */ (process.env));
  }
  return runChild(process.execPath, command);
}
