/** Fifty of the slowest requests at once for some seconds: everybody else is answered all the while. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { closeApplication } from "#server/kernel/application.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { makeKey } from "#testing/api-keys.ts";
import { customerInput, intentInput, offeringInput } from "#testing/factories.ts";
import { openServerOf, type TestServer } from "#testing/server.ts";
import { configureService } from "#testing/service.ts";
import { openSuite, type Suite } from "#testing/testing.ts";
import { answer } from "./routes.ts";

const CROWD = 50;
const MILLISECONDS = 8_000;
const CUSTOMERS = 30;

let server: TestServer;
let neighbour: Suite;
let neighboursKey: string;

configureService({ API_ACCESS: "open", LOG_LEVEL: "error" });
beforeAll(async () => {
  server = await openServerOf(inject("databaseUrl"));
  const databaseUrl = await server.createDatabase();
  vi.stubEnv("DATABASE_URL", databaseUrl);
  neighbour = await openSuite(databaseUrl);
  await neighbour.sql`insert into organization (id, slug, name, created_at) values (${DEMO_ORGANIZATION}, 'demo', 'Demo', now())`;
  ({ key: neighboursKey } = await makeKey(neighbour.sql, neighbour.organizationId, {
    scopes: ["customer:read"],
  }));
}, 60_000);
afterAll(async () => {
  await Promise.all([closeApplication(), neighbour?.close()]);
  await server?.close();
});

const ask = (path: string, init: RequestInit = {}) => answer(new Request(`http://localhost${path}`, init));

async function post(path: string, body: unknown) {
  const headers = { "content-type": "application/json" };
  const response = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

/** Every customer that is looked at costs a while of the database's time from here on. */
async function slowDown(sql: Suite["sql"]): Promise<void> {
  await sql.unsafe(`
    create function work_hard() returns boolean language plpgsql volatile as $$
    declare ends timestamptz := clock_timestamp() + interval '15 milliseconds';
    begin
      while clock_timestamp() < ends loop perform md5(ends::text); end loop;
      return true;
    end $$;
    create policy slow on customer as restrictive for select using (organization_id <> '${DEMO_ORGANIZATION}' or work_hard())`);
}

/** Asks again and again, with this many milliseconds between two requests, as long as the crowd is there. */
async function meanwhile<T>(until: Promise<unknown>, pause: number, act: () => Promise<T>): Promise<T[]> {
  let isOver = false;
  const over = until.then(() => {
    isOver = true;
  });
  const answers: Promise<T>[] = [];
  while (!isOver) {
    answers.push(act());
    await Promise.race([over, sleep(pause)]);
  }
  return Promise.all(answers);
}

it("answers intents, neighbours and health while fifty of the slowest searches run", async () => {
  const now = Date.now();
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const offering = await post(
    "/api/offering",
    offeringInput({
      offeringPeriod: { startDate: day(-1), endDate: day(30) },
      fundingLimits: { minPayableAmount: 10, maxPayableAmount: 1e9, hardCap: 1e9, softCap: 0 },
    }),
  );
  expect(offering).toMatchObject({ status: 200 });
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, index) =>
      post("/api/customer", customerInput({ name: `Customer ${index}` })),
    ),
  );
  const intent = intentInput(customers[0]?.body, offering.body, 1);
  expect(await post("/api/offering-purchase-intent", intent)).toMatchObject({ status: 200 });
  await slowDown(neighbour.sql);

  let searches = 0;
  const ends = Date.now() + MILLISECONDS;
  const crowd = Promise.all(
    Array.from({ length: CROWD }, async () => {
      const answers: { status: number; retryAfter: string | null; body: { code?: string } }[] = [];
      while (Date.now() < ends) {
        // Each asks something else: the same question would be read once for all.
        const response = await ask(`/api/customer?sort=name&q=nosuchthing${searches++}`);
        const { status, headers } = response;
        answers.push({
          status,
          retryAfter: headers.get("retry-after"),
          body: (await response.json()) as { code?: string },
        });
        // What is refused at once would otherwise be asked for at once.
        if (status !== 200) await sleep(100);
      }
      return answers;
    }),
  );
  const authorization = { headers: { authorization: `Bearer ${neighboursKey}` } };
  const [intents, neighbours, health, slow] = await Promise.all([
    meanwhile(crowd, 50, () => post("/api/offering-purchase-intent", intent)),
    meanwhile(crowd, 100, async () => (await ask("/api/customer", authorization)).status),
    meanwhile(crowd, 100, async () => (await ask("/api/health?ready")).status),
    crowd,
  ]);

  expect(new Set(neighbours)).toEqual(new Set([200]));
  expect(new Set(health)).toEqual(new Set([200]));
  expect(new Set(intents.map(({ status }) => status))).toEqual(new Set([200]));
  const [placed] = await neighbour.sql<{ count: number }[]>`
    select count(*)::int from offering_purchase_intent where organization_id = ${DEMO_ORGANIZATION}`;
  expect(placed?.count).toBe(intents.length + 1);
  for (const { status, retryAfter, body } of slow.flat()) {
    if (status === 200) continue;
    expect(status).toBe(503);
    expect(body.code).toMatch(/^(overloaded|query_too_slow)$/);
    expect(retryAfter).toBe(body.code === "overloaded" ? "1" : null);
  }
  expect(slow.flat().some(({ body }) => body.code === "overloaded")).toBe(true);
}, 60_000);
