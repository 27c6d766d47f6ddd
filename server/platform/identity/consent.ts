import { APIError, createAuthMiddleware } from "better-auth/api";
import { type Database, raw } from "#db/client.ts";
import { legalDocuments } from "#db/schema/enums.ts";
import { legalVersions } from "#server/kernel/fields/legal.ts";

/**
 * Takes nobody in who has not agreed to the terms and the privacy notice in the versions in force, as `consent` of the
 * sign-up says. It looks at the request alone, so the answer does not depend on who has signed up already.
 */
export const consentFirst = {
  id: "consent-first",
  hooks: {
    before: [
      {
        matcher: ({ path }: { path?: string | undefined }) => path === "/sign-up/email",
        handler: createAuthMiddleware(async ({ body }) => {
          if (isInForce(body?.consent)) return;
          throw new APIError("BAD_REQUEST", {
            code: "CONSENT_REQUIRED",
            message: "Accept the terms and the privacy notice in the versions in force.",
          });
        }),
      },
    ],
  },
};

function isInForce(consent: unknown): boolean {
  if (typeof consent !== "object" || consent === null) return false;
  const given = consent as Record<string, unknown>;
  return legalDocuments.every((document) => given[document] === legalVersions[document]);
}

/** Keeps that a person who has just signed up agreed, to which versions and when. */
export async function recordConsent(db: Database, userId: string, now: Date): Promise<void> {
  const versions = legalDocuments.map((document) => legalVersions[document]);
  await raw(db)`
    insert into auth_consent (user_id, document, version, accepted_at)
    select ${userId}, v.document, v.version, ${now.toISOString()}
      from unnest(${legalDocuments}::legal_document[], ${versions}::text[]) as v(document, version)
    on conflict do nothing`;
}
