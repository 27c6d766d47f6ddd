/**
 * A lock that a killed process cannot leave behind: a file naming its owner by process id *and* start time, so that
 * neither a crash nor a process id given to somebody else blocks the next start. Plain JavaScript, because the
 * bootstrap needs it on whatever Node the machine has, before anything is installed.
 */
import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * @typedef {{ pid: number, started: string, what: string }} Owner
 * @typedef {{ release: () => void }} Lock
 */

/**
 * When the process with this id started, in words that only serve to be compared; undefined when there is none (a
 * zombie counts as none: it holds nothing any more).
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processStarted(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, and belongs to somebody else.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") return undefined;
  }
  if (process.platform === "linux") {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name in parentheses may hold spaces; what follows it starts with field 3, the state.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  try {
    const line = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return line === "" || line.startsWith("Z") ? undefined : line.replace(/^\S+\s+/, "");
  } catch {
    return undefined;
  }
}

/**
 * The living owner of a lock file, or undefined when nobody holds it.
 * @param {string} file
 * @returns {Owner | undefined}
 */
export function lockOwner(file) {
  const owner = readOwner(file);
  return owner !== undefined && processStarted(owner.pid) === owner.started ? owner : undefined;
}

/**
 * Takes the lock, waiting for a living owner at most `waitMs`.
 * @param {string} file
 * @param {{ what: string, waitMs?: number, onWait?: (owner: Owner) => void }} options `what` names this process to
 *   whoever waits for it; `onWait` is called once, when there is somebody to wait for
 * @returns {Promise<Lock | Owner>} the lock, or the owner who still had it when the time was over
 */
export async function takeLock(file, { what, waitMs = 0, onWait }) {
  mkdirSync(dirname(file), { recursive: true });
  const self = { pid: process.pid, started: processStarted(process.pid) ?? "", what };
  const until = Date.now() + waitMs;
  for (let told = false; ; ) {
    if (tryTake(file, self)) return { release: () => releaseLock(file, self) };
    const owner = lockOwner(file);
    if (owner === undefined) {
      removeStale(file);
      continue;
    }
    if (Date.now() >= until) return owner;
    if (!told) {
      onWait?.(owner);
      told = true;
    }
    await sleep(100);
  }
}

/**
 * Tells a lock that was taken from an owner that kept it.
 * @param {Lock | Owner} result
 * @returns {result is Lock}
 */
export function isLock(result) {
  return "release" in result;
}

/** @param {string} file @param {Owner} self */
function tryTake(file, self) {
  // Written aside and linked into place, so that no reader ever sees a lock that names nobody.
  const draft = `${file}.${self.pid}`;
  writeFileSync(draft, JSON.stringify(self));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file */
function removeStale(file) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    // Between reading and renaming, a third process may have put its own lock there: give it back.
    if (lockOwner(aside) !== undefined) linkSync(aside, file);
  } catch {
    // Somebody else cleared it first.
  }
  rmSync(aside, { force: true });
}

/** @param {string} file @param {Owner} self */
function releaseLock(file, self) {
  const owner = readOwner(file);
  if (owner?.pid === self.pid && owner.started === self.started) rmSync(file, { force: true });
}

/** @param {string} file @returns {Owner | undefined} */
function readOwner(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
