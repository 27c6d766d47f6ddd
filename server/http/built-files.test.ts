import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtFiles } from "./built-files.ts";

const script = "const offering = 1;\n".repeat(100);
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${"<path/>".repeat(100)}</svg>`;
const folder = mkdtempSync(join(tmpdir(), "offerboard-built-"));
let origin = "";
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  mkdirSync(join(folder, "static/chunks"), { recursive: true });
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "static/chunks/a.js"), script);
  writeFileSync(join(folder, "static/chunks/b.woff2"), "font");
  writeFileSync(join(folder, "server/secret.js"), "secret");
  mkdirSync(join(folder, "images/offerings"), { recursive: true });
  writeFileSync(join(folder, "images/offerings/harbour.svg"), drawing);
  writeFileSync(join(folder, "images/offerings/harbour.svg.br"), brotliCompressSync(drawing));
  writeFileSync(join(folder, "static/chunks/a.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "static/chunks/a.js.gz"), gzipSync(script));
  server = createServer(
    builtFiles(folder, ({ url }, response) => response.writeHead(404).end(`pages: ${url}`)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks as it is told, and unpacks nothing. */
async function ask(path: string, headers: IncomingHttpHeaders = {}, options: RequestOptions = {}) {
  const [response] = await once(request(`${origin}${path}`, { path, headers, ...options }).end(), "response");
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()),
  };
}

describe("a file of the build", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
  ])("comes to a browser that takes %s as %s", async (accepted, encoding, unpack) => {
    const { status, headers, body } = await ask("/_next/static/chunks/a.js", { "accept-encoding": accepted });
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
    expect(unpack(body).toString()).toBe(script);
  });

  it("is kept for a year, a copy for each form", async () => {
    const { headers } = await ask("/_next/static/chunks/a.js", { "accept-encoding": "br" });
    expect(headers["cache-control"]).toBe("public,max-age=31536000,immutable");
    expect(headers.vary).toBe("Accept-Encoding");
    const again = await ask("/_next/static/chunks/a.js", {
      "accept-encoding": "br",
      "if-none-match": headers.etag,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it("comes as it is where it was not compressed, and whole whatever part is asked for", async () => {
    const font = await ask("/_next/static/chunks/b.woff2", { "accept-encoding": "br", range: "bytes=3-1" });
    expect([font.status, font.body.toString(), font.headers["content-type"]]).toEqual([
      200,
      "font",
      "font/woff2",
    ]);
  });
});

it("a picture comes compressed too, and is asked for again, since its name says nothing of its contents", async () => {
  const { status, headers, body } = await ask("/images/offerings/harbour.svg", { "accept-encoding": "br" });
  expect([status, headers["content-encoding"], headers["content-type"]]).toEqual([
    200,
    "br",
    "image/svg+xml",
  ]);
  expect(brotliDecompressSync(body).toString()).toBe(drawing);
  expect(headers["cache-control"]).toBe("public,max-age=0,must-revalidate");
  const again = await ask("/images/offerings/harbour.svg", {
    "accept-encoding": "br",
    "if-none-match": headers.etag,
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

describe("the pages answer", () => {
  it.each([
    "/images/offerings/none.svg",
    "/images/..%2fserver/secret.js",
    "/images",
    "/_next/static/chunks/none.js",
    "/_next/static/../server/secret.js",
    "/_next/static/%2e%2e/server/secret.js",
    "/_next/static/..%2fserver/secret.js",
    "/_next/static/%ff",
    "/_next/static/",
    "/_next/staticky",
    "/portal?at=/_next/static/chunks/a.js",
  ])("%s", async (path) => {
    const { status, body } = await ask(path, { "accept-encoding": "br" });
    expect([status, body.toString()]).toEqual([404, `pages: ${path}`]);
  });

  it("what is no reading", async () => {
    const { body } = await ask("/_next/static/chunks/a.js", {}, { method: "POST" });
    expect(body.toString()).toBe("pages: /_next/static/chunks/a.js");
  });
});
