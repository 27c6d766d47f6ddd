import { beforeAll, describe, expect, it } from "vitest";
import { hashOf, newKey, prefixOf } from "#server/platform/api-key/key.ts";
import { answeredRequest } from "#testing/request-calls.ts";
import { expectRefusal, NOW, openSuite, unique } from "#testing/testing.ts";
import type { AnsweredRequest } from "./request-log.ts";
import { MOST_WAITING, RequestLog } from "./request-log.ts";

const suite = await openSuite();
const other = await openSuite();

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

/** Writes requests, the first a minute after {@link NOW} and each a minute after the one before. */
async function keep(requests: Partial<AnsweredRequest>[], of = suite): Promise<AnsweredRequest[]> {
  const log = new RequestLog(of.app);
  const answered = requests.map((one, index) => answeredRequest(of, { at: minutes(index + 1), ...one }));
  for (const one of answered) log.note(one);
  await log.write();
  return answered;
}

const apiKeyId = unique("key");
let kept: AnsweredRequest[];
beforeAll(async () => {
  const key = newKey("test");
  await suite.sql`
    insert into api_key (organization_id, id, name, prefix, hash, mode, scopes, created_at)
    values (${suite.organizationId}, ${apiKeyId}, 'Website', ${prefixOf(key)}, ${hashOf(key)}, 'test', '{}', now())`;
  kept = await keep([
    { apiKeyId, address: "203.0.113.9" },
    {
      apiKeyId,
      method: "POST",
      status: 400,
      code: "invalid_request",
      ignoredFields: '"emial";nearest="email"',
      request: { email: "ada@example.com", type: "INDIVIDUAL" },
      response: JSON.stringify({ code: "invalid_request", status: 400, instance: "/api/customer" }),
    },
    { method: "POST", status: 503, code: "unavailable" },
    { method: "DELETE", route: "/api-key/{apiKeyId}", status: 200 },
  ]);
  await keep([{}], other);
});

type Query = Parameters<ReturnType<typeof suite.call>["requestLog"]["list"]>[0];
const list = async (query: Query = {}) => (await suite.call().requestLog.list(query)).data;
const placesOf = async (query: Query) => {
  const found = await list(query);
  return found.map(({ requestId }) => kept.findIndex((one) => one.requestId === requestId));
};

describe("the log of requests", () => {
  it("has them newest first, with the key's name, and of its organization alone", async () => {
    expect(await placesOf({})).toEqual([3, 2, 1, 0]);
    const first = (await list()).at(-1);
    expect(first).toEqual({
      object: "request_log_entry",
      requestLogEntryId: expect.stringMatching(/^rql_/),
      requestId: kept[0]?.requestId,
      apiKeyId,
      apiKeyName: "Website",
      method: "GET",
      route: "/customer",
      status: 200,
      durationMs: 3,
      network: "203.0.113.0/24",
      createdAt: minutes(1).toISOString(),
    });
  });

  it.each<[Query, number[]]>([
    [{ method: "POST" }, [2, 1]],
    [{ statusClass: "4xx" }, [1]],
    [{ statusClass: "5xx", method: "POST" }, [2]],
    [{ statusClass: "3xx" }, []],
    [{ createdFrom: minutes(2).toISOString(), createdTo: minutes(4).toISOString() }, [2, 1]],
    [{ order: "asc", limit: 2 }, [0, 1]],
    [{ q: "nothing like that" }, []],
  ])("is narrowed by %j", async (query, places) => {
    expect(await placesOf(query)).toEqual(places);
  });

  it("is narrowed by its key, and by the request's id", async () => {
    expect(await placesOf({ apiKeyId })).toEqual([1, 0]);
    expect(await placesOf({ apiKeyId, statusClass: "2xx" })).toEqual([0]);
    const requestId = kept[2]?.requestId ?? "";
    expect(await placesOf({ requestId })).toEqual([2]);
    expect(await placesOf({ q: requestId })).toEqual([2]);
    const [entry] = await list({ requestId });
    expect(await placesOf({ q: entry?.requestLogEntryId ?? "" })).toEqual([2]);
  });

  it("shows of one what was sent and answered, masked", async () => {
    const [, , { requestLogEntryId } = { requestLogEntryId: "" }] = await list();
    expect(await suite.call().requestLog.get({ requestLogEntryId })).toMatchObject({
      code: "invalid_request",
      ignoredFields: '"emial";nearest="email"',
      request: { email: "[masked]", type: "INDIVIDUAL" },
      response: { code: "invalid_request", status: 400, instance: "[masked]" },
    });
  });

  it("is read by nobody else's", async () => {
    const [{ requestLogEntryId } = { requestLogEntryId: "" }] = await list();
    await expectRefusal(suite, "request_log_entry_not_found", () =>
      other.call().requestLog.get({ requestLogEntryId }),
    );
  });
});

describe("noting requests", () => {
  it("never holds more than it may: the others are left out", async () => {
    const busy = await openSuite();
    const warned: unknown[] = [];
    const app = Object.assign(Object.create(busy.app), {
      log: { warn: (told: unknown) => warned.push(told) },
    });
    const log = new RequestLog(app);
    for (let n = 0; n < MOST_WAITING + 7; n += 1) log.note(answeredRequest(busy));
    await log.write();
    const [{ count } = { count: 0 }] = await busy.sql<{ count: number }[]>`
      select count(*)::int from request_log where organization_id = ${busy.organizationId}`;
    expect([count, warned]).toEqual([MOST_WAITING, [{ dropped: 7 }]]);
    log.note(answeredRequest(busy));
    await log.write();
    expect(warned).toHaveLength(1);
  });

  it("writes those of several organizations, each into its own", async () => {
    const log = new RequestLog(suite.app);
    const requestId = unique("shared");
    log.note(answeredRequest(suite, { requestId }));
    log.note(answeredRequest(other, { requestId }));
    await log.write();
    for (const one of [suite, other]) {
      expect((await one.call().requestLog.list({ requestId })).data).toHaveLength(1);
    }
  });
});
