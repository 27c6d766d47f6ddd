import { type EventType, type ResourceType, resourceTypes } from "#db/schema/enums.ts";

/** Resources whose events have a shorter name. */
const shortNames: Readonly<Record<string, ResourceType>> = { purchase_intent: "offering_purchase_intent" };

/** The kind of resource that events of a type are about: the part before the point names it. */
export function resourceOf(type: EventType): ResourceType {
  const [name = ""] = type.split(".");
  const resource = shortNames[name] ?? resourceTypes.find((known) => known === name);
  if (resource === undefined) throw new Error(`events of type ${type} are about no resource`);
  return resource;
}
