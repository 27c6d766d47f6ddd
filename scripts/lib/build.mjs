import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isLock, takeLock } from "#db/embedded/lock.mjs";
import { runChild } from "./child.mjs";
import { compressAssets } from "./compress-assets.mjs";
import { keepAssets } from "./keep-assets.mjs";
import { root } from "./paths.mjs";

/** Everything a build is made from; tests and documents are not. */
const sources = [
  "app/**/*",
  "server/**/*.{ts,json}",
  "db/**/*.ts",
  "instrumentation.ts",
  "public/**/*",
  "next.config.ts",
  "postcss.config.{js,mjs,cjs}",
  "tsconfig.json",
  "package-lock.json",
];
/** Variables that a build bakes in. */
const baked = Object.keys(process.env).filter((name) => name.startsWith("NEXT_PUBLIC_"));

/**
 * Builds the pages into a folder, unless they lie there already, built from these very sources.
 * @param {string} folder relative to the project's, like `.next`
 * @param {{ force?: boolean, onlyIfMissing?: boolean, quiet?: boolean }} [options] `force` builds in any case;
 *   `onlyIfMissing` takes a build of other sources as well; `quiet` shows the builder's words only when it fails
 * @returns {Promise<boolean>} whether it built
 */
export async function build(folder, { force = false, onlyIfMissing = false, quiet = true } = {}) {
  const stamp = join(root, folder, "built-from");
  const isDone = (/** @type {string} */ hash) =>
    existsSync(stamp) && (onlyIfMissing || readFileSync(stamp, "utf8") === hash);
  if (!force && isDone(hashOfSources())) return false;

  const lock = await takeLock(join(root, `.data/build${folder}.lock`), {
    what: "the build of the pages",
    waitMs: 600_000,
    onWait: ({ pid }) => console.log(`Process ${pid} is building the pages; waiting for it.`),
  });
  if (!isLock(lock))
    throw new Error(`Process ${lock.pid} has been building the pages for ten minutes. Stop it first.`);
  try {
    const hash = hashOfSources();
    if (!force && isDone(hash)) return false;
    rmSync(stamp, { force: true });
    if (quiet) console.log("Building the pages (about a minute) …");
    const giveBack = keepAssets(join(root, folder));
    await runBuilder(folder, quiet, hash.slice(0, 20));
    giveBack();
    cpSync(join(root, "public/images"), join(root, folder, "images"), { recursive: true });
    await compressAssets(join(root, folder));
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(stamp, hash);
    return true;
  } finally {
    lock.release();
  }
}

function hashOfSources() {
  const hash = createHash("sha256").update(process.version);
  for (const name of baked) hash.update(`${name}=${process.env[name]}\n`);
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (/[.]test[.]tsx?$/.test(file) || !statSync(path).isFile()) continue;
    hash.update(`${file}\n`).update(readFileSync(path)).update("\n");
  }
  return hash.digest("hex");
}

/** @param {string} folder @param {boolean} quiet @param {string} id names the build */
async function runBuilder(folder, quiet, id) {
  const words = /** @type {string[]} */ ([]);
  const code = await runChild(
    process.execPath,
    ["node_modules/next/dist/bin/next", "build", "--experimental-next-config-strip-types"],
    {
      env: { NODE_ENV: "production", NEXT_DIST_DIR: folder, NEXT_TELEMETRY_DISABLED: "1", BUILD_ID: id },
      ...(quiet && { onOutput: (text) => void words.push(text) }),
    },
  );
  if (code === 0) return;
  throw new Error(`${words.join("")}\nThe pages could not be built (exit code ${code}).`);
}
