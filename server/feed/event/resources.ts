import type { EventType, ResourceType } from "#db/schema/enums.ts";
import { domain } from "#server/domain/modules.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import type { Module, Resource } from "#server/kernel/module.ts";

/** Resources that follow from others in part. */
const derived: Readonly<Partial<Record<ResourceType, Resource>>> = Object.assign(
  {},
  ...Object.values(domain).map(({ resources }: Module) => resources),
);

/** A resource as it is now. */
export interface Current {
  readonly type: ResourceType;
  readonly id: string;
  /** As JSON carries it. */
  readonly data: object;
}

/** Reads the resources that events are about, by kind and id, where they follow from others. */
export async function readResources(
  ctx: CallerContext,
  events: readonly { readonly resource_type: ResourceType; readonly resource_id: string }[],
): Promise<ReadonlyMap<string, Current>> {
  const wanted = new Map<ResourceType, Set<string>>();
  for (const { resource_type: type, resource_id: id } of events) {
    wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
  }
  const found = new Map<string, Current>();
  for (const [type, ids] of wanted) {
    const resources = (await derived[type]?.read(ctx, [...ids])) ?? [];
    for (const [id, resource] of resources) {
      found.set(`${type} ${id}`, { type, id, data: JSON.parse(JSON.stringify(resource)) });
    }
  }
  return found;
}

/** The event type for a resource that changed because another one did. */
export function updatedType(type: ResourceType): EventType {
  const kind = derived[type];
  if (!kind) throw new Error(`a ${type} does not follow from others`);
  return kind.updated;
}

/** The resource that a kept row shows: for kinds whose events are written for many rows at once (`recordRows`). */
export function presentRow(type: ResourceType, row: object): object {
  const kind = derived[type];
  if (!kind?.present) throw new Error(`rows of a ${type} are not kept`);
  return kind.present(row);
}
