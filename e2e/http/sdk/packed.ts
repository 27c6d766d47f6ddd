import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildSdk } from "../../../scripts/sdk/build.ts";

const run = promisify(execFile);
const sdk = join(import.meta.dirname, "../../../sdk");
/** Below the repository, whose packages of tRPC a project finds from there. */
const cache = join(import.meta.dirname, "../../../node_modules/.cache/offerboard");

/** A stranger's project: the client as `npm publish` would send it, and @trpc/client beside it. */
export interface Project {
  readonly folder: string;
  /** The command line's program. */
  readonly program: string;
  close(): void;
}

/** Builds and packs the client, and installs the packed file in a project of its own. */
export async function openProject(): Promise<Project> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "project-"));
  const source = join(folder, "source");
  for (const name of ["package.json", "README.md", "LICENSE"]) cpSync(join(sdk, name), join(source, name));
  await buildSdk(join(source, "dist"));
  const { stdout } = await run("npm", ["pack", "--json", "--silent"], { cwd: source });
  const [packed] = JSON.parse(stdout) as [{ filename: string }];
  const target = join(folder, "node_modules/offerboard");
  mkdirSync(target, { recursive: true });
  await run("tar", ["-xzf", join(source, packed.filename), "--strip-components=1", "-C", target]);
  return {
    folder,
    program: join(target, "dist/cli/main.js"),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
