import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runChild } from "./child.mjs";
import { install } from "./install.mjs";
import { pinnedNode, root } from "./paths.mjs";

/**
 * Runs a script's work on the Node that the project pins, with every package installed. A script calls this with its
 * own address; on another Node the script is started once more on the right one, and this process ends with it.
 * @param {string} script `import.meta.url` of the caller
 * @param {(args: string[]) => Promise<number | void>} work gives the exit code; nothing = the process goes on
 * @param {{ production?: boolean }} [options] `production` is content without the devDependencies
 */
export async function onPinnedNode(script, work, options) {
  const args = process.argv.slice(2);
  try {
    if (Number.parseInt(process.versions.node, 10) < 20) {
      throw new Error(`Node 20 or newer is needed, and this is ${process.version}.`);
    }
    await install(options);
    endWithParent();
    const code = isPinned() ? await work(args) : await runChild(pinnedNode, [fileURLToPath(script), ...args]);
    if (code !== undefined) process.exit(code);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

function isPinned() {
  const { version } = JSON.parse(readFileSync(join(root, "node_modules/node/package.json"), "utf8"));
  return process.version === `v${version}`;
}

/** A parent that was killed cannot hand on a signal: npm gone means that this is to end, too, in good order. */
function endWithParent() {
  const { ppid, env } = process;
  const hasWatchedParent = env.npm_lifecycle_event !== undefined && ppid > 1;
  if (!hasWatchedParent) return;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  timer.unref();
}
