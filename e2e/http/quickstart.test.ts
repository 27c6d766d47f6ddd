/** The commands of docs/quickstart.md, run in a shell as they stand; only addresses are those of this run. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { freePort } from "../../scripts/lib/ports.mjs";
import { baseUrl } from "./client.ts";

const root = join(import.meta.dirname, "../..");
const MINUTES = 60_000;

const page = readFileSync(join(root, "docs/quickstart.md"), "utf8");
const sections = Object.fromEntries(
  page.split(/^## /m).map((text) => {
    const commands = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command = ""]) => command.trim());
    return [text.split("\n")[0] ?? "", commands] as const;
  }),
);
const { "With curl": curl = [], "With the client": client = [], "Over tRPC": trpc = [] } = sections;
const [clone, serve, ...prepare] = curl.slice(0, 4);

/** Runs commands one after another in one shell, in a clone that is this folder, against the server under test. */
async function run(commands: readonly string[]): Promise<string> {
  const script = commands
    .join("\n")
    .replaceAll("http://localhost:3000", baseUrl)
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${await freePort()}`);
  const { stdout, stderr } = await promisify(execFile)("bash", ["-ec", script], {
    cwd: root,
    env: { ...process.env, OFFERBOARD_BASE_URL: baseUrl },
    maxBuffer: 16 * 1024 * 1024,
  });
  return `${stdout}${stderr}`;
}

it("takes ten commands at most, and begins with what this run has done already", () => {
  expect(clone).toMatch(/^git clone /);
  expect(serve).toBe("npm run demo");
  for (const commands of [curl, [...curl.slice(0, 4), ...client], [...curl.slice(0, 4), ...trpc]]) {
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.length).toBeLessThanOrEqual(10);
  }
});

it("with curl ends with a verified webhook", { timeout: 5 * MINUTES }, async () => {
  expect(await run([...prepare, ...curl.slice(4)])).toMatch(/verified purchase_intent\.created opi_/);
});

it.each([
  ["the client", client],
  ["tRPC", trpc],
])("with %s too", { timeout: 5 * MINUTES }, async (_with, commands) => {
  expect(await run([...prepare, ...commands])).toContain("verified purchase_intent.created true");
});
