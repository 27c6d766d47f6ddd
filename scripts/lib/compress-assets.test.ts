import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressAssets } from "./compress-assets.mjs";

let folder: string;
let chunks: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "offerboard-assets-"));
  chunks = join(folder, "static/chunks");
  mkdirSync(chunks, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("writes both forms of every text, of the same contents and smaller, and none of a font", async () => {
  const text = "const offering = 1;\n".repeat(200);
  writeFileSync(join(chunks, "a.js"), text);
  writeFileSync(join(chunks, "b.woff2"), text);
  await compressAssets(folder);
  expect(readdirSync(chunks).sort()).toEqual(["a.js", "a.js.br", "a.js.gz", "b.woff2"]);
  const [brotli, zipped] = ["br", "gz"].map((end) => readFileSync(join(chunks, `a.js.${end}`)));
  expect(brotliDecompressSync(brotli ?? "").toString()).toBe(text);
  expect(gunzipSync(zipped ?? "").toString()).toBe(text);
  expect(brotli?.length).toBeLessThan(zipped?.length ?? 0);
  expect(zipped?.length).toBeLessThan(text.length / 10);
});

it("writes them for the pictures that lie beside the assets too, and for nothing else of the build", async () => {
  for (const place of ["images/offerings", "server"]) {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, "a.svg"), "<svg/>".repeat(100));
  }
  await compressAssets(folder);
  expect(readdirSync(join(folder, "images/offerings")).sort()).toEqual(["a.svg", "a.svg.br", "a.svg.gz"]);
  expect(readdirSync(join(folder, "server"))).toEqual(["a.svg"]);
});

it("leaves what an earlier build has compressed", async () => {
  writeFileSync(join(chunks, "a.js"), "a");
  await compressAssets(folder);
  const before = statSync(join(chunks, "a.js.br")).mtimeMs;
  writeFileSync(join(chunks, "b.js"), "b");
  await compressAssets(folder);
  expect(statSync(join(chunks, "a.js.br")).mtimeMs).toBe(before);
  expect(readdirSync(chunks)).toContain("b.js.br");
});
