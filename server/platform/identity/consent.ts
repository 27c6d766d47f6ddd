import { APIError, createAuthMiddleware } from "better-auth/api";
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
