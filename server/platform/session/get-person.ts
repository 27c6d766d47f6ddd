import { raw } from "#db/client.ts";
import type { LegalDocument } from "#db/schema/enums.ts";
import type { PersonContext } from "#server/kernel/context.ts";
import { toIso } from "#server/kernel/format.ts";
import { consentsDue } from "./consents-due.ts";
import type { Person } from "./contract.ts";

interface PersonRow {
  name: string;
  email: string;
  email_verified: boolean;
  two_factor_enabled: boolean;
  has_password: boolean;
  created_at: string;
}

/** The person who signed in, and the ways they can sign in by. */
export async function getPerson({ ctx }: { ctx: PersonContext }): Promise<Person> {
  const sql = raw(ctx.db);
  const { userId } = ctx.person;
  const [[row], passkeys, consents, due] = await Promise.all([
    sql<[PersonRow]>`
      select u.name, u.email, u.email_verified, u.two_factor_enabled, u.created_at,
             exists (select 1 from auth_account a where a.user_id = u.id and a.password is not null) as has_password
        from auth_user u where u.id = ${userId}`,
    sql<{ id: string; name: string | null; created_at: string | null }[]>`
      select id, name, created_at from auth_passkey where user_id = ${userId} order by created_at, id`,
    sql<{ document: LegalDocument; version: string; accepted_at: string }[]>`
      select document, version, accepted_at from auth_consent where user_id = ${userId}
       order by accepted_at desc, document`,
    consentsDue(ctx.db, userId),
  ]);
  return {
    name: row.name,
    email: row.email,
    isEmailVerified: row.email_verified,
    hasPassword: row.has_password,
    hasSecondFactor: row.two_factor_enabled,
    passkeys: passkeys.map(({ id, name, created_at: createdAt }) => ({
      passkeyId: id,
      name: name || "Passkey",
      ...(createdAt !== null && { createdAt: toIso(createdAt) }),
    })),
    consents: consents.map(({ document, version, accepted_at: acceptedAt }) => ({
      document,
      version,
      acceptedAt: toIso(acceptedAt),
    })),
    consentsDue: due,
    createdAt: toIso(row.created_at),
  };
}
