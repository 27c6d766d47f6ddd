import { defineConfig } from "vitest/config";
import { testSeed } from "../../scripts/test/seed.mjs";

// `npm run drill:chain` takes most of an hour; DRILL_SHARE=0.05 takes a twentieth of each count.
const share = Number(process.env.DRILL_SHARE ?? 1);

export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["bench/drill/chain.ts"],
    globalSetup: "testing/global.ts",
    setupFiles: "scripts/test/seed-properties.ts",
    provide: { seed: testSeed(), share },
    maxWorkers: 1,
    bail: 0,
    testTimeout: 4 * 60 * 60 * 1000,
    hookTimeout: 60_000,
  },
});

declare module "vitest" {
  interface ProvidedContext {
    share: number;
  }
}
