import type { TestProject } from "vitest/node";
import { openTestServer, type TestServer } from "./server.ts";

// Vitest loads this file once for each project of a run, and all of them are to share one server.
const home = globalThis as { offerboardTestServer?: { opened: Promise<TestServer>; users: number } };

/** Gives the suites of one project a migrated database of their own, and removes it afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  home.offerboardTestServer ??= { opened: openTestServer(process.env.TEST_DATABASE_URL), users: 0 };
  const shared = home.offerboardTestServer;
  shared.users++;
  const server = await shared.opened;
  project.provide("databaseUrl", await server.createDatabase());
  return async () => {
    if (--shared.users > 0) return;
    delete home.offerboardTestServer;
    await server.close();
  };
}
