/** Samples are calls that can be made: the shell, the compiler and Python read them. */
import { execFileSync } from "node:child_process";
import { stripTypeScriptTypes } from "node:module";
import { describe, expect, it } from "vitest";
import { operations } from "#server/http/operations.ts";
import { openApi } from "./document.ts";
import { SOMEWHERE, samplesOf } from "./samples.ts";

const all = operations.map((operation) => [operation.name, samplesOf(operation)] as const);
const sourcesOf = (lang: string) =>
  all.flatMap(([, samples]) => samples.flatMap((sample) => (sample.lang === lang ? sample.source : [])));

describe("every operation has a sample", () => {
  it("for the shell, which reads it", () => {
    const sources = sourcesOf("Shell");
    expect(sources).toHaveLength(operations.length);
    expect(() => execFileSync("bash", ["-n"], { input: sources.join("\n") })).not.toThrow();
  });

  it("for the client, in the language that it says", () => {
    for (const source of sourcesOf("TypeScript")) {
      expect(() => stripTypeScriptTypes(source)).not.toThrow();
      expect(source).toContain("await ob.");
    }
  });

  it("in Python, whose words it uses", () => {
    for (const source of sourcesOf("Python")) expect(source).not.toMatch(/: (true|false|null)\b/);
  });
});

it("a sample is the operation's own example", () => {
  const [, samples] = all.find(([name]) => name === "cancelOffer") ?? [];
  expect(samples?.map(({ source }) => source)).toMatchInlineSnapshot(`
    [
      "curl 'https://offerboard.example/api/bulletin-board/offer/bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f/cancel' \\
      -H "Authorization: Bearer $OFFERBOARD_API_KEY" \\
      -H 'Content-Type: application/json' \\
      -d '{"customerId":"cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"}'",
      "import { Offerboard } from "offerboard";

    const ob = new Offerboard({ apiKey: process.env.OFFERBOARD_API_KEY, baseUrl: "https://offerboard.example" });
    const answer = await ob.bulletinBoard.offers.cancel({
      offerId: "bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
      customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"
    });",
      "import os
    import requests

    answer = requests.post(
        "https://offerboard.example/api/bulletin-board/offer/bbo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f/cancel",
        headers={"Authorization": f"Bearer {os.environ['OFFERBOARD_API_KEY']}"},
        json={"customerId": "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f"},
    )
    answer.raise_for_status()
    print(answer.json())",
    ]
  `);
});

it("a served document sends them to where it is served", () => {
  const { paths = {} } = openApi("http://localhost:3000");
  const sources = Object.values(paths)
    .flatMap((methods) => Object.values(methods) as { "x-codeSamples"?: { source: string }[] }[])
    .flatMap((operation) => operation["x-codeSamples"]?.map(({ source }) => source) ?? []);
  expect(sources).toHaveLength(3 * operations.length);
  expect(sources.filter((source) => source.includes(`${SOMEWHERE}/api`))).toEqual([]);
  expect(sources[0]).toContain("curl 'http://localhost:3000/api/offering'");
});
