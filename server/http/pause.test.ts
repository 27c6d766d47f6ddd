import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { noteAbsence } from "#server/kernel/absence.ts";
import { listening } from "#testing/listening.ts";
import { pageListener } from "./page-listener.ts";

const env = { publicUrl: "https://offerboard.example", baseDomain: "offerboard.example", isProduction: true };
const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

/** Ways in which a failure is answered. */
const ways: Readonly<Record<string, (response: ServerResponse) => void>> = {
  end(response) {
    response.statusCode = 500;
    response.end("it broke");
  },
  write(response) {
    response.statusCode = 500;
    response.write("it ");
    response.end("broke");
  },
  flush(response) {
    response.statusCode = 500;
    response.setHeader("content-encoding", "gzip");
    response.setHeader("etag", '"it"');
    response.flushHeaders();
    response.write("it broke");
    response.end();
  },
  head(response) {
    response.writeHead(500, { "content-type": "text/plain", "content-length": 8 });
    response.end("it broke");
  },
};
const paths = Object.keys(ways).map((name) => `/${name}`);

/** Fails as its path says; with `?away` after it found the database away, with `?well` it answers all the same. */
const origin = listening(
  pageListener(env, async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", env.publicUrl);
    await new Promise(setImmediate);
    noteAbsence(searchParams.has("away") ? away : new Error("a mistake of ours"));
    if (searchParams.has("well")) return response.end("as ever");
    return ways[pathname.slice(1)]?.(response);
  }),
);

describe("a page that fails", () => {
  it.each(paths)("%s: because the database is away, is a 503 that says when to come back", async (path) => {
    const response = await fetch(`${origin()}${path}?away`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("etag")).toBeNull();
    const text = await response.text();
    expect(text).toContain("<h1>Back in a moment</h1>");
    expect(text).not.toContain("it broke");
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  });

  it.each(paths)("%s: for any other reason, is the failure that it is", async (path) => {
    const response = await fetch(`${origin()}${path}`);
    expect(response.status).toBe(500);
    expect(response.headers.get("retry-after")).toBeNull();
    // What claims to be packed cannot be read here.
    if (path !== "/flush") expect(await response.text()).toBe("it broke");
  });

  it("is told without the page to whoever asks for the head alone", async () => {
    const response = await fetch(`${origin()}/end?away`, { method: "HEAD" });
    expect(response.status).toBe(503);
    expect(await response.text()).toBe("");
  });
});

it("a page that has its answer though the database is away is sent as it is", async () => {
  const response = await fetch(`${origin()}/end?away&well`);
  expect(response.status).toBe(200);
  expect(response.headers.get("retry-after")).toBeNull();
  expect(await response.text()).toBe("as ever");
});

it("what one request found out is no other's", async () => {
  const [one, other] = await Promise.all([fetch(`${origin()}/end?away`), fetch(`${origin()}/end`)]);
  expect([one.status, other.status]).toEqual([503, 500]);
});
