import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./paths.mjs";

const forwarded = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a program in the project's folder to its end: this process' signals are handed on to it, and its exit code is
 * given back.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, onOutput?: (text: string) => void }} [options]
 *   `env` is added to this process' own; with `onOutput` the program's words go there instead of the terminal
 * @returns {Promise<number>}
 */
export function runChild(command, args, { env, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? "pipe" : "inherit";
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [onOutput ? "ignore" : "inherit", output, output],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", onOutput ?? (() => {}));
    const listeners = forwarded.map((signal) => ({ signal, listener: () => void child.kill(signal) }));
    for (const { signal, listener } of listeners) process.on(signal, listener);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      for (const { signal: name, listener } of listeners) process.off(name, listener);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
