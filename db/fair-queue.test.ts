import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Bounds, FairQueue, type Leave, Neighbours, type Visit } from "./fair-queue.ts";
import { MARKET, NONE } from "./no-organization.ts";

const queueOf = (bounds: Partial<Bounds> = {}) =>
  new FairQueue({ size: 3, ofOrganization: 2, ofOperation: 2, patience: 5_000, slow: 5_000, ...bounds });

/** Work that asked for its turn: whether it has it, and how to end it. */
function enter(queue: FairQueue, organizationId: string, visit: Visit = {}) {
  const work = { hasTurn: false, error: undefined as unknown, leave: (() => {}) as Leave };
  queue.enter(organizationId, visit).then(
    (leave) => Object.assign(work, { hasTurn: true, leave }),
    (error: unknown) => Object.assign(work, { error }),
  );
  return work;
}

const many = (queue: FairQueue, count: number, organizationId: string, visit: Visit = {}) =>
  Array.from({ length: count }, () => enter(queue, organizationId, visit));
const running = (works: readonly { hasTurn: boolean }[]) => works.filter(({ hasTurn }) => hasTurn).length;
const code = ({ error }: { error: unknown }) => (error as { code?: string } | undefined)?.code;

/** Ends the running work of a list, once. */
function endOne(works: ReturnType<typeof enter>[]): void {
  const [ended] = works.splice(
    works.findIndex(({ hasTurn }) => hasTurn),
    1,
  );
  ended?.leave();
}

