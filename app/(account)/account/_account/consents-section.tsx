import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { legalTexts } from "#app/_words/legal.ts";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import type { Person } from "#server/platform/session/contract.ts";
import { Section } from "./section.tsx";

/** What one has agreed to, and in which version. */
export function ConsentsSection({ consents }: { consents: Person["consents"] }) {
  return (
    <Section title="Terms and privacy">
      {consents.length === 0 && <p>You signed up before consents were recorded.</p>}
      <FactRows
        facts={consents.map(({ document, version, acceptedAt }) => ({
          term: `${legalTexts[document].title} ${version}`,
          value: (
            <span>
              Version <Link href={legalTexts[document].href}>{version}</Link>, accepted{" "}
              <DateTime value={acceptedAt} />
            </span>
          ),
          note: version === legalVersions[document] ? undefined : "A newer version is in force.",
        }))}
      />
    </Section>
  );
}
