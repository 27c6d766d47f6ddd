import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The product's own sources, tests left out, that match these patterns: path from the root → text. */
export function readSources(...patterns: string[]): ReadonlyMap<string, string> {
  const paths = globSync(patterns, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
