/** What is committed is what the operations of today print; and the package is as small as it says. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { described } from "./described.ts";
import { printClient } from "./print.ts";

const root = join(import.meta.dirname, "../..");

describe("the committed client", () => {
  it.each(Object.entries(printClient()))("%s is what is printed (npm run sdk)", (name, text) => {
    expect(readFileSync(join(root, "sdk/src/printed", name), "utf8") === text).toBe(true);
  });

  it("has each operation at a place of its own", () => {
    const places = described.map(({ clientPath }) => clientPath.join("."));
    expect(new Set(places).size).toBe(described.length);
    for (const place of places) expect(places.filter((other) => other.startsWith(`${place}.`))).toEqual([]);
  });

  it("is published with the version of tRPC that the server has", () => {
    const manifest = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
    const { dependencies, peerDependencies } = manifest("sdk/package.json");
    expect(peerDependencies["@trpc/server"]).toBe(manifest("package.json").dependencies["@trpc/server"]);
    expect(dependencies).toBeUndefined();
  });
});

/** Bytes of what a bundler makes of some code, minified and compressed. */
function sizeOf(code: string): number {
  const args = ["--bundle", "--minify", "--format=esm", "--platform=neutral", "--loader=ts"];
  const bundled = execFileSync(join(root, "node_modules/.bin/esbuild"), args, {
    input: code,
    cwd: join(root, "sdk/src"),
  });
  return gzipSync(bundled).length;
}

describe("the package is small", () => {
  it("as a whole, in 15 kB", () => {
    expect(sizeOf('export * from "./main.ts";')).toBeLessThan(15_000);
  });

  it("and brings of one operation that operation alone", () => {
    const one = sizeOf(
      'import { createClient } from "./main.ts"; import { createCustomer } from "./printed/operations.ts"; createCustomer(createClient());',
    );
    expect(one).toBeLessThan(4_000);
  });
});
