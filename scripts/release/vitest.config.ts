import { defineConfig } from "vitest/config";
import { testSeed } from "../test/seed.mjs";

export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["testing/release/keep.ts"],
    globalSetup: "testing/global.ts",
    setupFiles: "scripts/test/seed-properties.ts",
    provide: { seed: testSeed() },
    maxWorkers: 1,
    hookTimeout: 60_000,
  },
});
