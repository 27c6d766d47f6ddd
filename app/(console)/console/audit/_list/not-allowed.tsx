import { IconLock } from "@tabler/icons-react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";

/** What members find whose role does not include the audit trail. */
export function NotAllowed() {
  return (
    <>
      <PageHeader title="Audit trail" />
      <EmptyState
        icon={IconLock}
        title="Your role does not include the audit trail"
        action={
          <ButtonLink look="outline" href="/console">
            Go to the dashboard
          </ButtonLink>
        }
      >
        Owners, admins, compliance and auditors see who changed what. Ask an owner for another role.
      </EmptyState>
    </>
  );
}
