/**
 * Finds a Chromium for the browser tests, on machines that have one, may download one, or neither: Playwright's own,
 * one of the system, or the one that comes as the npm package `@sparticuz/chromium`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { cacheFolder, root } from "../../scripts/lib/paths.mjs";

export interface Browser {
  /** Where it comes from, for the terminal. */
  name: string;
  /** Undefined = Playwright knows. */
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
}

/** Names under `.localhost` are this machine, for browsers too old to know. */
const everywhere = ["--host-resolver-rules=MAP *.localhost 127.0.0.1"];
/** Without these it asks for updates from hosts that a closed network refuses. */
const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

const systemNames = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge",
];
const macNames = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The first browser that starts here; `CHROMIUM_PATH` names one to be taken before all others. */
export function findBrowser(): Browser {
  const browser = named(process.env.CHROMIUM_PATH) ?? playwrights() ?? systems() ?? packaged();
  if (browser) return browser;
  throw new Error("Found no Chromium for the browser tests. Install one, or name it in CHROMIUM_PATH.");
}

function named(executablePath: string | undefined): Browser | undefined {
  if (!executablePath) return undefined;
  if (!starts(executablePath))
    throw new Error(`CHROMIUM_PATH names ${executablePath}, which does not start.`);
  return { name: executablePath, executablePath, args: everywhere };
}

function playwrights(): Browser | undefined {
  const browser = { name: "Playwright's Chromium", args: everywhere };
  if (existsSync(chromium.executablePath())) return browser;
  // Asked once an installation: where the download is refused or too slow, it will be the next time as well.
  const refused = join(cacheFolder, "browser-download-failed");
  if (existsSync(refused)) return undefined;
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], {
    timeout: 20_000,
    killSignal: "SIGKILL",
    stdio: "ignore",
  });
  if (existsSync(chromium.executablePath())) return browser;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(refused, "");
  return undefined;
}

function systems(): Browser | undefined {
  for (const candidate of process.platform === "darwin" ? macNames : systemNames) {
    const executablePath = candidate.startsWith("/") ? candidate : pathOf(candidate);
    if (executablePath && starts(executablePath))
      return { name: executablePath, executablePath, args: everywhere };
  }
  return undefined;
}

function packaged(): Browser | undefined {
  const folder = join(cacheFolder, "chromium");
  const executablePath = join(folder, "chromium");
  if (!existsSync(executablePath)) unpack(folder);
  const args = [...everywhere, ...quiet, "--disable-gpu"];
  // It brings libraries for systems that lack the usual ones, which would not fit those that have them.
  for (const libraries of [undefined, join(folder, "al2023/lib")]) {
    const env = libraries === undefined ? undefined : { LD_LIBRARY_PATH: libraries };
    if (starts(executablePath, env))
      return { name: "the Chromium of @sparticuz/chromium", executablePath, args, env };
  }
  return undefined;
}

/** The package unpacks into the folder for temporary files, under names that all projects share; here it gets its own. */
function unpack(folder: string): void {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const entry = pathToFileURL(join(root, "node_modules/@sparticuz/chromium/build/esm/index.js"));
  spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `const { default: c } = await import("${entry}"); await c.executablePath();`,
    ],
    {
      env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  try {
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(draft, folder);
  } catch {
    // Another run was faster; or nothing was unpacked, which shows when it is started.
    rmSync(draft, { recursive: true, force: true });
  }
}

function pathOf(name: string): string | undefined {
  const found = spawnSync("/bin/sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function starts(executablePath: string, env?: Record<string, string>): boolean {
  const options = { env: { ...process.env, ...env }, stdio: "ignore" as const, timeout: 20_000 };
  return spawnSync(executablePath, ["--version"], options).status === 0;
}
