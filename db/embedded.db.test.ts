import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDirectory } from "#testing/data-directory.ts";
import { processStarted } from "./embedded/lock.mjs";
import { homeOf } from "./embedded/place.ts";
import { findRunningEmbedded, startEmbedded } from "./embedded.ts";

// One cluster for all: making it takes longest.
const name = "crash";
const dataDirectory = makeDataDirectory("crash");
const options = { name, dataDirectory };
const home = () => homeOf(join(dataDirectory, name)) ?? "";
const pidFile = () => join(home(), "cluster/postmaster.pid");

/** Starts the database in a process of its own, as `npm run demo` does. */
async function startElsewhere() {
  const program = `
    import { startEmbedded } from "./db/embedded.ts";
    const database = await startEmbedded(${JSON.stringify(options)});
    console.log(JSON.stringify({ url: database.url, pid: database.pid }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program], {
    cwd: join(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(child.stdout), "line");
  const { url, pid } = JSON.parse(line) as { url: string; pid: number };
  return { child, url, pid };
}

async function eventually(condition: () => boolean | Promise<boolean>, patience = 30_000) {
  for (const until = Date.now() + patience; !(await condition()); ) {
    if (Date.now() > until) throw new Error("This did not come true in time.");
    await sleep(50);
  }
}

const notes = async (url: string) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return (await sql`select text from note order by text`).map(({ text }) => text as string);
  } finally {
    await sql.end();
  }
};

const note = async (url: string, text: string) => {
  const sql = postgres(url, { max: 1 });
  await sql`insert into note values (${text})`;
  await sql.end();
};

describe("the embedded database", () => {
  beforeAll(async () => {
    const database = await startEmbedded(options);
    const sql = postgres(database.url, { max: 1 });
    await sql`create table note (text text)`;
    await sql.end();
    await database.stop();
  });
  afterAll(() => {
    const moved = home();
    rmSync(dataDirectory, { recursive: true, force: true });
    rmSync(moved, { recursive: true, force: true });
  });

  it("is found by other commands while it runs, and only then", async () => {
    const database = await startEmbedded(options);
    expect(await findRunningEmbedded(name, options)).toBe(database.url);
    await database.stop();
    expect(await findRunningEmbedded(name, options)).toBeUndefined();
  });

  it("says who has it when a second start cannot wait any longer", async () => {
    const database = await startEmbedded(options);
    await expect(startEmbedded({ ...options, patience: 200 })).rejects.toThrow(`process ${process.pid}`);
    await database.stop();
  });

  it("ends with its process, however that ended, keeps what was committed, and starts again at once", async () => {
    const first = await startElsewhere();
    await note(first.url, "before the crash");
    first.child.kill("SIGKILL");
    // Right away: the old server is still going down.
    const second = await startEmbedded(options);
    expect(await notes(second.url)).toContain("before the crash");
    expect(processStarted(first.pid)).toBeUndefined();
    await second.stop();

    const third = await startElsewhere();
    third.child.kill("SIGKILL");
    await eventually(() => processStarted(third.pid) === undefined);
  });

  it("comes back on the same address when the server is killed, with every committed row", async () => {
    const messages: string[] = [];
    const database = await startEmbedded({ ...options, onMessage: (message) => messages.push(message) });
    await note(database.url, "before the kill");
    const killed = database.pid ?? 0;
    process.kill(killed, "SIGKILL");
    await eventually(() => messages.includes("PostgreSQL is back."));
    expect(database.pid).not.toBe(killed);
    expect(await notes(database.url)).toContain("before the kill");
    await database.stop();
    expect(processStarted(database.pid ?? 0)).toBeUndefined();
  });

  it("starts over a process id file that names a process of somebody else", async () => {
    writeFileSync(
      pidFile(),
      `${process.pid}\n${join(home(), "cluster")}\n1\n20000\n\n127.0.0.1\n  0 0\nready\n`,
    );
    expect(await findRunningEmbedded(name, options)).toBeUndefined();
    const database = await startEmbedded(options);
    expect(readFileSync(pidFile(), "utf8").split("\n")[0]).toBe(String(database.pid));
    await database.stop();
  });
});
