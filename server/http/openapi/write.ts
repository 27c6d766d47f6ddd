import { writeFileSync } from "node:fs";
import { versions } from "#server/http/versions.ts";
import { committed, readReleases } from "./committed.ts";
import { openApi } from "./document.ts";
import { surfaceOf } from "./surface.ts";

const document = openApi();
const inFull = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes the committed copies, in which changes of the contract are reviewed. */
writeFileSync(committed.document, inFull(document));
writeFileSync(committed.version(versions[0]), `${surfaceOf(document).join("\n")}\n`);
writeFileSync(committed.changelog, inFull(readReleases()));
