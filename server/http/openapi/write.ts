import { writeFileSync } from "node:fs";
import { openApi } from "./document.ts";

/** Writes the committed copy, in which changes of the contract are reviewed. */
writeFileSync(
  new URL("../../../docs/openapi.json", import.meta.url),
  `${JSON.stringify(openApi(), null, 2)}\n`,
);
