import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** What opens a connection to somewhere; the addresses for it come from the configuration alone. */
const calls =
  /\bfetch\(|\b(https?|net|tls|http2)\.(request|get|connect)\(|from "(node:)?(undici|axios|got|https|http2|tls)"/;

/** The product's own sources on the server, tests aside. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
}

const read = (name: string) => readFileSync(join(root, name), "utf8");

describe("the server", () => {
  it("asks nobody for anything but through its adapters, which guard addresses of users'", () => {
    const found = [...sources("server"), ...sources("db")].filter((name) => calls.test(read(name)));
    expect(found.filter((name) => !name.startsWith("server/adapters/"))).toEqual([]);
  });

  it("renders pages that ask nobody either: only what runs in the browser does, and only us", () => {
    for (const name of sources("app").filter((file) => calls.test(read(file)))) {
      const asked = [...read(name).matchAll(/\bfetch\(\s*(.)(.)/g)].map(
        ([, quote, first]) => `${quote}${first}`,
      );
      for (const begin of asked) expect([`"/`, "`/"], name).toContain(begin);
    }
  });

  it("compares secrets in the same time, whatever they are", () => {
    const compared = /(secret|signature|hash|digest|token|password)\w*\s*[!=]==\s*(?!undefined|null|"")\w/i;
    const found = [...sources("server/platform/identity"), ...sources("server/platform/api-key")].filter(
      (name) => compared.test(read(name)),
    );
    expect(found).toEqual([]);
  });
});
