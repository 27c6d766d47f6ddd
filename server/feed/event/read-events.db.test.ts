import { beforeAll, describe, expect, it } from "vitest";
import type { EventType } from "#db/schema/enums.ts";
import { recordEvent } from "#server/platform/outbox/record-event.ts";
import { expectRefusal, openSuite, unique } from "#testing/testing.ts";
import { publishOrganization } from "./publish.ts";

const suite = await openSuite();
const other = await openSuite();
const dated = await openSuite();

const ids = Array.from({ length: 3 }, () => unique("trd"));

/** Writes an event of one of three resources, and publishes it. */
async function happen(number: number, type: EventType = "trade.updated"): Promise<void> {
  await suite.asSystem(async (ctx) => {
    const resourceId = ids[number % ids.length] ?? "";
    await recordEvent(ctx, type, resourceId, { number });
  });
  await suite.asSystem(publishOrganization);
}

beforeAll(async () => {
  for (let number = 1; number <= 9; number += 1)
    await happen(number, number === 1 ? "trade.created" : undefined);
});

const positions = async (input: Parameters<ReturnType<typeof suite.call>["event"]["list"]>[0]) =>
  (await suite.call().event.list(input)).data.map(({ position }) => position);

describe("the stream", () => {
  it("is newest first, or oldest first where that is asked for", async () => {
    expect(await positions({})).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await positions({ order: "asc", limit: 3 })).toEqual([1, 2, 3]);
  });

  it("is told apart by type, kind and resource, and begins after a position", async () => {
    expect(await positions({ type: "trade.created" })).toEqual([1]);
    expect(await positions({ resourceType: "offering" })).toEqual([]);
    expect(await positions({ resourceId: ids[0] ?? "" })).toEqual([9, 6, 3]);
    expect(await positions({ order: "asc", after: 7 })).toEqual([8, 9]);
    expect(await positions({ q: ids[1] ?? "" })).toEqual([7, 4, 1]);
    expect(await positions({ q: ids[1] ?? "", type: "trade.created" })).toEqual([1]);
    expect(await positions({ q: ids[1] ?? "", resourceType: "offering" })).toEqual([]);
    expect(await positions({ q: ids[1] ?? "", resourceId: ids[1] ?? "", type: "trade.updated" })).toEqual([
      7, 4,
    ]);
  });

  it("is counted as it is narrowed", async () => {
    const count = async (input: Parameters<typeof positions>[0]) =>
      (await suite.call().event.list({ ...input, limit: 1, total: "true" })).total?.count;
    expect(await count({})).toBe(9);
    expect(await count({ type: "trade.created" })).toBe(1);
    expect(await count({ resourceType: "offering" })).toBe(0);
    expect(await count({ resourceId: ids[0] ?? "" })).toBe(3);
    expect(await count({ q: ids[1] ?? "" })).toBe(3);
    expect(await count({ after: 7 })).toBe(2);
  });

  it("goes on by its cursor exactly where it ended, whatever happens meanwhile", async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    for (let number = 10; ; number += 1) {
      const page = await suite.call().event.list({ order: "asc", limit: 4, ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ position }) => position));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
      if (number < 13) await happen(number);
    }
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => index + 1));
    expect(await positions({ order: "asc", after: seen.at(-1) ?? 0 })).toEqual([]);
  });

  it("is one organization's, for its staff and its keys", async () => {
    expect((await other.call().event.list({})).data).toEqual([]);
    const [event] = (await suite.call({ actor: suite.member("auditor") }).event.list({})).data;
    const eventId = event?.eventId ?? "";
    expect(await suite.call({ actor: suite.key("event:read") }).event.get({ eventId })).toEqual(event);
    await expectRefusal(suite, "event_not_found", () => other.call().event.get({ eventId }));
    await expectRefusal(suite, "not_allowed", () =>
      suite.call({ actor: suite.customer("cus_1") }).event.list({}),
    );
    await expectRefusal(suite, "not_allowed", () =>
      suite.call({ actor: suite.key("offering:read") }).event.list({}),
    );
  });

  it("is never changed once it is told", async () => {
    const eventId = (await suite.call().event.list({})).data[0]?.eventId ?? "";
    await expect(suite.sql`update event set data = '{}' where id = ${eventId}`).rejects.toThrow(
      "never changed",
    );
    await expect(suite.sql`delete from event where id = ${eventId}`).rejects.toThrow("never changed");
  });

  it("refuses positions and cursors that nobody gave out", async () => {
    await expectRefusal(suite, "invalid_request", () => suite.call().event.list({ after: -1 }));
    await expectRefusal(suite, "invalid_request", () => suite.call().event.list({ cursor: "nonsense" }));
  });
});

