import type { Server } from "../servers.ts";
import { type Area, pagesOf } from "./pages.ts";
import { identifiersOf, requestsOf } from "./requests.ts";
import { askOf, documentOf, type World } from "./world.ts";

/** Most milliseconds that 95 of 100 requests of a kind may take. */
export const bounds = { list: 100, get: 20, page: 300, holders: 150, past: 500 } as const;

/** What is asked for, and what it is held to. */
export interface BoundRequest {
  readonly kind: keyof typeof bounds;
  readonly path: string;
  readonly area?: Area;
}

/** Every request of the interface and every page. */
export async function everyRequest(world: World): Promise<readonly BoundRequest[]> {
  const { server } = world;
  const get = askOf(world);
  const document = await documentOf(world);
  const known = await identifiersOf(document, get);
  const all = await requestsOf(document, known, get);
  const closed = await closedPaths(server, all);
  const open = all.filter(({ path }) => !closed.has(pathnameOf(path)));
  const ofInterface = open.map(({ kind, path }) => ({
    kind: boundOf(kind, path),
    path: `/api${path}`,
  }));
  const pages = pagesOf(known).map(({ area, path }) => ({ kind: "page" as const, path, area }));
  return [...ofInterface, ...pages];
}

/** What is for people alone, so that no key may read it, and what a token that is not on a chain has nothing of. */
async function closedPaths(
  { origin }: Server,
  requests: readonly { readonly path: string }[],
): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  for (const pathname of new Set(requests.map(({ path }) => pathnameOf(path)))) {
    const { status } = await fetch(`${origin}/api${pathname}`);
    if (status === 403 || status === 409) closed.add(pathname);
  }
  return closed;
}

function pathnameOf(path: string): string {
  return path.split("?")[0] ?? path;
}

/** What a path is held to: holders come with the register's sums, and at a past instant from its history. */
export function boundOf(kind: BoundRequest["kind"], path: string): BoundRequest["kind"] {
  if (!/\/holder\b/.test(path)) return kind;
  return path.includes("asOf=") ? "past" : "holders";
}
