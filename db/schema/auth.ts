/**
 * People and how they sign in: the tables that better-auth reads and writes, under names of our own. A person is one
 * over all organizations, so these are directories without a tenant.
 */
import { boolean, index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { legalDocuments } from "./enums.ts";

/** A moment as a `Date`, which is what better-auth hands over. */
const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const authUser = pgTable("auth_user", {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean().notNull().default(false),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
});

const userId = () =>
  text()
    .notNull()
    .references(() => authUser.id, { onDelete: "cascade" });

export const legalDocument = pgEnum("legal_document", legalDocuments);

/** Which version of the platform's terms and privacy notice somebody agreed to, and when. */
export const authConsent = pgTable(
  "auth_consent",
  {
    userId: userId(),
    document: legalDocument().notNull(),
    version: text().notNull(),
    acceptedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
);

/** One browser of one person, and whom it acts as: a member of an organization, or one of the person's customers. */
export const authSession = pgTable(
  "auth_session",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: userId(),
    ipAddress: text(),
    userAgent: text(),
    activeOrganizationId: text(),
    /** Set while the session acts as a customer of the active organization. */
    activeCustomerId: text(),
    /** Renewed at most once a minute. */
    lastUsedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index("auth_session_user").on(table.userId), index("auth_session_expiry").on(table.expiresAt)],
);

/** A way to sign in; passwords are kept as scrypt hashes. */
export const authAccount = pgTable(
  "auth_account",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: userId(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index("auth_account_user").on(table.userId)],
);

/** One-time links and challenges that wait to be used. */
export const authVerification = pgTable(
  "auth_verification",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("auth_verification_identifier").on(table.identifier),
    index("auth_verification_expiry").on(table.expiresAt),
  ],
);

export const authPasskey = pgTable(
  "auth_passkey",
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text().notNull(),
    userId: userId(),
    credentialID: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment().defaultNow(),
  },
  (table) => [index("auth_passkey_user").on(table.userId)],
);

/** A person's authenticator app: the secret and the recovery codes, encrypted with AUTH_SECRET. */
export const authTwoFactor = pgTable(
  "auth_two_factor",
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: userId(),
    verified: boolean().default(true),
    failedVerificationCount: integer().default(0),
    lockedUntil: moment(),
  },
  (table) => [index("auth_two_factor_user").on(table.userId)],
);
