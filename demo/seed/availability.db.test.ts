import { afterAll, expect, inject, it } from "vitest";
import { connect, raw } from "#db/client.ts";
import { starts, storyAt } from "./testing.ts";

const connection = connect(inject("databaseUrl"), 1);
afterAll(() => connection.close());

it.each(starts)("the demo shows every availability and every state of life at %s", async (now) => {
  const offerings = storyAt(now).flatMap((rows) => rows.offerings);
  const facts = offerings.map(({ reserved = "0", raised = "0", ...row }) => ({ ...row, reserved, raised }));
  const rows = await raw(connection.db)<{ name: string; offerings: number }[]>`
    select state || ' ' || offering_availability(state, "startDate", "endDate", "hardCap" - raised - reserved,
             "minPayableAmount", ${now.toISOString()}) as name, count(*)::int as offerings
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as x(
             state offering_state, "startDate" timestamptz, "endDate" timestamptz, "hardCap" numeric, raised numeric,
             reserved numeric, "minPayableAmount" numeric)
     group by 1`;
  expect(Object.fromEntries(rows.map(({ name, offerings }) => [name, offerings]))).toEqual({
    "PUBLISHED UPCOMING": 2,
    "PUBLISHED OPEN": 6,
    "PUBLISHED SOLD_OUT": 1,
    "PUBLISHED RESIDUAL": 1,
    "PUBLISHED ENDED": 1,
    "PAUSED OPEN": 1,
    "DRAFT UPCOMING": 1,
    "CLOSED_SUCCESSFUL ENDED": 1,
    "CLOSED_UNSUCCESSFUL ENDED": 1,
  });
});
