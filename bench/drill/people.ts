/** Somebody who signs in again and again, and is known to every server by the session of any. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "#db/client.ts";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import type { Member } from "./fleet.ts";

const EMAIL = "person@offerboard.example";
const PASSWORD = "sturdy-lantern-over-water-41";
const ORIGIN = "https://offerboard.example";

function post(origin: string, path: string, body: object): Promise<Response> {
  return fetch(`${origin}/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: ORIGIN },
    body: JSON.stringify(body),
  });
}

/** Signs up, and confirms the address without a mail. */
export async function signUp(origin: string, sql: Sql): Promise<void> {
  const answer = await post(origin, "/sign-up/email", {
    name: "A Person",
    email: EMAIL,
    password: PASSWORD,
    consent: legalVersions,
  });
  if (!answer.ok) throw new Error(`Nobody could sign up: ${answer.status} ${await answer.text()}`);
  await sql`update auth_user set email_verified = true where email = ${EMAIL}`;
}

/** Signs in until `isOver`, and asks each server that is there whether it knows the session. */
export async function signIn(
  origin: string,
  servers: readonly Member[],
  isOver: () => boolean,
): Promise<{ signedIn: number; refused: number; unknown: number }> {
  const found = { signedIn: 0, refused: 0, unknown: 0 };
  while (!isOver()) {
    const answer = await post(origin, "/sign-in/email", { email: EMAIL, password: PASSWORD }).catch(
      () => undefined,
    );
    const cookie =
      answer?.headers
        .getSetCookie()
        .map((text) => text.split(";", 1)[0])
        .join("; ") ?? "";
    await answer?.body?.cancel();
    // What a server that was killed had begun is counted where its request went.
    if (answer !== undefined && answer.status < 500) {
      if (answer.ok) found.signedIn += 1;
      else found.refused += 1;
      if (answer.ok) found.unknown += await strangers(cookie, servers);
    }
    await sleep(1_000);
  }
  return found;
}

/** How many of the servers that answer do not know whose session this is. */
async function strangers(cookie: string, servers: readonly Member[]): Promise<number> {
  const answers = await Promise.all(
    servers.map(({ origin }) =>
      fetch(`${origin}/api/viewer`, { headers: { cookie, connection: "close" } })
        .then(async (answer) =>
          answer.ok ? ((await answer.json()) as { kind: string; person?: unknown }) : undefined,
        )
        .catch(() => undefined),
    ),
  );
  return answers.filter((viewer) => viewer !== undefined && !viewer.person).length;
}
