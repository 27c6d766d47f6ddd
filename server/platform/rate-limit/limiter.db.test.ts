import { beforeAll, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { openSuite, type Suite, unique } from "#testing/testing.ts";
import { RateLimiter } from "./limiter.ts";
import type { Limit } from "./limits.ts";

let suite: Suite;
beforeAll(async () => {
  suite = await openSuite();
});

const now = new Date("2027-02-10T12:00:20.000Z");
const rate = (limit: number, seconds = 60): Limit => ({ caller: unique("caller"), limit, seconds });
const processOf = () => new RateLimiter(suite.app.db, suite.app.log);

async function allowed(limits: RateLimiter, limit: Limit, requests: number, at = now): Promise<number> {
  const verdicts = await Promise.all(Array.from({ length: requests }, () => limits.take(limit, at)));
  return verdicts.filter((verdict) => verdict.allowed).length;
}

describe("counting requests", () => {
  it.each([1, 3, 19, 20, 21, 120, 137, 600])("lets exactly %i through, and no more", async (limit) => {
    const limits = processOf();
    const of = rate(limit);
    expect(await allowed(limits, of, limit + 50)).toBe(limit);
    expect(await limits.take(of, now)).toEqual({ allowed: false, limit, remaining: 0, seconds: 40 });
  });

  it("tells what is left and how long it takes", async () => {
    const limits = processOf();
    const of = rate(100);
    expect(await limits.take(of, now)).toEqual({ allowed: true, limit: 100, remaining: 99, seconds: 40 });
    expect((await limits.take(of, now)).remaining).toBe(98);
  });

  it("begins anew with each window", async () => {
    const limits = processOf();
    const of = rate(5);
    expect(await allowed(limits, of, 9)).toBe(5);
    expect(await allowed(limits, of, 9, new Date(now.getTime() + 60_000))).toBe(5);
  });

  it.each([7, 40, 120, 601])("over processes that all count at once never passes %i", async (limit) => {
    const others = Array.from({ length: 4 }, () => suite.anotherProcess());
    const processes = others.map(({ db, log }) => new RateLimiter(db, log));
    const of = rate(limit);
    const through = await Promise.all(processes.map((limits) => allowed(limits, of, limit)));
    const total = through.reduce((sum, count) => sum + count, 0);
    expect(total).toBe(limit);
  });

  it("keeps what a process has leased for that process: fewer get through then, never more", async () => {
    const [first, second] = [processOf(), processOf()];
    const of = rate(100);
    expect(await allowed(first, of, 1)).toBe(1);
    expect(await allowed(second, of, 200)).toBe(95);
    expect(await allowed(first, of, 200)).toBe(4);
  });

  it("writes once for many requests", async () => {
    const limits = processOf();
    const of = rate(600);
    await allowed(limits, of, 30);
    const [row] = await suite.sql<{ used: number }[]>`select used from rate_use where caller = ${of.caller}`;
    expect(row?.used).toBe(30);
    await allowed(limits, of, 1);
    const [after] = await suite.sql<
      { used: number }[]
    >`select used from rate_use where caller = ${of.caller}`;
    expect(after?.used).toBe(60);
  });

  it("takes several at once, all or none", async () => {
    const limits = processOf();
    const of = rate(10);
    expect((await limits.take(of, now, 8)).allowed).toBe(true);
    expect((await limits.take(of, now, 3)).allowed).toBe(false);
    expect((await limits.take(of, now, 2)).allowed).toBe(true);
  });

  it("gives back what should not have counted, in the window it was taken from", async () => {
    const limits = processOf();
    const of = rate(2);
    for (let again = 0; again < 5; again += 1) {
      expect((await limits.take(of, now)).allowed).toBe(true);
      limits.giveBack(of, now);
    }
    limits.giveBack(of, new Date(now.getTime() + 60_000));
    expect(await allowed(limits, of, 5)).toBe(2);
  });

  it("goes on in the process alone while the database is away", async () => {
    const away = connect("postgres://nobody@127.0.0.1:1/nowhere", 1);
    const limits = new RateLimiter(away.db, suite.app.log.child({}, { level: "silent" }));
    const of = rate(40);
    expect(await allowed(limits, of, 60)).toBe(40);
    await away.close();
  });
});
