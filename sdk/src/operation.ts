import type { CallOptions, Client } from "./client.ts";
import { listing, type PageOf } from "./listing.ts";
import type { Kind, Route } from "./request.ts";
import { send } from "./send.ts";

/** An operation as a function of its own, which a bundler can leave out. */
export interface Operation<I, O> {
  (client: Client, input?: I, options?: CallOptions): O;
  readonly route: Route;
}

/** Makes the function of an operation; see `printed/operations.ts`. */
export function operation<I, O>(
  name: string,
  method: string,
  path: string,
  kind: Kind = "json",
): Operation<I, O> {
  const route = { name, method, path, kind };
  const call = (client: Client, input?: I, options?: CallOptions) => {
    const members = (input ?? {}) as Readonly<Record<string, unknown>>;
    if (kind !== "list") return send(client, route, members, options) as O;
    return listing((cursor) => {
      const page = cursor === undefined ? members : { ...members, cursor };
      return send(client, route, page, options) as Promise<PageOf<unknown>>;
    }) as O;
  };
  return Object.assign(call, { route });
}
