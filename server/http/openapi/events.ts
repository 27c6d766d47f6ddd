import { z } from "zod";
import { type EventType, eventTypes, type ResourceType } from "#db/schema/enums.ts";
import { event, TEST_EVENT } from "#server/feed/event/contract.ts";
import { eventSchemas } from "#server/feed/event/schemas.ts";
import { webhookEndpoint } from "#server/feed/webhook-endpoint/contract.ts";

/** What events carry, with what the one carries that only tries an endpoint. */
const toldSchemas: typeof eventSchemas = { ...eventSchemas, webhook_endpoint: webhookEndpoint };

type ToldType = EventType | typeof TEST_EVENT;
const toldTypes: readonly ToldType[] = [...eventTypes, TEST_EVENT];

/** The kind of resource that an event is of: named before the point, but for purchases. */
function resourceOf(type: ToldType): ResourceType {
  const [noun = ""] = type.split(".");
  return noun === "purchase_intent" ? "offering_purchase_intent" : (noun as ResourceType);
}

/** `offering.published` → `OfferingPublishedEvent`. */
const nameOf = (type: string) =>
  `${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;

function eventOf(type: ToldType) {
  const resourceType = resourceOf(type);
  const data = toldSchemas[resourceType];
  if (!data) throw new Error(`nothing says what a ${resourceType} is in an event`);
  return event
    .extend({
      type: z.literal(type).meta({ description: "What happened.", example: type }),
      resourceType: z
        .literal(resourceType)
        .meta({ description: "Kind of the resource inside.", example: resourceType }),
      data: data.meta({ description: "The resource after the change." }),
    })
    .meta({ id: nameOf(type), description: `An event of the type \`${type}\`.` });
}

/** Every event that a listener is told, by its type. */
export const toldEvent = z.discriminatedUnion("type", toldTypes.map(eventOf) as [ReturnType<typeof eventOf>]);