describe("a range of instants", () => {
  const [first, second] = [unique("trd"), unique("trd")];
  /** Places in the stream of what the range leaves. */
  const found = async (input: Parameters<ReturnType<typeof dated.call>["event"]["list"]>[0]) =>
    (await dated.call().event.list(input)).data.map(({ position }) => position);

  // Each happened a day before the one that stands before it in the stream.
  beforeAll(async () => {
    for (const day of [9, 8, 7, 6, 5, 4, 3, 2]) {
      const now = new Date(Date.UTC(2027, 2, day));
      await dated.asSystem((ctx) =>
        recordEvent(
          { ...ctx, now },
          day === 9 ? "trade.created" : "trade.updated",
          day % 2 ? first : second,
          {},
        ),
      );
      await dated.asSystem(publishOrganization);
    }
  });

  const range = { createdFrom: "2027-03-03T00:00:00Z", createdTo: "2027-03-07T00:00:00Z" };

  it("orders by when something happened, or by place where that is asked for", async () => {
    expect(await found({})).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await found(range)).toEqual([4, 5, 6, 7]);
    expect(await found({ ...range, order: "asc" })).toEqual([7, 6, 5, 4]);
    expect(await found({ ...range, sort: "position" })).toEqual([7, 6, 5, 4]);
    expect(await found({ createdTo: "2027-03-04T00:00:00Z" })).toEqual([7, 8]);
  });

  it("of one resource has all types in one order, or those that are asked for", async () => {
    expect(await found({ resourceId: first })).toEqual([7, 5, 3, 1]);
    expect(await found({ resourceId: first, sort: "createdAt" })).toEqual([1, 3, 5, 7]);
    expect(await found({ resourceId: first, sort: "createdAt", order: "asc", limit: 2 })).toEqual([7, 5]);
    expect(await found({ resourceId: first, type: "trade.created" })).toEqual([1]);
    expect(await found({ resourceId: first, q: "updated" })).toEqual([7, 5, 3]);
    expect(await found({ resourceId: first, resourceType: "offering" })).toEqual([]);
    expect(await found({ resourceId: first, after: 3 })).toEqual([7, 5]);
  });

  it("goes along with every other filter, and is counted", async () => {
    expect(await found({ ...range, resourceId: first })).toEqual([5, 7]);
    expect(await found({ ...range, q: second })).toEqual([4, 6]);
    expect(await found({ ...range, type: "trade.created" })).toEqual([]);
    expect(await found({ ...range, type: "trade.updated", after: 5 })).toEqual([6, 7]);
    const { total } = await dated.call().event.list({ ...range, type: "trade.updated", total: "true" });
    expect(total).toMatchObject({ count: 4, isExact: true });
  });

  it("goes on by its cursor", async () => {
    const page = await dated.call().event.list({ ...range, limit: 3 });
    const cursor = page.nextCursor ?? "";
    expect(await found({ ...range, limit: 3, cursor })).toEqual([7]);
    await expectRefusal(dated, "invalid_request", () => dated.call().event.list({ cursor }));
  });
});
