import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { listening } from "#testing/listening.ts";
import { PageTurns } from "./page-turns.ts";

let turns: PageTurns;
let made: number;
let running: number;
let most: number;
/** How long a page takes, in milliseconds. */
let takes: number;
beforeEach(() => {
  turns = new PageTurns(({ headers }) => String(headers.cookie));
  [made, running, most, takes] = [0, 0, 0, 10];
});
const origin = listening((request, response) =>
  turns.around(async () => {
    made += 1;
    running += 1;
    most = Math.max(most, running);
    await sleep(takes);
    running -= 1;
    response.end("a page");
  })(request, response),
);
const ask = (
  cookie: string,
  { signal, ...headers }: { signal?: AbortSignal; "next-router-prefetch"?: "1" } = {},
) => fetch(origin(), { headers: { cookie, ...headers }, ...(signal && { signal }) });
const many = (count: number, cookie: string) => Array.from({ length: count }, () => ask(cookie));

describe("pages", () => {
  it("are made two at once", async () => {
    for (const { status } of await Promise.all(many(20, "a=1"))) expect(status).toBe(200);
    expect(most).toBe(2);
  });

  it("are made one at a time while the interface is asked", async () => {
    turns.giveWay();
    await Promise.all(many(20, "a=1"));
    expect(most).toBe(1);
  });

  it.each([
    ["of those who ask", {}, "b=2"],
    ["of what somebody waits for and what is asked for ahead", { "next-router-prefetch": "1" }, "a=1"],
  ] as const)("are made by turns %s", async (_whose, ahead, cookie) => {
    turns.giveWay();
    let answered = 0;
    const flood = Array.from({ length: 30 }, () => ask("a=1", ahead).then(() => ++answered));
    await Promise.race(flood);
    await ask(cookie);
    expect(answered).toBeLessThan(10);
    await Promise.all(flood);
  });

  it("that wait for something else keep no others waiting", async () => {
    takes = 2_000;
    const slow = many(4, "a=1");
    await sleep(100);
    takes = 10;
    const began = performance.now();
    expect((await ask("b=2")).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1_900);
    await Promise.all(slow);
  });

  it("that are too many are refused at once, with a page that asks again", async () => {
    takes = 1_000;
    const asked = many(400, "a=1");
    const refused = await Promise.any(
      asked.map(async (one) => {
        const response = await one;
        return response.status === 503 ? response : Promise.reject(response);
      }),
    );
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(await refused.text()).toMatch(/Back in a moment.*More is asked of us right now/s);
    takes = 0;
    const all = await Promise.all(asked);
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(250);
  });

  it("that nobody waits for any more are not made", async () => {
    takes = 150;
    const first = many(2, "a=1");
    await sleep(50);
    const gone = new AbortController();
    const given = ask("a=1", { signal: gone.signal });
    await sleep(20);
    gone.abort();
    await expect(given).rejects.toThrow();
    await Promise.all(first);
    await sleep(50);
    expect(made).toBe(2);
  });
});
