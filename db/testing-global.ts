import type { TestProject } from "vitest/node";
import { openTestServer } from "#db/testing-server.ts";

/** Gives the suites of one run a migrated database of their own, and removes it afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer(process.env.TEST_DATABASE_URL);
  project.provide("databaseUrl", await server.createDatabase());
  return server.close;
}
