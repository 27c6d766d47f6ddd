/** Who looks at the pages: one of the demo's people, or somebody new with a session of their own. */

import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Connection, connect, raw } from "#db/client.ts";
import { legalDocuments, type Role } from "#db/schema/enums.ts";
import { openSession } from "#server/platform/identity/open-session.ts";
import { keepConsents } from "#server/platform/session/keep-consents.ts";
import { parseEnv } from "#server/process/env.ts";
import { organization } from "./preparations.ts";

/** Signs in as one of the demo's people, as their card on the sign-in page does. */
export async function signInAs(page: Page, person: "owner" | "operator" | "auditor" | "ada" | "kranich") {
  const form = { person, returnTo: "/" };
  const answer = await page.request.post("/api/demo/sign-in", { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
}

/** Looks at the pages as a customer: somebody new who is that customer of the demo's organization, or of another. */
export async function actAsCustomer(
  page: Page,
  baseURL: string | undefined,
  customerId: string,
  organizationId = organization,
) {
  await actAsSomebody(page, baseURL, async (sql, userId) => {
    await sql`insert into customer_login (organization_id, customer_id, user_id, created_at)
      values (${organizationId}, ${customerId}, ${userId}, now())`;
  });
}

/** Looks at the pages as somebody new who is a member of an organization. */
export async function actAsMember(
  page: Page,
  baseURL: string | undefined,
  organizationId: string,
  role: Role,
) {
  await actAsSomebody(page, baseURL, async (sql, userId) => {
    await sql`insert into member (organization_id, id, user_id, role, created_at)
      values (${organizationId}, ${`mem_${randomUUID()}`}, ${userId}, ${role}, now())`;
  });
}

/** Looks at the pages as somebody new; `link` makes them what they are. */
export async function actAsSomebody(
  page: Page,
  baseURL = "",
  link: (sql: ReturnType<typeof raw>, userId: string) => Promise<void> = async () => {},
): Promise<{ userId: string; email: string }> {
  return withDatabase(async ({ db }) => {
    const env = parseEnv({ ...process.env, PUBLIC_URL: baseURL });
    const userId = `usr_${randomUUID()}`;
    const email = `${userId}@example.com`;
    await raw(
      db,
    )`insert into auth_user (id, name, email, email_verified) values (${userId}, 'Story Teller', ${email}, true)`;
    await keepConsents(db, userId, legalDocuments, new Date());
    await link(raw(db), userId);
    const origin = { address: "127.0.0.1", userAgent: "a story" };
    const [cookie = ""] = (await openSession({ db, env }, userId, origin, new Date())).split("; ");
    const cut = cookie.indexOf("=");
    const session = { name: cookie.slice(0, cut), value: cookie.slice(cut + 1), url: baseURL };
    await page.context().addCookies([session]);
    return { userId, email };
  });
}

/** A customer of the demo's data, by their name. */
export function customerNamed(name: string): Promise<string> {
  return withDatabase(async ({ db }) => {
    const [customer] = await raw(db)<{ id: string }[]>`select id from customer where name = ${name} limit 1`;
    return customer?.id ?? "";
  });
}

/** The database of the server under test, as its owner sees it. */
async function withDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = connect(process.env.DATABASE_URL ?? "", 1);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
