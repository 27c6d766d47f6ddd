import { z } from "zod";
import { eventTypes, resourceTypes } from "#db/schema/enums.ts";
import { exampleOffering, offering } from "#server/domain/primary/offering/contract.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { nameObjects } from "#server/kernel/fields/name-objects.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** What an endpoint is sent when somebody tries it; it stands in no stream. */
export const TEST_EVENT = "webhook_endpoint.test";

const ID = "evt_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

export const event = z
  .object({
    eventId: z.string().meta({ description: "Unique identifier, assigned by the service.", example: ID }),
    object: z.literal("event").meta({ description: "Always `event`.", example: "event" }),
    type: z.enum([...eventTypes, TEST_EVENT]).meta({
      description: "What happened; the part before the point names the resource.",
      example: "offering.published",
    }),
    resourceType: z
      .enum(resourceTypes)
      .meta({ description: "Kind of the resource inside.", example: "offering" }),
    resourceId: z.string().meta({
      description: "Identifier of the resource inside.",
      example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    createdAt: z.string().meta({ description: "When it happened.", example: "2027-01-12T09:00:00.000Z" }),
    position: z.number().meta({
      description:
        "Place in the organization's stream: 1, 2, 3 and so on without a gap; 0 for an event that only tries an endpoint.",
      example: 17,
    }),
    data: z.record(z.string(), z.unknown()).meta({
      description: "The resource after the change, as its own `GET` shows it.",
      example: { offeringId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f", state: "PUBLISHED" },
    }),
  })
  .meta({ id: "Event", description: "Something that happened, with the resource as it was afterwards." });
export type Event = z.infer<typeof event>;

export const exampleEvent = exampleOf(event, {
  data: nameObjects(offering, exampleOffering) as Event["data"],
});

const POSITION = "Send a whole number, 0 or more.";

const eventSorts = ["position", "createdAt"] as const;

export const listEvents = defineOperation({
  name: "listEvents",
  method: "GET",
  path: "/event",
  tag: "Event",
  summary: "List events",
  description:
    "What happened in the organization, newest first: by place in the stream, or by when it happened where a range of instants narrows it. To follow the stream, ask for `order=asc` and send the `position` of the last event you have as `after`: none is left out, and none comes twice.",
  access: "caller",
  needs: "event:read",
  errors: [],
  input: listInput(eventSorts, {
    ...counted,
    type: z
      .enum(eventTypes)
      .optional()
      .meta({ description: "Only events of this type.", example: "offering.published" }),
    resourceType: z
      .enum(resourceTypes)
      .optional()
      .meta({ description: "Only events of this kind of resource.", example: "offering" }),
    resourceId: identifier
      .optional()
      .meta({ description: "Only events of this resource.", example: exampleEvent.resourceId }),
    after: z.coerce
      .number({ error: POSITION })
      .int({ error: POSITION })
      .min(0, { error: POSITION })
      .optional()
      .meta({ description: "Only events after this position.", example: 16 }),
    ...createdRange,
  }),
  output: countedOutput(event),
  example: {
    input: { order: "asc", after: 16 },
    output: wholeList([exampleEvent]),
  },
});

export const getEvent = defineOperation({
  name: "getEvent",
  method: "GET",
  path: "/event/{eventId}",
  tag: "Event",
  summary: "Get an event",
  description: "One event of the organization, as listeners were told it.",
  access: "caller",
  needs: "event:read",
  errors: ["event_not_found"],
  input: z.object({
    eventId: identifier.meta({ description: "Identifier of the event.", example: ID }),
  }),
  output: event,
  example: { input: { eventId: ID }, output: exampleEvent },
});
