import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { legalTexts } from "#app/_words/legal.ts";
import { legalDocuments } from "#db/schema/enums.ts";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import type { Person } from "#server/platform/session/contract.ts";
import { Section } from "./section.tsx";

/** What one has agreed to, and in which versions. */
export function ConsentsSection({ consents }: { consents: Person["consents"] }) {
  return (
    <Section title="Terms and privacy">
      {consents.length === 0 && <p>You signed up before consents were recorded.</p>}
      <FactRows
        facts={legalDocuments.map((document) => {
          const given = consents.filter((consent) => consent.document === document);
          const { title, href } = legalTexts[document];
          return (
            given.length > 0 && {
              term: title,
              value: given.map(({ version, acceptedAt }) => (
                <div key={version}>
                  Version <Link href={href}>{version}</Link>, accepted <DateTime value={acceptedAt} />
                </div>
              )),
              note: given.some(({ version }) => version === legalVersions[document])
                ? undefined
                : "A newer version is in force.",
            }
          );
        })}
      />
    </Section>
  );
}
