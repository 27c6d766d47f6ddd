import { expect } from "vitest";
import type { Event } from "#server/feed/event/contract.ts";
import { publishOrganization } from "#server/feed/event/publish.ts";
import { eventSchemas } from "#server/feed/event/schemas.ts";
import type { Suite } from "./testing.ts";

/** Expects that an event carries what its contract says: all of it, and nothing else. */
export function expectWhole({ type, resourceType, resourceId, data }: Event): void {
  const schema = eventSchemas[resourceType];
  if (!schema) throw new Error(`${type}: no contract is named for a ${resourceType}`);
  const parsed = schema.safeParse(data);
  expect(parsed.error, `${type} of ${resourceId}`).toBeUndefined();
  expect(parsed.data, `${type} of ${resourceId} has members that the contract has not`).toEqual(data);
}

/** Publishes what happened and gives a suite's whole stream, oldest first. */
export async function readStream(suite: Suite): Promise<Event[]> {
  while ((await suite.asSystem(publishOrganization)) > 0);
  const events: Event[] = [];
  for (;;) {
    const after = events.at(-1)?.position ?? 0;
    const { data, hasMore } = await suite.call().event.list({ order: "asc", after, limit: 100 });
    events.push(...data);
    if (!hasMore) return events;
  }
}
