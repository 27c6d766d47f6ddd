/** The command line as somebody types it: programs of their own, against the servers under test. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyWebhook } from "../../../sdk/src/webhooks.ts";
import { apiUrl, baseUrl, makeCustomer, send } from "../client.ts";
import { keysUrl, makeTenant, openDatabase, type Tenant } from "../tenants.ts";
import { openProject, type Project } from "./packed.ts";

const MINUTES = 60_000;

let project: Project;
let home: string;
beforeAll(async () => {
  project = await openProject();
  home = mkdtempSync(join(tmpdir(), "offerboard-"));
}, 15 * MINUTES);
afterAll(() => {
  project?.close();
  rmSync(home, { recursive: true, force: true });
});

/** Starts a command; `input` is what is typed. */
function start(
  words: readonly string[],
  { input = "", env = {} }: { input?: string; env?: Record<string, string> } = {},
) {
  const child = spawn(process.execPath, [project.program, ...words], {
    env: { ...process.env, OFFERBOARD_HOME: home, OFFERBOARD_BASE_URL: baseUrl, ...env },
  });
  const written = { out: "", told: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    written.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written.told += text;
  });
  child.stdin.end(input);
  return {
    child,
    written,
    ended: once(child, "close").then(([code]) => ({ code: code as number, ...written })),
  };
}

const run = (words: readonly string[], options?: Parameters<typeof start>[1]) => start(words, options).ended;

describe("what a command ends with", () => {
  it.each<[number, string, string[], Record<string, string>]>([
    [0, "what was asked for", ["get", "settings"], {}],
    [0, "help", ["--help"], {}],
    [2, "no command", ["nothing"], {}],
    [2, "no such flag", ["get", "settings", "--nothing"], {}],
    [2, "no such resource", ["get", "customer", "cus_1"], {}],
    [2, "an id too few", ["get", "customers"], {}],
    [2, "an id too many", ["get", "settings", "one"], {}],
    [2, "a list that is none", ["list", "settings"], {}],
    [2, "an event that cannot be caused", ["trigger", "nothing.happened"], {}],
    [2, "a live key for a trigger", ["trigger", "token.created"], { OFFERBOARD_API_KEY: "sk_live_1" }],
    [3, "a refusal", ["list", "customers", "verificationStatus=DONE"], {}],
    [4, "a key that is none", ["get", "settings"], { OFFERBOARD_API_KEY: "sk_test_nobody" }],
    [5, "nobody there", ["get", "customers", "cus_nobody"], {}],
    [6, "no answer", ["get", "settings"], { OFFERBOARD_BASE_URL: "http://127.0.0.1:9" }],
  ])("%d: %s", async (code, _what, words, env) => {
    const ended = await run(words, { env });
    expect(ended.code, ended.told).toBe(code);
    if (code !== 0) expect(ended.out).toBe("");
    expect(ended.told.includes("    at ")).toBe(false);
  });
});

describe("reading", () => {
  it("gives one resource as its own GET does, and a list an item a line", async () => {
    const { id } = await makeCustomer({ name: "Cli Reader" });
    const { out } = await run(["get", "customers", id]);
    expect(JSON.parse(out)).toEqual((await send("GET", `${apiUrl}/customer/${id}`)).body);
    const listed = await run(["list", "customers", "countryCode=DE", "--limit", "2"]);
    const lines = listed.out.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).countryCode)).toEqual(["DE", "DE"]);
  });

  it.each(["bash", "zsh", "fish"])("is completed by %s", async (shell) => {
    const { out, code } = await run(["completion", shell]);
    expect(code).toBe(0);
    for (const word of ["listen", "customers", "purchase_intent.completed"]) expect(out).toContain(word);
  });
});

// By hand the tests go to one server, which asks nobody for keys.
describe.runIf(keysUrl !== "")("login", () => {
  let sql: postgres.Sql;
  let tenant: Tenant;
  beforeAll(async () => {
    sql = openDatabase();
    tenant = await makeTenant(sql);
  });
  afterAll(() => sql?.end());

  it("keeps a key that works where its owner alone can read it, and no other", async () => {
    const env = { OFFERBOARD_BASE_URL: keysUrl, OFFERBOARD_HOME: join(home, "login") };
    const file = join(home, "login/credentials.json");
    for (const input of ["", "nothing\n"]) expect((await run(["login"], { env, input })).code).toBe(2);
    expect((await run(["login"], { env, input: "sk_test_nobody\n" })).code).toBe(4);
    expect(() => statSync(file)).toThrow();

    const ended = await run(["login"], { env, input: `${tenant.key}\n` });
    expect([ended.code, ended.out, ended.told.includes(tenant.key)]).toEqual([0, "", false]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ apiKey: tenant.key, baseUrl: keysUrl });

    const { OFFERBOARD_BASE_URL: _, ...kept } = env;
    const list = await run(["list", "customers"], { env: { ...kept, OFFERBOARD_BASE_URL: keysUrl } });
    expect([list.code, list.out]).toEqual([0, ""]);
  });
});

describe("listen and trigger", () => {
  it("bring an event that is caused to a receiver, signed", { timeout: 3 * MINUTES }, async () => {
    const received: { body: string; headers: IncomingHttpHeaders }[] = [];
    const server = createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      request.on("end", () => {
        received.push({ body, headers: request.headers });
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    const types = "customer.created,purchase_intent.completed";
    const listening = start(["listen", "--forward-to", url, "--events", types]);
    try {
      await expect.poll(() => listening.written.out).toMatch(/^whsec_\S+\n$/);
      const caused = await run(["trigger", "purchase_intent.completed"]);
      expect(caused.code, caused.told).toBe(0);
      const { eventId, resourceId } = JSON.parse(caused.out);

      const secret = listening.written.out.trim();
      await expect.poll(() => received.map(({ headers }) => headers["webhook-id"])).toContain(eventId);
      const events = await Promise.all(
        received.map(({ body, headers }) => verifyWebhook(body, headers, secret)),
      );
      expect(new Set(events.map(({ type }) => type)).size).toBeLessThanOrEqual(2);
      expect(events.find((event) => event.eventId === eventId)).toMatchObject({
        type: "purchase_intent.completed",
        data: { offeringPurchaseIntentId: resourceId, payment: { purchaseStatus: "COMPLETED" } },
      });
      expect(listening.written.told).toContain("→ 204");
    } finally {
      listening.child.kill("SIGINT");
      expect((await listening.ended).code).toBe(0);
      server.close();
    }
  });
});
