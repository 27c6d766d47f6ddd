import { execFile } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "../..");

/** Compiles the package to JavaScript with its types. @param outDir where to */
export async function buildSdk(outDir: string): Promise<void> {
  const compiler = join(root, "node_modules/typescript-7/bin/tsc");
  const args = [compiler, "-p", join(root, "sdk/tsconfig.json"), "--outDir", outDir];
  await promisify(execFile)(process.execPath, args).catch((error: { stdout?: string }) => {
    throw new Error(error.stdout, { cause: error });
  });
  chmodSync(join(outDir, "cli/main.js"), 0o755);
}
