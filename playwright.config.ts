import { defineConfig, devices } from "@playwright/test";
import { type Browser, findBrowser } from "./e2e/support/browser.ts";

// Every worker reads this file; the first one to do so tells the others what it found.
process.env.OFFERBOARD_BROWSER ??= JSON.stringify(findBrowser());
const { executablePath, args, env } = JSON.parse(process.env.OFFERBOARD_BROWSER) as Browser;

export default defineConfig({
  testDir: "e2e",
  // Pictures for people are no test: a step of their own makes them.
  testMatch: process.env.SCREENSHOTS === undefined ? "*.spec.ts" : "screenshots.ts",
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Two cores are what the smallest machine has; a third story runs while others wait for the server.
  workers: 3,
  // A machine may be many times slower than the one a story was written on: what never happens is told late, and no
  // story fails for having waited too short.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Where nobody is there to try again; the summary names each that needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    // The runner starts the production server and names it here; by hand, the stories go to a demo that runs already.
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // A film of every story would cost more than the stories.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args,
      env: env && ({ ...process.env, ...env } as Record<string, string>),
    },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
  ],
});
