import { APIError, createAuthMiddleware } from "better-auth/api";
import { lineOfText } from "#server/kernel/fields/text.ts";
import { NAME_LENGTH } from "#server/platform/session/contract.ts";

const personName = lineOfText(NAME_LENGTH);

/** A person's name as it is kept: trimmed, and cut where it is too long. */
export function keptName(name: string): string {
  return name.trim().slice(0, NAME_LENGTH);
}

/**
 * Takes nobody in who has no name: pages and mails call people by it. It looks at the request alone, so the answer does
 * not depend on who has signed up already.
 */
export const nameFirst = {
  id: "name-first",
  hooks: {
    before: [
      {
        matcher: ({ path }: { path?: string | undefined }) => path === "/sign-up/email",
        handler: createAuthMiddleware(async ({ body }) => {
          const name: unknown = body?.name;
          if (typeof name === "string" && personName.safeParse(keptName(name)).success) return;
          throw new APIError("BAD_REQUEST", {
            code: "NAME_REQUIRED",
            message: "Send a name, on one line and without control characters.",
          });
        }),
      },
    ],
  },
};
