import { IconCompass } from "@tabler/icons-react";
import { ButtonLink } from "./button-link.tsx";
import { EmptyState } from "./empty-state.tsx";
import { PageHeader } from "./page-header.tsx";

interface NothingHereProps {
  /** Where to go on. */
  href: string;
  label: string;
}

/** The content of a page that does not exist; for the `not-found.tsx` of an area. */
export function NothingHere({ href, label }: NothingHereProps) {
  return (
    <>
      <PageHeader title="There is nothing here" />
      <EmptyState
        icon={IconCompass}
        title="This address leads nowhere"
        action={<ButtonLink href={href}>{label}</ButtonLink>}
      >
        What was here is gone, is not published yet, or was never there. Check the address.
      </EmptyState>
    </>
  );
}
