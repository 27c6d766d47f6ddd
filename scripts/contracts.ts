/** `npm run contracts`: compiles `contracts/` and writes what the product knows of them. */
import { writeFileSync } from "node:fs";
import { artifactFile, artifactText, compileContracts, contractNames } from "../contracts/compile.ts";

const artifacts = compileContracts();
for (const name of contractNames) {
  writeFileSync(artifactFile(name), artifactText(name, artifacts[name]));
  console.log(`${name.padEnd(20)} ${artifacts[name].size} bytes`);
}
