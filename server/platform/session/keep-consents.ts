import { type Database, raw } from "#db/client.ts";
import type { LegalDocument } from "#db/schema/enums.ts";
import { legalVersions } from "#server/kernel/fields/legal.ts";

/** Keeps that a person agreed to texts of the platform in the versions in force, and when; the first time counts. */
export async function keepConsents(
  db: Database,
  userId: string,
  documents: readonly LegalDocument[],
  now: Date,
): Promise<void> {
  const versions = documents.map((document) => legalVersions[document]);
  await raw(db)`
    insert into auth_consent (user_id, document, version, accepted_at)
    select ${userId}, v.document, v.version, ${now.toISOString()}
      from unnest(${documents}::legal_document[], ${versions}::text[]) as v(document, version)
    on conflict do nothing`;
}
