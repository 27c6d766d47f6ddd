import { IconHistory } from "@tabler/icons-react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";

/** Where a thing's changes are listed, by its id or, of a customer, by all that concerns it. */
type HistoryLinkProps = { readonly resourceId: string } | { readonly customerId: string };

/** The way to who changed a thing and when, for those who may see it. */
export async function HistoryLink(props: HistoryLinkProps) {
  if (!(await currentViewer()).may.includes("audit:read")) return null;
  const query = new URLSearchParams(props as Record<string, string>);
  return (
    <ButtonLink look="outline" href={`/console/audit?${query}`}>
      <IconHistory size={18} aria-hidden />
      History
    </ButtonLink>
  );
}
