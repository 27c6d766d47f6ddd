import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepAssets } from "./keep-assets.mjs";

const DAY = 24 * 60 * 60 * 1000;

let home: string;
let folder: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "offerboard-assets-"));
  folder = join(home, "build");
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Builds as Next does: what was there is gone, the new files are there. */
function build(files: Record<string, string>, at: number): void {
  const giveBack = keepAssets(folder);
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, "static", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, at / 1000, at / 1000);
  }
  giveBack();
}

const read = (name: string) => readFileSync(join(folder, "static", name), "utf8");
const has = (name: string) => existsSync(join(folder, "static", name));

it("keeps the assets of the build before, however old it is, and its own where both have one", () => {
  build({ "chunks/a.js": "a", "one/_manifest.js": "1" }, Date.now() - 100 * DAY);
  build({ "chunks/b.js": "b", "two/_manifest.js": "2" }, Date.now());
  expect([read("chunks/a.js"), read("chunks/b.js"), read("one/_manifest.js")]).toEqual(["a", "b", "1"]);
  build({ "chunks/b.js": "new" }, Date.now() + DAY);
  expect(read("chunks/b.js")).toBe("new");
});

it("forgets builds that were old when the last one was made", () => {
  build({ "old.js": "" }, Date.now() - 20 * DAY);
  build({ "week.js": "" }, Date.now() - 5 * DAY);
  expect([has("old.js"), has("week.js")]).toEqual([true, true]);
  build({ "last.js": "" }, Date.now() - DAY);
  expect([has("old.js"), has("week.js"), has("last.js")]).toEqual([false, true, true]);
});

it("finds what a build that was killed had set aside", () => {
  build({ "a.js": "a" }, Date.now());
  keepAssets(folder);
  rmSync(folder, { recursive: true, force: true });
  build({ "b.js": "b" }, Date.now());
  expect([has("a.js"), has("b.js")]).toEqual([true, true]);
  expect(existsSync(`${folder}-earlier`)).toBe(false);
});
