import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { scopes } from "#server/kernel/fields/actions.ts";
import { KeyCache } from "#server/platform/api-key/key-cache.ts";
import { makePerson } from "#testing/calls.ts";
import { NOW, openSuite, unique } from "#testing/testing.ts";
import { runCommand } from "./run-command.ts";

const suite = await openSuite();

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The last line of standard output. */
  readonly last: string;
}

/** Runs a command in this process. */
async function admin(...words: string[]): Promise<Outcome> {
  const said: Record<"out" | "err", string[]> = { out: [], err: [] };
  const code = await runCommand(words, {
    open: () => Promise.resolve({ app: suite.app, close: () => Promise.resolve() }),
    print: (line) => said.out.push(line),
    complain: (line) => said.err.push(line),
  });
  return outcome(code, said.out.join("\n"), said.err.join("\n"));
}

/** Runs a command as npm does. */
function adminProcess(...words: string[]): Promise<Outcome> {
  const env = { NODE_ENV: "test" as const, DATABASE_URL: inject("databaseUrl"), LOG_LEVEL: "error" };
  const main = join(import.meta.dirname, "main.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...words], { env }, (error, stdout, stderr) =>
      resolve(outcome(error ? Number(error.code) : 0, stdout, stderr)),
    );
  });
}

function outcome(code: number, stdout: string, stderr: string): Outcome {
  return { code, stdout, stderr, last: stdout.trimEnd().split("\n").at(-1) ?? "" };
}

const keysOf = (organizationId: string) =>
  suite.sql<{ id: string; revoked: boolean }[]>`
    select id, revoked_at is not null as revoked from api_key where organization_id = ${organizationId}`;

describe("npm run admin", () => {
  it("makes an organization, keys for it that work, lists and revokes them", async () => {
    const slug = unique("org");
    const made = await admin("organization", "create", slug, "--name", "Blue Barn");
    expect(made).toMatchObject({ code: 0, last: expect.stringMatching(/^org_[0-9a-f]{32}$/) });
    const organizationId = made.last;

    const created = await admin("api-key", "create", "--organization", slug, "--name", "Website");
    expect(created).toMatchObject({ code: 0, last: expect.stringMatching(/^sk_test_\w{40}$/) });
    const known = await new KeyCache(suite.app.db).find(created.last, undefined, new Date());
    expect(known?.actor).toMatchObject({ organizationId, scopes });

    const [key] = await keysOf(organizationId);
    const listed = await admin("api-key", "list", "--organization", slug);
    expect(listed.last).toContain(`${key?.id}  ${created.last.slice(0, 12)}…  ACTIVE`);
    expect(listed.stdout).not.toContain(created.last);

    const revoked = await admin("api-key", "revoke", key?.id ?? "", "--organization", slug);
    expect(revoked).toMatchObject({ code: 0, last: `Website (${key?.id}) is revoked.` });
    expect(await new KeyCache(suite.app.db).find(created.last, undefined, new Date())).toBeNull();

    const events = await suite.sql`select action, actor_kind, actor_id, personal->>'userAgent' as device
      from audit_event where organization_id = ${organizationId} order by at`;
    const who = { actor_kind: "apiKey", actor_id: null, device: "npm run admin" };
    expect([...events]).toEqual([
      { action: "createOrganization", ...who },
      { action: "createApiKey", ...who },
      { action: "revokeApiKey", ...who },
    ]);
  });

  it("makes keys with scopes, a mode, an end and addresses, and organizations with an owner", async () => {
    const slug = unique("org");
    const { email, userId } = await makePerson(suite);
    const made = await admin("organization", "create", slug, "--name", "Blue Barn", "--owner", email);
    const members = await suite.sql`select user_id, role from member where organization_id = ${made.last}`;
    expect([...members]).toEqual([{ user_id: userId, role: "owner" }]);
    const options = [
      "--scopes",
      "offering:read, customer:write",
      "--mode",
      "live",
      "--expires",
      "2099-01-01",
    ];
    const allowed = ["--allow", "10.0.0.0/8", "--allow", "2001:db8::1"];
    const { last } = await admin(
      "api-key",
      "create",
      "--organization",
      slug,
      "--name",
      "W",
      ...options,
      ...allowed,
    );
    expect(last).toMatch(/^sk_live_/);
    const keys = new KeyCache(suite.app.db);
    expect(await keys.find(last, "10.1.2.3", NOW)).toMatchObject({
      actor: { scopes: ["offering:read", "customer:write"] },
    });
    expect(await keys.find(last, "11.1.2.3", NOW)).toBeNull();
    expect(await keys.find(last, "10.1.2.3", new Date("2099-01-01T00:00:00Z"))).toBeNull();
  });

  it.each([
    [[], 2, "Name a command."],
    [["audit"], 2, 'There is no "audit".'],
    [["api-key", "create", "--organization", "x", "--colour", "blue"], 2, "--colour"],
    [["api-key", "create", "--organization", "x"], 2, "--name is missing."],
    [["organization", "create", "--name", "X"], 2, "Usage: organization create <slug>"],
    [["api-key", "create", "--organization", "nobody-here", "--name", "X"], 1, "There is no organization"],
    [["organization", "create", "www", "--name", "X"], 1, "slug: This name is reserved."],
  ])(
    "told %j ends with %d and says %j",
    async (words, code, sentence) => {
      const outcome = await admin(...words);
      expect(outcome).toMatchObject({ code, stdout: "", stderr: expect.stringContaining(sentence) });
      expect(outcome.stderr).not.toMatch(/ {4}at /);
      expect(outcome.stderr.includes("npm run admin -- <command>")).toBe(code === 2);
    },
    60_000,
  );

  it("refuses scopes that no key has, and a name that is taken, and writes nothing", async () => {
    const slug = unique("org");
    const { last: organizationId } = await admin("organization", "create", slug, "--name", "Blue Barn");
    const again = await admin("organization", "create", slug, "--name", "Other");
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toContain("Another organization uses this short name.");
    const beyond = await admin(
      "api-key",
      "create",
      "--organization",
      slug,
      "--name",
      "W",
      "--scopes",
      "member:write",
    );
    expect(beyond).toMatchObject({ code: 1, stdout: "" });
    expect(await keysOf(organizationId)).toHaveLength(0);
  });

  it("verifies the seals of the trail", async () => {
    const { organizationId } = suite;
    const verified = await admin("audit", "verify", "--organization", organizationId);
    expect(verified).toMatchObject({
      code: 0,
      last: expect.stringContaining(`${organizationId}: 0 changes`),
    });
    expect(await admin("audit", "verify", "--anchor", "x")).toMatchObject({ code: 2, stdout: "" });
  });

  it("tells its commands", async () => {
    const { code, stdout } = await admin("--help");
    expect(code).toBe(0);
    expect(stdout).toContain("api-key create --organization <slug>");
  });

  it("is a process of its own, whose last line is the key alone", async () => {
    const words = ["--organization", suite.organizationId, "--name", "Website"];
    const created = await adminProcess("api-key", "create", ...words);
    expect(created).toMatchObject({ code: 0, stderr: "", last: expect.stringMatching(/^sk_test_\w{40}$/) });
    expect(await adminProcess("api-key", "destroy")).toMatchObject({ code: 2, stdout: "" });
  }, 60_000);
});
