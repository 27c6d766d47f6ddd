import { domain } from "#server/domain/modules.ts";
import type { Module } from "#server/kernel/module.ts";
import { makeCall, makeWorld, testCalls } from "./calls.ts";
import type { Suite } from "./testing.ts";

/** Calls every operation once, and does whatever comes due by the clock. */
export async function runEverything(suite: Suite): Promise<void> {
  let world = await makeWorld(suite);
  for (const procedure of Object.keys(testCalls)) {
    try {
      await makeCall(world, procedure);
    } catch {
      // An earlier call took what this one needs.
      world = await makeWorld(suite);
      await makeCall(world, procedure);
    }
  }
  const later = new Date("2099-01-01T00:00:00Z");
  for (const { due = {} } of Object.values<Module>(domain)) {
    for (const { find, handle } of Object.values(due))
      for (const id of await suite.asSystem(find, later))
        await suite.asSystem((ctx) => handle(ctx, id), later);
  }
}
