import { describe, expect, it } from "vitest";
import type { Page } from "#server/kernel/fields/list.ts";
import { batchesAhead } from "./batches-ahead.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Reads of a list in pages of two: what was asked for, and how to answer it. */
function listOf(items: readonly number[], foretold?: (from: number) => string | null) {
  const asked: (string | null)[] = [];
  const answers: (() => void)[] = [];
  const pages = batchesAhead<Page<number>>((cursor, foretell) => {
    asked.push(cursor);
    const from = Number(cursor ?? 0);
    if (foretold) foretell(foretold(from));
    const hasMore = from + 2 < items.length;
    const page: Page<number> = {
      object: "list",
      data: items.slice(from, from + 2),
      hasMore,
      nextCursor: hasMore ? String(from + 2) : null,
    };
    return new Promise((resolve) => answers.push(() => resolve(page)));
  });
  const all = async () => {
    const seen: number[] = [];
    for await (const { data } of pages) seen.push(...data);
    return seen;
  };
  const answerAll = async () => {
    for (let idle = 0; idle < 3; idle += 1) {
      for (const answer of answers.splice(0)) {
        answer();
        idle = 0;
      }
      await turn();
    }
  };
  return { asked, all, answerAll, pages };
}

describe("the pages of a list", () => {
  it("are read two at a time where it is foretold where they begin", async () => {
    const list = listOf([1, 2, 3, 4, 5], (from) => (from < 4 ? String(from + 2) : null));
    const all = list.all();
    await turn();
    expect(list.asked).toEqual([null, "2"]);
    await list.answerAll();
    expect(await all).toEqual([1, 2, 3, 4, 5]);
    expect(list.asked).toEqual([null, "2", "4"]);
  });

  it("are read one after the other where it is not", async () => {
    const list = listOf([1, 2, 3]);
    const all = list.all();
    await turn();
    expect(list.asked).toEqual([null]);
    await list.answerAll();
    expect(await all).toEqual([1, 2, 3]);
  });

  it.each([
    ["beyond where the page before ended", () => "3"],
    ["nowhere", () => null],
  ])("hold each row once where it is foretold that the next begins %s", async (_, foretold) => {
    const list = listOf([1, 2, 3, 4], foretold);
    const all = list.all();
    await list.answerAll();
    expect(await all).toEqual([1, 2, 3, 4]);
  });

  it("end with the page that fails, in its turn", async () => {
    const seen: number[] = [];
    const failing = async () => {
      const pages = batchesAhead<Page<number>>(async (cursor, foretell) => {
        foretell("2");
        if (cursor !== null) throw new Error("broken");
        return { object: "list", data: [1, 2], hasMore: true, nextCursor: "2" };
      });
      for await (const { data } of pages) seen.push(...data);
    };
    await expect(failing()).rejects.toThrow("broken");
    expect(seen).toEqual([1, 2]);
  });
});
