import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isLock, lockOwner, processStarted, takeLock } from "./lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "offerboard-lock-"));
let count = 0;
const freshFile = () => join(folder, `lock-${count++}`);
const what = "a test";

async function take(file: string, waitMs = 0) {
  const result = await takeLock(file, { what, waitMs });
  if (!isLock(result)) throw new Error(`Held by process ${result.pid}.`);
  return result;
}

describe("a lock", () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has one owner, and names it to others", async () => {
    const file = freshFile();
    const lock = await take(file);
    expect(await takeLock(file, { what })).toMatchObject({ pid: process.pid, what });
    lock.release();
    expect(existsSync(file)).toBe(false);
    (await take(file)).release();
  });

  it("is waited for, and the wait is told once", async () => {
    const file = freshFile();
    const lock = await take(file);
    setTimeout(() => lock.release(), 250);
    const told: number[] = [];
    const next = await takeLock(file, { what, waitMs: 5_000, onWait: ({ pid }) => told.push(pid) });
    expect(isLock(next)).toBe(true);
    expect(told).toEqual([process.pid]);
  });

  it.each([
    ["a process that is gone", { pid: 2 ** 22 + 1, started: "1", what }],
    ["a process whose number another one has now", { pid: process.pid, started: "long ago", what }],
  ])("is not held by %s", async (_, owner) => {
    const file = freshFile();
    writeFileSync(file, JSON.stringify(owner));
    expect(lockOwner(file)).toBeUndefined();
    await take(file);
    expect(lockOwner(file)).toMatchObject({ pid: process.pid });
  });

  it("is not held by a file that says nothing", async () => {
    const file = freshFile();
    writeFileSync(file, "");
    await take(file);
  });

  it("goes to one of many that ask at once, and leaves no drafts", async () => {
    const file = freshFile();
    writeFileSync(file, "stale");
    const results = await Promise.all(Array.from({ length: 20 }, () => takeLock(file, { what })));
    expect(results.filter(isLock)).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.startsWith(`${file.split("/").at(-1)}.`))).toEqual([]);
  });

  it("knows a process by its start", () => {
    expect(processStarted(process.pid)).toBe(processStarted(process.pid));
    expect(processStarted(2 ** 22 + 1)).toBeUndefined();
  });
});
