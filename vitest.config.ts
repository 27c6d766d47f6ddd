import { defineConfig } from "vitest/config";
import { testSeed } from "./scripts/test/seed.mjs";

// The runner starts the production server and names it here; by hand, the tests go to a demo that runs already.
const baseUrl = process.env.BASE_URL ?? "http://localhost:3000";
// The same database behind a server with API_ACCESS=keys; absent when the tests are run by hand.
const keysUrl = process.env.KEYS_URL ?? "";
// The command line's own way to leave files out does not reach projects.
const except = process.env.TEST_EXCEPT?.split(",") ?? [];
const elsewhere = ["**/node_modules/**", "**/.next*/**", "**/.data/**", ...except];
/** These read an environment of their own and compose an application from it, as only a process of its own does. */
const ownProcess = ["server/http/rest/**/*.db.test.ts"];
/** Thousands of random steps beside a model, races, kills and every statement there is: half of the time of all that use the database. */
const long = ["model", "kill", "queue", "rehearsal", "offers-race", "statements"].map(
  (name) => `**/${name}.db.test.ts`,
);
/** A cluster on one machine takes several times as long for the same. */
const patience = 60_000 * Number(process.env.TEST_PATIENCE ?? 1);
const onDatabase = {
  globalSetup: "testing/global.ts",
  setupFiles: ["testing/close-suites.ts"],
  hookTimeout: patience,
};

export default defineConfig({
  test: {
    // Two cores are what the smallest machine has; more workers only make each test slower.
    maxWorkers: 2,
    // Suites share what a worker has loaded: loading takes longer than most of them.
    isolate: false,
    // Property tests on a machine that is busy with a build.
    testTimeout: patience,
    expect: { poll: { timeout: 30_000 } },
    // Where nobody is there to try again; the summary names each that needed it.
    retry: process.env.CI ? 1 : 0,
    provide: { seed: testSeed() },
    setupFiles: "scripts/test/seed-properties.ts",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, "**/*.db.test.ts", "e2e/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: [...elsewhere, "e2e/**", ...ownProcess, ...long],
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: "db-process",
          include: ownProcess,
          exclude: elsewhere,
          ...onDatabase,
          setupFiles: ["testing/process.ts", ...onDatabase.setupFiles],
          isolate: true,
        },
      },
      {
        extends: true,
        // One of them waits for half a minute, so all of them run at once, after the others.
        test: {
          name: "long",
          include: long,
          exclude: elsewhere,
          ...onDatabase,
          // Beside all the others, on two cores.
          testTimeout: 20 * patience,
          maxWorkers: long.length,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["e2e/http/**/*.test.ts"],
          exclude: elsewhere,
          provide: { baseUrl, keysUrl, databaseUrl: process.env.DATABASE_URL ?? "" },
          testTimeout: patience,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: patience,
        },
      },
    ],
  },
});

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the server under test, without a slash at the end; project `http`. */
    baseUrl: string;
    /** Origin of a second server on the same database that asks for keys; project `http`. */
    keysUrl: string;
    /** Project `db`: a migrated database of this run's own, shared by its suites. Project `http`: the servers'. */
    databaseUrl: string;
    /** What random tests begin with. */
    seed: number;
  }
}
