import { expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { openSuite } from "#testing/testing.ts";
import { readBatch } from "./batch.ts";

const suite = await openSuite();

it("reads a batch of an organization's rows alone, planned for the values it asks with", async () => {
  const [setting] = await readBatch(
    suite.app,
    suite.organizationId,
    (db) => raw(db)<Record<string, string>[]>`
      select current_setting('plan_cache_mode') as plans, current_setting('app.organization_id') as organization,
             current_setting('transaction_read_only') as "isReadOnly"`,
  );
  expect(setting).toEqual({
    plans: "force_custom_plan",
    organization: suite.organizationId,
    isReadOnly: "on",
  });
});
