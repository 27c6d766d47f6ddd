import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const here = import.meta.dirname;
const cache = join(here, "../../node_modules/.cache/offerboard");

/** A folder with the tools that `package.json` beside this file pins. */
export interface Tools {
  readonly folder: string;
  /** Runs one of them in a folder; fails with what it wrote where it fails. */
  run(tool: string, args: readonly string[], cwd?: string): Promise<string>;
}

/** Installs the tools, or gives those that an earlier run has installed. */
export async function installTools(): Promise<Tools> {
  const lock = join(here, "package-lock.json");
  const version = createHash("sha256").update(readFileSync(lock)).digest("hex").slice(0, 12);
  const folder = join(cache, `generators-${version}`);
  if (!existsSync(folder)) await install(folder);
  return {
    folder,
    async run(tool, args, cwd = folder) {
      // None of them tells anybody, or asks for a newer version of itself.
      const quiet = ["REDOCLY_TELEMETRY=off", "REDOCLY_SUPPRESS_UPDATE_NOTICE=true", "CI=true"];
      const command = join(folder, "node_modules/.bin", tool);
      const { stdout, stderr } = await run("env", [...quiet, command, ...args], {
        cwd,
        maxBuffer: 64 * 1024 * 1024,
      }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
        throw new Error(
          `${tool}: ${error.stdout ?? ""}${error.stderr ?? ""}${error.message}`.slice(0, 20_000),
        );
      });
      return `${stdout}${stderr}`;
    },
  };
}

/** Beside its place first: a folder that is there is whole. */
async function install(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(here, name), join(draft, name));
  try {
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: draft,
      maxBuffer: 1024 ** 3,
    });
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
