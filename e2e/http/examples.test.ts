/** Every example runs as it stands, with the package as it is published, and says what its guide promises. */
import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { baseUrl } from "./client.ts";
import { openProject, type Project } from "./sdk/packed.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const MINUTES = 60_000;

/** What each writes; the others are what they share. */
const written: Record<string, string> = {
  "go-live":
    "✓ the service answers\n✓ a bank account takes transfers\n✓ an identity check is chosen\n✓ the key may sell\n",
  "mirror-the-register": "100\n0.25,100\n2 entries of new tokens\n",
  "onboard-from-your-form": "IN_PROGRESS: 0 due\n",
  "pay-a-dividend": "2 holders\n33.33,66.67\nCOMPLETED\n",
  "quickstart-client": "verified purchase_intent.created true\n",
  "quickstart-trpc": "verified purchase_intent.created true\n",
  "receive-webhooks": "verified webhook_endpoint.test\nthe secret changed: true\n",
  "reconcile-payments": "COMPLETED, ALLOCATED\n",
  "sell-on-your-site": "above_maximum: at most 1000\npay 250 EUR as RF",
  "tokens-on-a-chain": "tokens on a chain\n",
  trade: "offered at 12.5\ninsufficient_balance\nFILLED, 40 tokens changed hands\n40,60\n",
};
const shared = ["lib", "receiver"];

let project: Project;
beforeAll(async () => {
  project = await openProject();
  cpSync(join(root, "examples"), join(project.folder, "examples"), {
    recursive: true,
    filter: (source) => !source.includes("node_modules/offerboard"),
  });
}, 15 * MINUTES);
afterAll(() => project?.close());

it("are all tried, and told of in the guides", () => {
  const there = readdirSync(join(root, "examples")).flatMap((name) =>
    name.endsWith(".mjs") ? name.slice(0, -".mjs".length) : [],
  );
  expect(there.toSorted()).toEqual([...Object.keys(written), ...shared].toSorted());
  const guides = ["guides.md", "quickstart.md"]
    .map((name) => readFileSync(join(root, "docs", name), "utf8"))
    .join();
  for (const name of Object.keys(written)) expect(guides).toContain(`examples/${name}.mjs`);
});

it.each(Object.entries(written))("%s", { timeout: 3 * MINUTES }, async (name, said) => {
  const { stdout } = await run(process.execPath, [join(project.folder, "examples", `${name}.mjs`)], {
    env: { ...process.env, OFFERBOARD_BASE_URL: baseUrl },
  });
  expect(stdout).toContain(said);
});
