import { existsSync } from "node:fs";
import { join } from "node:path";
import { installed } from "./installed.ts";

/** Every version that the client is tried on, by its first number. */
export const nodeVersions = [18, 20, 22, 24] as const;

/** A folder with the packages that `nodes/package.json` pins: every Node, and what a stranger's project has. */
export const strangersPackages = () => installed(join(import.meta.dirname, "nodes"));

/** The program of a version of Node; undefined where there is no package of it for this machine. */
export async function nodeOf(version: (typeof nodeVersions)[number]): Promise<string | undefined> {
  const folder = join(await strangersPackages(), "node_modules", `node-${version}-${process.arch}`);
  const program = join(folder, "bin/node");
  return process.platform === "linux" && existsSync(program) ? program : undefined;
}