/** Lets milliseconds pass for the queue, however long they are on a busy machine. */
const sleep = (ms: number) => vi.advanceTimersByTimeAsync(ms);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a fair queue", () => {
  it("runs as much at once as it has places for, and the rest in turn", async () => {
    const queue = queueOf({ ofOrganization: 3, ofOperation: 3 });
    const works = many(queue, 5, "one");
    await sleep(0);
    expect(running(works)).toBe(3);
    endOne(works);
    await sleep(0);
    expect(running(works)).toBe(3);
  });

  it("keeps a place for others, however much one organization asks for", async () => {
    const queue = queueOf();
    const flood = many(queue, 100, "flood");
    const neighbour = enter(queue, "neighbour");
    await sleep(0);
    expect(running(flood)).toBe(2);
    expect(neighbour.hasTurn).toBe(true);
  });

  it("keeps a place for other operations of the same organization", async () => {
    const queue = queueOf({ size: 4, ofOrganization: 3 });
    const slow = many(queue, 100, "one", { operation: "listCustomers" });
    const quick = enter(queue, "one", { operation: "getCustomer" });
    await sleep(0);
    expect(running(slow)).toBe(2);
    expect(quick.hasTurn).toBe(true);
  });

  it("tells how much of an organization is here, and whether more of it would begin at once", async () => {
    const queue = queueOf();
    const tell = (name: string) => [queue.countOf(name), queue.isFree(name)];
    expect(tell("one")).toEqual([0, true]);
    const works = [...many(queue, 2, "one"), ...many(queue, 2, "one", { operation: "getCustomer" })];
    await sleep(0);
    expect(tell("one")).toEqual([4, false]);
    expect(queue.countOf("one", { operation: "getCustomer" })).toBe(2);
    expect(queue.countOf("one", { operation: "listCustomers" })).toBe(0);
    expect(tell("other")).toEqual([0, true]);
    const others = many(queue, 2, "other");
    await sleep(0);
    expect([tell("other"), tell("third")]).toEqual([
      [2, false],
      [0, false],
    ]);
    for (const work of [...works, ...others]) {
      work.leave();
      await sleep(0);
    }
    expect(tell("other")).toEqual([0, true]);
  });

  describe("where one thing is begun in a moment beside others", () => {
    const moments = () => queueOf({ size: 4, ofOrganization: 3, ofOperation: 3, ofMoment: 1 });

    it("lets an organization have all its places while it is alone", async () => {
      const works = many(moments(), 100, "one");
      await sleep(0);
      expect(running(works)).toBe(3);
    });

    it("lets one that floods begin one thing after the other beside a neighbour, whose own begins at once", async () => {
      const queue = moments();
      const neighbour = enter(queue, "neighbour");
      const flood = many(queue, 100, "flood");
      await sleep(0);
      expect(running(flood)).toBe(1);
      expect(neighbour.hasTurn).toBe(true);
      endOne(flood);
      await sleep(0);
      expect(running(flood)).toBe(1);
    });

    it("begins the next beside what takes longer than a moment", async () => {
      const queue = moments();
      enter(queue, "neighbour");
      const works = many(queue, 100, "one");
      await sleep(25);
      expect(running(works)).toBe(2);
    });

    it("begins it later where the moment is longer", async () => {
      const queue = queueOf({ size: 4, ofOrganization: 3, ofOperation: 3, ofMoment: 1, moment: 60 });
      enter(queue, "neighbour");
      const works = many(queue, 100, "one");
      await sleep(25);
      expect(running(works)).toBe(1);
      await sleep(60);
      expect(running(works)).toBe(2);
    });

    it("rests as long as what it began took where it rests at all, and its neighbour does not", async () => {
      const queue = queueOf({ size: 4, ofOrganization: 4, ofOperation: 4, ofMoment: 0 });
      enter(queue, "neighbour").leave();
      const flood = many(queue, 100, "flood");
      await sleep(0);
      expect(running(flood)).toBe(1);
      await sleep(19);
      endOne(flood);
      await sleep(15);
      expect(running(flood)).toBe(0);
      const neighbour = enter(queue, "neighbour");
      await sleep(1);
      expect(neighbour.hasTurn).toBe(true);
      await sleep(10);
      expect(running(flood)).toBe(1);
    });

    it("is beside the work of its own organization that is everybody's neighbour", async () => {
      const neighbours = new Neighbours();
      const queue = queueOf({ ofMoment: 1, neighbours });
      const intake = queueOf({ neighbours, asNeighbour: "intake" });
      const before = many(queue, 10, "one");
      await sleep(0);
      expect(running(before)).toBe(2);
      enter(intake, "one").leave();
      endOne(before);
      endOne(before);
      await sleep(0);
      expect(running(before)).toBe(1);
    });

    it("hears of neighbours from another queue, and forgets them", async () => {
      const neighbours = new Neighbours();
      const queue = queueOf({ ofMoment: 1, neighbours });
      const other = queueOf({ neighbours });
      enter(other, "neighbour").leave();
      const beside = many(queue, 10, "one");
      await sleep(0);
      expect(running(beside)).toBe(1);
      await sleep(3_000);
      endOne(beside);
      endOne(beside);
      await sleep(0);
      expect(running(beside)).toBe(2);
    });
  });

  it.each([
    ["several organizations", ["one", "two"], true],
    ["one organization, whose intents are everybody's neighbour", ["one", "one"], false],
    ["one organization, the market and what is of none", ["one", MARKET, NONE, "one"], false],
  ])("tells whether %s come by turns", async (_who, comers, isOfSeveral) => {
    const neighbours = new Neighbours();
    const queue = queueOf({ neighbours });
    const intake = queueOf({ neighbours, asNeighbour: "intake" });
    for (const one of comers) for (const place of [queue, intake]) enter(place, one).leave();
    expect(queue.isOfSeveral).toBe(isOfSeveral);
    expect(intake.isOfSeveral).toBe(isOfSeveral);
    await sleep(3_000);
    expect(queue.isOfSeveral).toBe(false);
  });

  it("gives way to what comes to other queues, and has all places while nothing does", async () => {
    const neighbours = new Neighbours();
    const files = queueOf({ neighbours, ofOrganization: 2, givesWay: true });
    const before = many(files, 10, "one");
    await sleep(0);
    expect(running(before)).toBe(2);
    enter(queueOf({ neighbours }), "one").leave();
    endOne(before);
    await sleep(0);
    expect(running(before)).toBe(1);
    await sleep(3_000);
    endOne(before);
    await sleep(0);
    expect(running(before)).toBe(2);
  });

  it("has organizations take turns, and the operations of each", async () => {
    const queue = queueOf({ size: 1, ofOrganization: 1, ofOperation: 1 });
    const order: string[] = [];
    const ask = async (organizationId: string, operation: string) => {
      const leave = await queue.enter(organizationId, { operation });
      order.push(`${organizationId} ${operation}`);
      await sleep(0);
      leave();
    };
    const flood = Array.from({ length: 4 }, () => ask("a", "list"));
    await Promise.all([...flood, ask("a", "get"), ask("b", "list"), ask("c", "list")]);
    expect(order).toEqual(["a list", "a list", "b list", "c list", "a get", "a list", "a list"]);
  });

  it("gives nobody a better turn for having been here before", async () => {
    const queue = queueOf({ size: 1, ofOrganization: 1, ofOperation: 1 });
    const before = enter(queue, "known");
    await sleep(0);
    before.leave();
    const holder = enter(queue, "holder");
    const patient = enter(queue, "patient");
    const known = enter(queue, "known");
    await sleep(0);
    holder.leave();
    await sleep(0);
    expect([patient.hasTurn, known.hasTurn]).toEqual([true, false]);
  });

  it("runs slow work of an organization one at a time, whatever operations it is of, and quick work beside it", async () => {
    const queue = queueOf({ size: 8, ofOrganization: 6, ofOperation: 3, slow: 10 });
    const slow = ["search", "sum"].flatMap((operation) => many(queue, 20, "one", { operation }));
    const isRunning = () => slow.filter((work) => work.hasTurn);
    await sleep(20);
    expect(isRunning()).toHaveLength(6);
    for (const work of isRunning()) {
      slow.splice(slow.indexOf(work), 1);
      work.leave();
    }
    await sleep(0);
    expect(isRunning()).toHaveLength(1);
    const quick = many(queue, 9, "one", { operation: "get" });
    await sleep(0);
    expect(running(quick)).toBe(3);
  });

  it("tells by the last that ended whether an operation is slow", async () => {
    const queue = queueOf({ slow: 10 });
    const works = many(queue, 9, "one", { operation: "list" });
    await sleep(20);
    endOne(works);
    endOne(works);
    await sleep(0);
    expect(running(works)).toBe(1);
    endOne(works);
    await sleep(0);
    expect(running(works)).toBe(2);
  });

  it("refuses at once what one organization has too much of, and takes its neighbours on", async () => {
    const queue = queueOf();
    const flood = many(queue, 300, "flood");
    const neighbours = many(queue, 5, "neighbour");
    await sleep(0);
    expect(flood.filter((work) => code(work) === "OVERLOADED")).toHaveLength(300 - 250 - 2);
    expect(neighbours.some(({ error }) => error !== undefined)).toBe(false);
  });

  it("takes on whoever has nothing waiting even when others fill it", async () => {
    const queue = queueOf();
    many(queue, 300, "flood");
    many(queue, 300, "second flood");
    await sleep(0);
    const [first, second] = many(queue, 2, "neighbour");
    await sleep(0);
    expect(first?.error).toBeUndefined();
    expect(code(second ?? { error: undefined })).toBe("OVERLOADED");
  });

  it("refuses what has waited too long", async () => {
    const queue = queueOf({ patience: 20 });
    const works = many(queue, 3, "one");
    await sleep(60);
    expect(works.map(code)).toEqual([undefined, undefined, "OVERLOADED"]);
    for (const { leave } of works.slice(0, 2)) leave();
    expect((await queue.enter("one")) instanceof Function).toBe(true);
  });

  it("gives up the place of a client that goes away", async () => {
    const queue = queueOf();
    const held = many(queue, 2, "one");
    const gone = new AbortController();
    const early = enter(queue, "one", { signal: () => AbortSignal.abort() });
    const late = enter(queue, "one", { signal: () => gone.signal });
    const patient = enter(queue, "one");
    gone.abort();
    await sleep(0);
    expect([early, late].map(code)).toEqual(["OVERLOADED", "OVERLOADED"]);
    held[0]?.leave();
    await sleep(0);
    expect(patient.hasTurn).toBe(true);
  });
});
