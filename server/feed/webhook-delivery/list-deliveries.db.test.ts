import { beforeAll, expect, it } from "vitest";
import { webhookTools } from "#testing/receiver.ts";
import { openSuite, type TestCaller } from "#testing/testing.ts";

const suite = await openSuite();

const tools = webhookTools(suite);
const NOWHERE = "http://127.0.0.1:9/";
const at = (hour: number) => `2027-02-10T${String(hour).padStart(2, "0")}:00:00.000Z`;
/** Hours that deliveries were made at, by the places of their events: the clock went back once. */
const hours = [1, 3, 2, 4];
/** Places of events by when their deliveries were made, the newest first. */
const newestFirst = [4, 2, 3, 1];

let webhookEndpointId: string;
beforeAll(async () => {
  ({ webhookEndpointId } = await tools.register(NOWHERE));
  await tools.register(NOWHERE);
  await tools.happen(...hours.map((_, place) => `trd_${place}`));
  for (const [place, hour] of hours.entries())
    await suite.sql`update webhook_delivery set created_at = ${at(hour)}
      where organization_id = ${suite.organizationId} and position = ${place + 1}`;
});

type Query = Omit<Parameters<TestCaller["webhookDelivery"]["list"]>[0], "webhookEndpointId">;
const list = (query: Query) => suite.call().webhookDelivery.list({ ...query, webhookEndpointId });
const placesOf = async (query: Query) => (await list(query)).data.map(({ position }) => position);

it("stand by the places of their events", async () => {
  expect(await placesOf({})).toEqual([4, 3, 2, 1]);
});

it("of a range of instants stand by when they were made, page by page, and are counted", async () => {
  expect(await placesOf({ createdFrom: at(1), createdTo: at(5) })).toEqual(newestFirst);
  expect(await placesOf({ createdFrom: at(2), createdTo: at(4), order: "asc" })).toEqual([3, 2]);
  const first = await list({ createdFrom: at(2), limit: 2, total: "true" });
  expect(first).toMatchObject({ hasMore: true, total: { count: 3, isExact: true } });
  expect(await placesOf({ createdFrom: at(2), limit: 2, cursor: first.nextCursor ?? "" })).toEqual([3]);
});

it("of a range stand by their places where that is asked for", async () => {
  expect(await placesOf({ createdFrom: at(2), sort: "position" })).toEqual([4, 3, 2]);
});

it("are narrowed by a range and by what else is asked for", async () => {
  expect(await placesOf({ createdFrom: at(2), status: "PENDING" })).toEqual([4, 2, 3]);
  expect(await placesOf({ createdFrom: at(2), status: "FAILED" })).toEqual([]);
  expect(await placesOf({ createdFrom: at(2), q: "trd_1" })).toEqual([2]);
  expect(await placesOf({ createdFrom: at(2), status: "FAILED", sort: "position" })).toEqual([]);
});
