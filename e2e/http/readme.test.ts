/** The calls that the README shows, rehearsed as they stand there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { baseUrl } from "./client.ts";

const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
const call = /curl http:\/\/localhost:3000(\/\S+) -H 'Content-Type: application\/json' -d '([^']+)'/g;
const calls = [...readme.matchAll(call)].map(([, path = "", body = ""]) => [path, body] as const);

it("shows the four operations", () => {
  expect(calls.map(([path]) => path)).toEqual([
    "/api/offering",
    "/api/customer",
    "/api/offering-purchase-intent",
    "/api/bulletin-board/offer/bbo_demo_ada/cancel",
  ]);
});

it.each(calls)("%s would be done", async (path, body) => {
  const headers = { "content-type": "application/json", "dry-run": "true" };
  const response = await fetch(`${baseUrl}${path}`, { method: "POST", headers, body });
  expect(response.status, await response.text()).toBe(200);
});
