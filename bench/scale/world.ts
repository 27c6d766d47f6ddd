import postgres from "postgres";
import type { EmbeddedDatabase } from "#db/embedded.ts";
import { type Server, startService } from "../servers.ts";
import { ensureWorld } from "./database.ts";
import type { fill } from "./fill.ts";
import type { Asker } from "./measure.ts";
import type { Area } from "./pages.ts";
import type { Ask, Document } from "./requests.ts";

/** A service over a filled database. */
export interface World {
  readonly server: Server;
  readonly url: string;
  /** A superuser's connection. */
  readonly admin: postgres.Sql;
  readonly as: (area: Area | undefined) => Asker;
}

/** A service over a database of that size, which is made where it is not there, or anew. @param by what fills it */
export async function openWorld(
  database: EmbeddedDatabase,
  name: string,
  { size, isFresh, by }: { readonly size: number; readonly isFresh: boolean; readonly by: typeof fill },
): Promise<World> {
  const url = await ensureWorld(database, name, size, isFresh, by);
  const server = await startService(url, { WORKER: "off" });
  const [member, customer] = await Promise.all([signedIn(server, "owner"), signedIn(server, "ada")]);
  const headersOf: Record<Area, HeadersInit> = {
    console: member,
    account: member,
    portal: customer,
    market: {},
  };
  return {
    server,
    url,
    admin: postgres(url, { max: 1, onnotice: () => {} }),
    as: (area) => ({ server, headers: area === undefined ? {} : headersOf[area] }),
  };
}

/** Asks the interface of a world for one of its paths. */
export function askOf({ server }: World): Ask {
  return async (path) => await (await fetch(`${server.origin}/api${path}`)).json();
}

/** The interface's own description of itself. */
export async function documentOf({ server }: World): Promise<Document> {
  return await (await fetch(`${server.origin}/api/openapi.json`)).json();
}

/** The headers of somebody of the demo who is signed in. */
export async function signedIn({ origin }: Server, person: string): Promise<{ readonly cookie: string }> {
  const answer = await fetch(`${origin}/api/demo/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: `person=${person}&returnTo=/console`,
  });
  return { cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}
