import { authorize } from "./access.ts";
import type { CallerContext } from "./context.ts";
import type { Page } from "./fields/list.ts";
import type { Operation } from "./operation.ts";
import type { ReadByIds } from "./reading/one.ts";

/** Another resource that one can hold besides its id. */
export interface Expansion<T> {
  /** The operation that reads one of them: whoever may call that may expand it. */
  readonly by: Pick<Operation, "needs" | "needsOfCustomer">;
  /** The id by which it is pointed at; undefined where it points at none. */
  readonly idOf: (item: T) => string | undefined;
  /** Reads several, and leaves out those that the caller may not see. */
  readonly read: ReadByIds<CallerContext, object>;
}

/** What a resource can be expanded by, by the name of the member that then holds it. */
export type Expansions<T, Name extends string> = Readonly<Record<Name, Expansion<T>>>;

/** What a list or a resource is asked for with. */
interface Asked<Name extends string> {
  readonly expand?: readonly Name[] | undefined;
}

/**
 * Resources with the others inside that were asked for: one reading for each kind of them, however many point at them.
 * @throws Refusal not_allowed
 */
export async function expandAll<T extends object, Name extends string>(
  ctx: CallerContext,
  { expand: names = [] }: Asked<Name>,
  items: readonly T[],
  expansions: Expansions<T, Name>,
): Promise<T[]> {
  if (names.length === 0) return [...items];
  const wanted = [...new Set(names)].map((name) => [name, expansions[name]] as const);
  for (const [, { by }] of wanted) authorize(ctx.actor, by);
  const found = await Promise.all(
    wanted.map(async ([name, { idOf, read }]) => {
      const ids = [...new Set(items.flatMap((item) => idOf(item) ?? []))];
      const others = ids.length > 0 ? await read(ctx, ids) : new Map<string, object>();
      return { name, otherOf: (item: T) => others.get(idOf(item) ?? "") };
    }),
  );
  return items.map((item) => {
    const members = found.map(({ name, otherOf }) => [name, otherOf(item)] as const);
    return { ...item, ...Object.fromEntries(members.filter(([, other]) => other !== undefined)) };
  });
}

/** As {@link expandAll}, for one. */
export async function expandOne<T extends object, Name extends string>(
  ctx: CallerContext,
  asked: Asked<Name>,
  item: T,
  expansions: Expansions<T, Name>,
): Promise<T> {
  const [expanded = item] = await expandAll(ctx, asked, [item], expansions);
  return expanded;
}

/** As {@link expandAll}, for a page of a list. */
export async function expandPage<T extends object, Name extends string>(
  ctx: CallerContext,
  asked: Asked<Name>,
  page: Page<T>,
  expansions: Expansions<T, Name>,
): Promise<Page<T>> {
  return { ...page, data: await expandAll(ctx, asked, page.data, expansions) };
}
