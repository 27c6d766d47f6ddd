import type { Logger } from "pino";
import { expect, it, vi } from "vitest";
import { batchesInTurn } from "./batches-in-turn.ts";

/** Work of organizations by how many batches each has, and what was run of it, in order. */
function workOf(batches: Record<string, number>) {
  const left = new Map(Object.entries(batches));
  const ran: string[] = [];
  const find = vi.fn(async () =>
    [...left].filter(([, count]) => count > 0).map(([id]) => ({ organization_id: id })),
  );
  const run = vi.fn(async (organizationId: string) => {
    ran.push(organizationId);
    const count = (left.get(organizationId) ?? 0) - 1;
    left.set(organizationId, count);
    return count > 0;
  });
  const log = { error: vi.fn() } as unknown as Logger & { error: ReturnType<typeof vi.fn> };
  return { left, ran, find, run, log, failure: "it was not done" };
}

it("does all there is, a batch of each in turn", async () => {
  const work = workOf({ busy: 4, calm: 1, other: 2 });
  await batchesInTurn(work, work);
  expect(work.ran).toEqual(["busy", "calm", "other", "busy", "other", "busy", "busy"]);
  expect(work.find).toHaveBeenCalledTimes(1);
});

it("comes to one that had nothing at first, however much another has", async () => {
  const work = workOf({ busy: 1_000 });
  const clock = vi.spyOn(performance, "now").mockImplementation(() => work.ran.length * 100);
  try {
    work.run.mockImplementationOnce(async () => {
      work.ran.push("busy");
      work.left.set("late", 1);
      return true;
    });
    await batchesInTurn(work, work);
  } finally {
    clock.mockRestore();
  }
  expect(work.ran.indexOf("late")).toBeGreaterThan(0);
  expect(work.ran.indexOf("late")).toBeLessThan(15);
  expect(work.ran.filter((one) => one === "busy")).toHaveLength(1_001);
});

it("leaves one that fails for the next time, and does the others", async () => {
  const work = workOf({ broken: 3, whole: 2 });
  const failure = new Error("no");
  work.run.mockImplementationOnce(() => Promise.reject(failure));
  await batchesInTurn(work, work);
  expect(work.ran).toEqual(["whole", "whole"]);
  expect(work.log.error.mock.calls).toEqual([
    [{ err: failure, organizationId: "broken" }, "it was not done"],
  ]);
});

it("ends between two batches where it is told to", async () => {
  const work = workOf({ busy: 10 });
  const stopping = new AbortController();
  work.run.mockImplementation(async (organizationId) => {
    if (work.ran.push(organizationId) === 3) stopping.abort();
    return true;
  });
  await batchesInTurn(work, work, stopping.signal);
  expect(work.ran).toHaveLength(3);
});
