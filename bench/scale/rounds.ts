import { application, closeApplication } from "#server/kernel/application.ts";
import { provideComposedApplication } from "#server/process/compose.ts";
import { provideAuthSecret, provideDatabaseUrl } from "#server/process/env.ts";
import { sharedRounds } from "#server/process/rounds.ts";
import { percentile } from "./measure.ts";

const TURNS = 7;

/** A round of the clock, and the milliseconds a second that it takes of a process when there is nothing to do. */
export interface RoundFigures {
  readonly name: string;
  readonly every: number;
  readonly p50: number;
  readonly msPerSecond: number;
}

/** Runs each round of the clock a few times where nothing waits. @param url the database */
export async function timeRounds(url: string): Promise<readonly RoundFigures[]> {
  process.env.API_ACCESS = "keys";
  process.env.LOG_LEVEL = "error";
  provideDatabaseUrl(url);
  provideAuthSecret("0123456789abcdef".repeat(4));
  provideComposedApplication();
  const app = application();
  try {
    const figures: RoundFigures[] = [];
    for (const { name, every, run } of sharedRounds) {
      // What was waiting is done first.
      for (let turn = 0; turn < 3; turn += 1) await run({ app, now: new Date() });
      const times: number[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const began = performance.now();
        await run({ app, now: new Date() });
        times.push(performance.now() - began);
      }
      const p50 = percentile(times, 50);
      figures.push({ name, every, p50, msPerSecond: p50 / every });
    }
    return figures;
  } finally {
    await closeApplication();
  }
}
