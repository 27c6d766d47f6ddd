import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { installed } from "./installed.ts";

const run = promisify(execFile);

/** A folder with the tools that `generators/package.json` pins. */
export interface Tools {
  readonly folder: string;
  /** Runs one of them in a folder; fails with what it wrote where it fails. */
  run(tool: string, args: readonly string[], cwd?: string): Promise<string>;
}

/** Installs the tools, or gives those that an earlier run has installed. */
export async function installTools(): Promise<Tools> {
  const folder = await installed(join(import.meta.dirname, "generators"));
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
