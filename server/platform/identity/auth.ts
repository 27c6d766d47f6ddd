import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, isAPIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { magicLink } from "better-auth/plugins/magic-link";
import { organization } from "better-auth/plugins/organization";
import type { Logger } from "pino";
import { type Database, raw } from "#db/client.ts";
import { isConnectionLost } from "#db/connection-lost.ts";
import * as tables from "#db/schema/auth.ts";
import { legalDocuments } from "#db/schema/enums.ts";
import { invitation, member, organization as organizationTable } from "#db/schema/organization.ts";
import { oncePerApplication } from "#server/kernel/application.ts";
import type { Env } from "#server/kernel/configuration.ts";
import { MAX_PASSWORD_LENGTH, PASSWORD_LENGTH } from "#server/kernel/fields/password.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { keepConsents } from "#server/platform/session/keep-consents.ts";
import { consentFirst } from "./consent.ts";
import { firstIdentity } from "./first-identity.ts";
import { knownAddressMail, resetMail, signInMail, unknownAddressMail, verificationMail } from "./mails.ts";
import { openPathsAlone } from "./open-paths.ts";
import { SESSION_SECONDS } from "./open-session.ts";
import { keptName, nameFirst } from "./person-name.ts";
import { secondFactor } from "./second-factor.ts";
import { COOKIE_PREFIX, usesSecureCookies } from "./session-cookie.ts";

/** How long a link in a mail works, in seconds. */
const LINK_SECONDS = 15 * 60;

/** People's sign-in: passwords, passkeys, one-time links, second factors and sessions, at `/api/auth`. */
function createAuth(env: Env, db: Database, log: Logger) {
  const now = () => new Date();
  return betterAuth({
    appName: "Offerboard",
    baseURL: env.publicUrl,
    basePath: "/api/auth",
    secret: env.authSecret,
    trustedOrigins: [env.publicUrl],
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: tables.authUser,
        session: tables.authSession,
        account: tables.authAccount,
        verification: tables.authVerification,
        passkey: tables.authPasskey,
        twoFactor: tables.authTwoFactor,
        organization: organizationTable,
        member,
        invitation,
      },
    }),
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      // Said aloud, since the library leaves them out where it believes to be tested.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: usesSecureCookies(env),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
      // Our own limits count requests before they come here.
      ipAddress: { ipAddressHeaders: ["x-offerboard-client"] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      disableColors: true,
      // The library's details may hold addresses of people.
      log: (level, message) => log[level === "error" ? "error" : "warn"]({ part: "auth" }, message),
    },
    onAPIError: {
      // The library would print it all; what people did wrong concerns them alone.
      onError: (error) => {
        // Answered as everywhere: with a 503 that says when to come back.
        if (isConnectionLost(error)) throw error;
        if (!isAPIError(error) || error.statusCode >= 500) {
          log.error({ part: "auth", reason: reasonOf(error) }, "request failed");
        }
      },
    },
    emailAndPassword: {
      enabled: true,
      // Signing up with an address that is known answers as with any other; its owner hears of it by mail.
      requireEmailVerification: true,
      onExistingUserSignUp: ({ user }) => postMail(db, knownAddressMail(user, env.publicUrl), now()),
      minPasswordLength: PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) => postMail(db, resetMail(user, url), now()),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: 24 * 60 * 60,
      sendVerificationEmail: ({ user, url }) => postMail(db, verificationMail(user, url), now()),
    },
    user: { deleteUser: { enabled: false }, changeEmail: { enabled: false } },
    session: {
      expiresIn: SESSION_SECONDS,
      additionalFields: {
        activeCustomerId: { type: "string", required: false, input: false },
        lastUsedAt: { type: "date", required: false, input: false },
      },
    },
    databaseHooks: {
      user: {
        create: {
          // No page shows pictures of people, so an address for one is not accepted.
          before: async (user) => ({ data: { ...user, name: keptName(user.name), image: null } }),
          after: ({ id }) => keepConsents(db, id, legalDocuments, now()),
        },
      },
      session: {
        create: {
          before: async (session) => ({ data: { ...session, ...(await firstIdentity(db, session.userId)) } }),
        },
      },
    },
    plugins: [
      organization({ allowUserToCreateOrganization: false }),
      passkey({
        rpID: new URL(env.publicUrl).hostname,
        rpName: "Offerboard",
        origin: env.publicUrl,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        authentication: { afterVerification: refuseUnverified },
      }),
      magicLink({
        expiresIn: LINK_SECONDS,
        storeToken: "hashed",
        disableSignUp: true,
        sendMagicLink: async ({ email, url }) => {
          const known = await isKnown(db, email);
          const mail = known ? signInMail(email, url) : unknownAddressMail(email, env.publicUrl);
          await postMail(db, mail, now());
        },
      }),
      secondFactor(),
      nameFirst,
      consentFirst,
      openPathsAlone,
    ],
  });
}

/** What failed, without the values of a statement: they may hold addresses of people. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message.split("\n", 1)[0]}` : "unknown";
}

async function isKnown(db: Database, email: string): Promise<boolean> {
  const rows = await raw(db)`select 1 from auth_user where email = ${email.toLowerCase()}`;
  return rows.length > 0;
}

/** A passkey signs in alone, so it has to be two factors: the device, and its owner's finger, face or PIN. */
async function refuseUnverified({
  verification,
}: {
  verification: { authenticationInfo: { userVerified: boolean } };
}): Promise<void> {
  if (verification.authenticationInfo.userVerified) return;
  throw new APIError("UNAUTHORIZED", {
    code: "USER_NOT_VERIFIED",
    message: "The passkey did not ask who you are.",
  });
}

/** The sign-in of this process; made when somebody signs in, as callers with keys need none of it. */
export const auth = oncePerApplication("auth", ({ env, compartments, log }) =>
  createAuth(env, compartments.directory.db, log),
);
