import { z } from "zod";
import { legalDocuments } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, lineOfText } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const ID = "1f9d1c0a-6c1c-4a52-9a43-1a2f0b1c7d3e";

export const session = z
  .object({
    object: objectName("session"),
    sessionId: z.string().meta({ description: "Identifier of the session.", example: ID }),
    device: z
      .string()
      .meta({ description: "The browser and its system, as it says.", example: "Chrome on Windows" }),
    address: z
      .string()
      .optional()
      .meta({ description: "Where it signed in from; absent where unknown.", example: "203.0.113.7" }),
    isCurrent: z.boolean().meta({ description: "Whether it is the one that asks.", example: true }),
    lastUsedAt: z
      .string()
      .meta({ description: "When it was used last, to the minute.", example: "2027-02-10T12:00:00.000Z" }),
    createdAt: z
      .string()
      .meta({ description: "When one signed in there.", example: "2027-02-09T08:00:00.000Z" }),
    expiresAt: z
      .string()
      .meta({ description: "When it ends by itself.", example: "2027-02-23T08:00:00.000Z" }),
  })
  .meta({ id: "Session", description: "A browser at which a person is signed in." });
export type Session = z.input<typeof session>;

const exampleSession = exampleOf(session);

export const listSessions = defineOperation({
  name: "listSessions",
  method: "GET",
  path: "/session",
  tag: "Person",
  summary: "List one's sessions",
  description:
    "The browsers at which the person is signed in, the latest hundred, the one used last first. For people who signed in.",
  access: "person",
  errors: [],
  input: z.object({}),
  output: listOutput(session),
  example: { input: {}, output: wholeList([exampleSession]) },
});

export const revokeSession = defineOperation({
  name: "revokeSession",
  method: "DELETE",
  path: "/session/{sessionId}",
  tag: "Person",
  summary: "Revoke a session",
  description: "Signs the person out at one of their browsers, at once. For people who signed in.",
  access: "person",
  errors: ["session_not_found"],
  input: z.object({
    sessionId: identifier.meta({ description: "Identifier of the session.", example: ID }),
  }),
  output: z.object({
    object: objectName("session"),
    sessionId: z.string().meta({ description: "The session that has ended.", example: ID }),
  }),
  example: { input: { sessionId: ID }, output: { sessionId: ID } },
});

export const revokeOtherSessions = defineOperation({
  name: "revokeOtherSessions",
  method: "POST",
  path: "/session/revoke-others",
  tag: "Person",
  summary: "Revoke all other sessions",
  description: "Signs the person out at every browser but this one, at once. For people who signed in.",
  access: "person",
  errors: [],
  input: z.object({}),
  output: z.object({
    object: objectName("revocation"),
    revoked: z.number().meta({ description: "How many sessions have ended.", example: 2 }),
  }),
  example: { input: {}, output: { revoked: 2 } },
});

/** The longest name of a person. */
export const NAME_LENGTH = 200;

const passkey = z.object({
  passkeyId: z.string().meta({ description: "Identifier of the passkey.", example: "kJ3vXb0d" }),
  name: z.string().meta({ description: "What its owner calls it.", example: "MacBook" }),
  createdAt: z
    .string()
    .optional()
    .meta({ description: "When it was added.", example: "2027-02-09T08:00:00.000Z" }),
});

const document = z
  .enum(legalDocuments)
  .meta({ description: "The terms, or the privacy notice.", example: "TERMS" });

const consent = z.object({
  document,
  version: z.string().meta({ description: "Its version.", example: "2026-11-01" }),
  acceptedAt: z.string().meta({ description: "When it was accepted.", example: "2027-01-02T09:00:00.000Z" }),
});

/** A text of the platform in the version in force. */
export const legalVersion = z.object({
  document,
  version: z.string().meta({ description: "The version in force.", example: "2026-11-01" }),
});

export const person = z
  .object({
    object: objectName("person"),
    name: z.string().meta({ description: "Their name.", example: "Clara Winter" }),
    email: z.string().meta({ description: "Their e-mail address.", example: "clara@example.com" }),
    isEmailVerified: z.boolean().meta({ description: "Whether it is confirmed.", example: true }),
    hasPassword: z
      .boolean()
      .meta({ description: "Whether they can sign in with a password.", example: true }),
    hasSecondFactor: z
      .boolean()
      .meta({ description: "Whether passwords and links need a code too.", example: false }),
    passkeys: z.array(passkey).meta({ description: "Their passkeys, oldest first." }),
    consents: z.array(consent).meta({ description: "What they have agreed to, newest first." }),
    consentsDue: z.array(legalVersion).meta({
      description: "The texts in force that they have not agreed to yet: they changed since, or came later.",
    }),
    createdAt: z.string().meta({ description: "When they signed up.", example: "2027-01-02T09:00:00.000Z" }),
  })
  .meta({ id: "Person", description: "Somebody who signs in." });
export type Person = z.input<typeof person>;

const examplePerson = exampleOf(person, { consentsDue: [{ document: "PRIVACY", version: "2026-11-01" }] });

export const getPerson = defineOperation({
  name: "getPerson",
  method: "GET",
  path: "/person",
  tag: "Person",
  summary: "Get one's own account",
  description: "The person who signed in, and the ways they can sign in by. For people who signed in.",
  access: "person",
  errors: [],
  input: z.object({}),
  output: person,
  example: { input: {}, output: examplePerson },
});

export const updatePerson = defineOperation({
  name: "updatePerson",
  method: "PATCH",
  path: "/person",
  tag: "Person",
  summary: "Change one's own name",
  description: "Changes the name of the person who signed in. For people who signed in.",
  access: "person",
  errors: [],
  input: z.object({
    name: lineOfText(NAME_LENGTH).meta({ description: "The new name.", example: "Clara Sommer" }),
  }),
  output: person,
  example: { input: { name: "Clara Sommer" }, output: { ...examplePerson, name: "Clara Sommer" } },
});

export const acceptLegal = defineOperation({
  name: "acceptLegal",
  method: "POST",
  path: "/person/consent",
  tag: "Person",
  summary: "Accept the terms and the privacy notice",
  description:
    "Records that the person who signed in has accepted texts of the platform in the versions in force. What was accepted before changes nothing. For people who signed in.",
  access: "person",
  errors: ["legal_version_not_in_force"],
  input: z.object({
    accepted: z
      .array(
        z.object({
          document,
          version: lineOfText(40).meta({ description: "The version that was read.", example: "2026-11-01" }),
        }),
      )
      .min(1)
      .max(legalDocuments.length)
      .meta({ description: "What is accepted." }),
  }),
  output: person,
  example: {
    input: { accepted: [{ document: "PRIVACY", version: "2026-11-01" }] },
    output: {
      ...examplePerson,
      consents: [
        { document: "PRIVACY", version: "2026-11-01", acceptedAt: "2027-02-10T12:00:00.000Z" },
        ...examplePerson.consents,
      ],
      consentsDue: [],
    },
  },
});
