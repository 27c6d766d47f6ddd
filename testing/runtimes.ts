import { existsSync } from "node:fs";
import { join } from "node:path";
import { installed } from "./installed.ts";

/** Where the programs are, below the packages of this machine's kind. */
const programs = {
  Deno: { x64: "@deno/linux-x64-glibc/deno" },
  Bun: { x64: "@oven/bun-linux-x64/bin/bun", arm64: "@oven/bun-linux-aarch64/bin/bun" },
} as const;

/** What runs TypeScript's programs besides Node and browsers. */
export type Runtime = keyof typeof programs;

/** The program of a runtime, as `runtimes/package.json` pins it; undefined where this machine cannot have it. */
export async function programOf(runtime: Runtime): Promise<string | undefined> {
  const name = (programs[runtime] as Readonly<Record<string, string>>)[process.arch];
  if (process.platform !== "linux" || name === undefined) return undefined;
  const packages = await installed(join(import.meta.dirname, "runtimes")).catch(() => undefined);
  const program = join(packages ?? "", "node_modules", name);
  return existsSync(program) ? program : undefined;
}
