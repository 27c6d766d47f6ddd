/** `npm run sdk`: prints the client from the operations of the interface, and builds the package. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSdk } from "./sdk/build.ts";
import { printClient } from "./sdk/print.ts";

const folder = join(import.meta.dirname, "../sdk");
for (const [name, text] of Object.entries(printClient()))
  writeFileSync(join(folder, "src/printed", name), text);
rmSync(join(folder, "dist"), { recursive: true, force: true });
await buildSdk(join(folder, "dist"));
