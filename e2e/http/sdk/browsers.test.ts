/** The package as it is published, in a page of a browser and in a worker of its own. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findBrowser } from "../../support/browser.ts";
import { baseUrl } from "../client.ts";
import { openProject, type Project } from "./packed.ts";

const MINUTES = 60_000;
/** Where the page finds the files; all else is the service's, as pages call it from its own origin. */
const FILES = "/client/";

let project: Project;
let server: Server;
let origin: string;
let browser: Browser;
beforeAll(async () => {
  project = await openProject();
  server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/") response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
    else if (path.startsWith(FILES)) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(fileOf(path.slice(FILES.length)));
    } else void pass(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { executablePath, args, env } = findBrowser();
  browser = await chromium.launch({
    args,
    ...(executablePath !== undefined && { executablePath }),
    ...(env !== undefined && { env: { ...(process.env as Record<string, string>), ...env } }),
  });
}, 15 * MINUTES);
afterAll(async () => {
  await browser?.close();
  server?.close();
  project?.close();
});

/** A file of the package, or one beside this; workers have no map of imports, so the package is named by its place. */
function fileOf(path: string): string {
  const from = path.startsWith("offerboard/") ? join(project.folder, "node_modules") : import.meta.dirname;
  const text = readFileSync(join(from, path), "utf8");
  return text.replaceAll('from "offerboard"', 'from "./offerboard/dist/main.js"');
}

/** Hands a request of the page to the service. */
async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const sent = Object.entries(request.headers).filter(([name]) => !ofOneConnection.has(name));
  const answer = await fetch(`${baseUrl}${request.url}`, {
    method: request.method ?? "GET",
    headers: Object.fromEntries(sent) as Record<string, string>,
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
  const told = [...answer.headers].filter(([name]) => !ofOneConnection.has(name));
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(told)).end(body);
}

/** Headers that are true of one connection alone, or of the body as it was packed for it. */
const ofOneConnection = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "keep-alive",
  "origin",
  "transfer-encoding",
]);

const inPage = 'import("/client/everywhere.mjs").then(({ tryClient }) => tryClient(location.origin))';
const inWorker = `new Promise((resolve) => {
  const worker = new Worker("/client/worker.mjs", { type: "module" });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => resolve(message);
})`;

it.each([
  ["a page", inPage],
  ["a worker", inWorker],
])("runs in %s", { timeout: 2 * MINUTES }, async (_, expression) => {
  const page = await browser.newPage();
  await page.goto(origin);
  expect(await page.evaluate(expression)).toBe("done");
  await page.close();
});
