import "./process.ts";
import { afterAll, beforeAll, inject, vi } from "vitest";
import { closeApplication } from "#server/kernel/application.ts";

/** Where the service of a suite stands that others reach, by https. */
export const PUBLIC_URL = "https://offerboard.example";

/**
 * Configures the process of a suite as a service that asks for keys, before anything reads its configuration, and takes
 * it back afterwards.
 * @param settings what is set otherwise, by the names of docs/operations.md
 */
export function configureService(settings: Readonly<Record<string, string>> = {}): void {
  beforeAll(() => {
    const all = {
      DATABASE_URL: inject("databaseUrl"),
      API_ACCESS: "keys",
      AUTH_SECRET: "wJ7pQm3ZfV9tLr2xYk8sBn5cHd1gTa6u",
      LOG_LEVEL: "silent",
      ...settings,
    };
    for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    await closeApplication();
    vi.unstubAllEnvs();
  });
}
