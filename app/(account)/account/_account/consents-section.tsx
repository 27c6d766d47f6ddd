import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import type { LegalDocument } from "#db/schema/enums.ts";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import type { Person } from "#server/platform/session/contract.ts";
import { Section } from "./section.tsx";

const texts: Record<LegalDocument, { title: string; href: string }> = {
  TERMS: { title: "Terms", href: "/terms" },
  PRIVACY: { title: "Privacy notice", href: "/privacy" },
};

/** What one has agreed to, and in which version. */
export function ConsentsSection({ consents }: { consents: Person["consents"] }) {
  return (
    <Section title="Terms and privacy">
      {consents.length === 0 && <p>You signed up before consents were recorded.</p>}
      <FactRows
        facts={consents.map(({ document, version, acceptedAt }) => ({
          term: texts[document].title,
          value: (
            <span>
              Version <Link href={texts[document].href}>{version}</Link>, accepted{" "}
              <DateTime value={acceptedAt} />
            </span>
          ),
          note: version === legalVersions[document] ? undefined : "A newer version is in force.",
        }))}
      />
    </Section>
  );
}
