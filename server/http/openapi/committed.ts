import { readFileSync } from "node:fs";
import { versions } from "#server/http/versions.ts";
import { type Release, releaseOf } from "./changelog.ts";

/** Where the description, its versions and the changelog stand, in which changes of the contract are reviewed. */
export const committed = {
  document: new URL("../../../docs/openapi.json", import.meta.url),
  changelog: new URL("./changelog.json", import.meta.url),
  version: (version: string) => new URL(`../../../docs/versions/${version}.txt`, import.meta.url),
};

/** What a version offers, as it was committed (`surface.ts`). */
export function readVersion(version: string): string[] {
  return readFileSync(committed.version(version), "utf8").trimEnd().split("\n");
}

/** What each version added to the one before, newest first. */
export function readReleases(): Release[] {
  return versions.flatMap((version, index) => {
    const before = versions[index + 1];
    return before === undefined ? [] : [releaseOf(version, readVersion(before), readVersion(version))];
  });
}
