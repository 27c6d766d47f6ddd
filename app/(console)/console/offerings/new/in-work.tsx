import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { steps } from "./steps.ts";
import type { KeptForm } from "./use-kept-form.ts";
import { emptyWizard, fitting } from "./wizard-values.ts";

/** The ways back to offerings that somebody has begun to type. */
export function InWork({ forms }: { forms: readonly KeptForm[] }) {
  if (forms.length === 0) return null;
  return (
    <Notice title="Continue your draft">
      <ul>
        {forms.map((form) => (
          <li key={form.offeringFormId}>
            <Link href={hrefOf(form)}>{nameOf(form)}</Link>, saved{" "}
            <DateTime value={form.savedAt} detail="dateTime" />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function nameOf({ values }: KeptForm): string {
  const { title, newToken } = fitting(values, emptyWizard);
  return title.trim() || newToken.name.trim() || "An offering without a title";
}

function hrefOf({ offeringFormId, values }: KeptForm): string {
  const step = steps.find(({ id }) => id === values.step)?.id ?? steps[0].id;
  return `/console/offerings/new?${new URLSearchParams({ form: offeringFormId, step })}`;
}
