import { afterEach, expect, it, vi } from "vitest";
import { readDescription } from "./description.ts";

afterEach(() => vi.unstubAllGlobals());

const parameter = (place: string, name: string, example: string) => ({
  in: place,
  name,
  schema: { type: "string", example },
});
const described = (parameters: readonly object[]) => ({
  servers: [{ url: "/api" }],
  paths: { "/offering": { post: { parameters } } },
});

it("begins with nothing in what may be left out: a key that is sent twice is a repetition", async () => {
  const path = parameter("path", "offeringId", "off_1");
  const whole = described([
    path,
    parameter("query", "q", "harbour"),
    parameter("header", "Idempotency-Key", "a"),
  ]);
  const served = { ...whole, servers: [{ url: "https://offerboard.example/api" }] };
  vi.stubGlobal("fetch", async () => Response.json(served));
  const empty = { schema: { type: "string" } };
  expect(await readDescription("offering")).toEqual(
    described([
      path,
      { in: "query", name: "q", ...empty },
      { in: "header", name: "Idempotency-Key", ...empty },
    ]),
  );
});

it("says what the server answered instead", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  await expect(readDescription("offering")).rejects.toThrow("503");
});
