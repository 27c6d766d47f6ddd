import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { versions } from "#server/http/versions.ts";
import { releaseOf } from "./changelog.ts";
import { committed, readReleases, readVersion } from "./committed.ts";
import { openApi } from "./document.ts";
import { surfaceOf } from "./surface.ts";

describe("the versions of the interface", () => {
  it("are dated, newest first", () => {
    expect([...versions].sort().reverse()).toEqual([...versions]);
    for (const version of versions) expect(new Date(version).toISOString()).toBe(`${version}T00:00:00.000Z`);
  });

  it("end with what is answered now; after a change of a contract run `npm run openapi`", () => {
    expect(readVersion(versions[0])).toEqual(surfaceOf(openApi()));
    expect(JSON.parse(readFileSync(committed.changelog, "utf8"))).toEqual(readReleases());
  });

  it.each(versions.slice(1).map((before, index) => [before, versions[index] ?? before]))(
    "of %s is whole in that of %s: nothing went away",
    (before, after) => {
      const kept = new Set(readVersion(after));
      expect(readVersion(before).filter((line) => !kept.has(line))).toEqual([]);
    },
  );
});

describe("the changelog", () => {
  const before = ["! gone", "Customer.type", "Customer.type = PERSON", "GET /customer"];

  it("tells what a version added, by what it was added to", () => {
    const added = [
      "! late",
      "Customer.email",
      "Customer.type = FUND",
      "GET /customer ?email",
      "POST /customer",
    ];
    expect(releaseOf("2027-01-01", before, [...before, ...added])).toEqual({
      version: "2027-01-01",
      operations: ["POST /customer"],
      parameters: { "GET /customer": ["email"] },
      fields: { Customer: ["email"] },
      values: { "Customer.type": ["FUND"] },
      refusals: ["late"],
    });
  });

  it("does not take what is new apart", () => {
    const added = ["GET /fund", "GET /fund ?q", "Fund.name", "Fund.kind = OPEN"];
    expect(releaseOf("2027-01-01", before, [...before, ...added])).toMatchObject({
      operations: ["GET /fund"],
      parameters: {},
      fields: {},
      values: {},
    });
  });
});
