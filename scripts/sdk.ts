/** `npm run sdk`: prints the client from the operations of the interface, and builds the package. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSdk } from "./sdk/build.ts";
import { printClient } from "./sdk/print.ts";

const folder = join(import.meta.dirname, "../sdk");
for (const [name, text] of Object.entries(printClient())) {
  const file = join(folder, "src/printed", name);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

// Beside its place first: whoever uses the package meanwhile has a whole one.
const [built, draft] = [join(folder, "dist"), join(folder, `dist.${process.pid}`)];
await buildSdk(draft);
rmSync(built, { recursive: true, force: true });
renameSync(draft, built);
