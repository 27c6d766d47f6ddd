import { existsSync } from "node:fs";
import { join } from "node:path";
import { installed } from "./installed.ts";

/** Every version that the client is tried on, by its first number. */
export const nodeVersions = [18, 20, 22, 24] as const;

/**
 * A folder with the packages that `nodes/package.json` pins: every Node, and a stranger's compiler. Undefined
 * where they cannot be installed, as without a registry.
 */
export const strangersPackages = (): Promise<string | undefined> =>
  installed(join(import.meta.dirname, "nodes")).catch(() => undefined);

/** The program of a version of Node; undefined where this machine cannot have it. */
export async function nodeOf(version: (typeof nodeVersions)[number]): Promise<string | undefined> {
  const packages = (await strangersPackages()) ?? "";
  const program = join(packages, "node_modules", `node-${version}-${process.arch}`, "bin/node");
  return process.platform === "linux" && existsSync(program) ? program : undefined;
}
