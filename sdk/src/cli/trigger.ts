import { randomBytes } from "node:crypto";
import { type Client, createClient } from "../client.ts";
import { Offerboard } from "../offerboard.ts";
import { listEvents } from "../printed/operations.ts";
import type { Event } from "../printed/types.ts";
import { wait } from "../retry.ts";
import { clientOptions } from "./credentials.ts";
import { UsageError } from "./exit-codes.ts";
import type { Io } from "./io.ts";
import { type TriggeredType, triggers } from "./triggers.ts";

/** How long an event is waited for: some follow from rounds of the service's own, a minute apart. */
const LONGEST_MS = 150_000;
const PAUSE_MS = 300;

/** Has an event happen, by real operations on resources that it makes, and writes it. */
export async function trigger(
  io: Io,
  [type = ""]: readonly string[],
  options: { "base-url"?: string },
): Promise<void> {
  if (!Object.hasOwn(triggers, type)) {
    throw new UsageError(`Say which: offerboard trigger ${Object.keys(triggers).join("|")}`);
  }
  const reached = await clientOptions(io, options);
  // Real resources: nobody wants them among those of real customers.
  if (reached.apiKey?.startsWith("sk_live_")) throw new UsageError("trigger takes a test key (sk_test_…).");
  const client = createClient(reached);
  const { data } = await listEvents(client, { limit: 1 }, { signal: io.signal });
  const name = randomBytes(4).toString("hex");
  const resourceIds = await triggers[type as TriggeredType]({ ob: new Offerboard(reached), name });
  const event = await waitFor(client, io.signal, { type, resourceIds, after: data[0]?.position ?? 0 });
  io.out(JSON.stringify(event));
}

async function waitFor(
  client: Client,
  signal: AbortSignal,
  sought: { type: string; resourceIds: readonly string[]; after: number },
): Promise<Event> {
  const end = Date.now() + LONGEST_MS;
  let { after } = sought;
  while (Date.now() < end) {
    for await (const event of listEvents(client, { order: "asc", after, limit: 100 }, { signal })) {
      after = event.position;
      if (event.type === sought.type && sought.resourceIds.includes(event.resourceId)) return event;
    }
    await wait(PAUSE_MS, signal);
  }
  throw new Error(`Everything was done, but no ${sought.type} came within ${LONGEST_MS / 1000} seconds.`);
}
