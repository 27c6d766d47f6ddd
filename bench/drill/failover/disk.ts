/** A disk so small that it can be filled without doing harm to this machine's own. */
import { execFileSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { serverUser } from "#db/embedded/place.ts";

const MEGABYTES = 192;

export interface SmallDisk {
  remove(): void;
}

/** Puts one over an empty folder; undefined where this process may not, as it takes root. */
export function makeSmallDisk(folder: string): SmallDisk | undefined {
  const user = serverUser();
  if (!user) return undefined;
  const options = `size=${MEGABYTES}m,mode=700,uid=${user.uid},gid=${user.gid}`;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return { remove: () => void execFileSync("umount", ["--lazy", folder], { stdio: "ignore" }) };
}

/** Writes a file that takes all the room there is. */
export function fill(file: string): void {
  const piece = Buffer.alloc(65_536);
  const handle = openSync(file, "w");
  try {
    for (let written = 0; written < MEGABYTES * 2 ** 20; written += piece.length) writeSync(handle, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(handle);
  }
}
