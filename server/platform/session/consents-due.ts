import { type Database, raw } from "#db/client.ts";
import { type LegalDocument, legalDocuments } from "#db/schema/enums.ts";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import type { Person } from "./contract.ts";

/** The texts of the platform in force that a person has not accepted in that version, nor in any. */
export async function consentsDue(db: Database, userId: string): Promise<Person["consentsDue"]> {
  const given = await raw(db)<{ document: LegalDocument; version: string }[]>`
    select document, version from auth_consent where user_id = ${userId}`;
  return legalDocuments
    .map((document) => ({ document, version: legalVersions[document] }))
    .filter(
      (due) => !given.some(({ document, version }) => document === due.document && version === due.version),
    );
}
