import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const cache = join(import.meta.dirname, "../node_modules/.cache/offerboard");

/**
 * Installs what a folder's `package.json` and lock pin, beside the repository's own packages, or gives what an earlier
 * run has installed.
 * @param folder of the lock
 * @returns where its `node_modules` is
 */
export async function installed(folder: string): Promise<string> {
  const lock = readFileSync(join(folder, "package-lock.json"));
  const version = hash("sha256", lock, "hex").slice(0, 12);
  const target = join(cache, `${basename(folder)}-${version}`);
  if (!existsSync(target)) await install(folder, target);
  return target;
}

/** Beside its place first: a folder that is there is whole. */
async function install(from: string, target: string): Promise<void> {
  const draft = `${target}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(from, name), join(draft, name));
  try {
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: draft,
      maxBuffer: 1024 ** 3,
    });
    if (!existsSync(target)) renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
