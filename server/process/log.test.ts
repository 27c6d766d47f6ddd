import { spawn } from "node:child_process";
import { once } from "node:events";
import { DrizzleQueryError } from "drizzle-orm/errors";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

/** What would be written, as one text. */
function written(act: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  act(createLog({ logLevel: "trace" }, { write: (line) => void lines.push(line) }));
  for (const line of lines) JSON.parse(line);
  return lines.join("");
}

const secrets = [
  "sk_live_2345678abcdefghjkmnpqrstuvwxyzABCDEF",
  "ada.lindqvist@example.com",
  "correct horse battery",
  "s3cr3t-token",
  "hunter2",
  "Musterstrasse",
];

function databaseError(code: string, message: string): Error {
  return Object.assign(Object.create(postgres.PostgresError.prototype) as Error, {
    name: "PostgresError",
    code,
    message,
    stack: `PostgresError: ${message}\n    at somewhere (db/client.ts:1:1)`,
    detail: "Key (email)=(ada.lindqvist@example.com) already exists.",
    where: "unnamed portal parameter $1 = 'Musterstrasse'",
    table_name: "auth_user",
    constraint_name: "auth_user_email_key",
    query: "insert into auth_user (email) values ($1)",
    parameters: ["ada.lindqvist@example.com", "hunter2"],
  });
}

describe("the log", () => {
  it.each<[string, (log: ReturnType<typeof createLog>) => void]>([
    ["a key", (log) => log.info(`called with ${secrets[0]}`)],
    ["a bearer", (log) => log.warn({ part: "auth" }, "header was Bearer s3cr3t-token")],
    ["a mailbox", (log) => log.error("User ada.lindqvist@example.com not found")],
    ["a link to sign in", (log) => log.info({ url: "/api/auth/magic-link/verify?token=s3cr3t-token" }, "x")],
    ["a link in a text", (log) => log.info("see https://x.example/reset-password?token=s3cr3t-token&a=b")],
    ["an invitation", (log) => log.error({ url: "/join/s3cr3t-token" }, "request failed")],
    ["an address of the database", (log) => log.info("postgres://app:hunter2@db.example/offerboard is away")],
    ["headers", (log) => log.info({ req: { headers: { cookie: "session=s3cr3t-token" } } }, "x")],
    [
      "fields",
      (log) => log.info({ person: { email: secrets[1], password: secrets[2], token: secrets[3] } }, "x"),
    ],
    ["fields at the top", (log) => log.info({ email: secrets[1], password: secrets[2] }, "x")],
  ])("hides %s", (_, act) => {
    const text = written(act);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it("tells an error of the database without its values", () => {
    const cause = databaseError(
      "23505",
      'duplicate key value violates unique constraint "auth_user_email_key"',
    );
    const query = "insert into auth_user (email) values ($1)";
    const text = written((log) =>
      log.error({ err: new DrizzleQueryError(query, [secrets[1], secrets[4]], cause) }, "request failed"),
    );
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(JSON.parse(text)).toMatchObject({
      msg: "request failed",
      err: {
        message: `Failed query: ${query}`,
        cause: { code: "23505", table_name: "auth_user", constraint_name: "auth_user_email_key" },
      },
    });
    expect(JSON.parse(text).err.cause.stack).toContain("db/client.ts:1:1");
  });

  it("tells what value was wrong of no value at all", () => {
    const err = databaseError("22P02", 'invalid input syntax for type integer: "Musterstrasse"');
    const text = written((log) => log.error({ err }, "request failed"));
    expect(text).not.toContain("Musterstrasse");
    expect(JSON.parse(text).err.message).toBe('invalid input syntax for type integer: "…"');
  });

  it("tells errors that are none", () => {
    expect(written((log) => log.error({ err: "token=s3cr3t-token" }, "x"))).toContain("token=…");
    expect(
      written((log) =>
        log.error({ err: new Error("outer", { cause: new Error("hi ada.lindqvist@example.com") }) }, "x"),
      ),
    ).toContain("hi …@…");
  });

  it("leaves what is harmless as it is", () => {
    const line = JSON.parse(
      written((log) =>
        log.info({ requestId: "r-1", route: "/offering/{offeringId}", status: 200 }, "answered"),
      ),
    );
    expect(line).toMatchObject({
      level: 30,
      requestId: "r-1",
      route: "/offering/{offeringId}",
      status: 200,
      msg: "answered",
    });
  });
});

it("a process outlives whoever reads what it tells", async () => {
  const program = `
    import { outliveReaders } from ${JSON.stringify(new URL("./log.ts", import.meta.url).href)};
    outliveReaders();
    process.on("uncaughtException", () => process.exit(1));
    process.stdin.resume().once("end", () => {
      process.stdout.write("told\\n");
      process.stderr.write("told\\n");
      setTimeout(() => process.exit(7), 50);
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  const exited = once(child, "exit");
  await Promise.all([child.stdout, child.stderr].map((stream) => once(stream.destroy(), "close")));
  child.stdin.end();
  expect(await exited).toEqual([7, null]);
});
