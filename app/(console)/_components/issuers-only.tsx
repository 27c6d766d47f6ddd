import { IconLock } from "@tabler/icons-react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import type { Viewer } from "#server/organization/contract.ts";
import { BecomeIssuer } from "./become-issuer.tsx";
import classes from "./issuers-only.module.css";

/** What a customer or a visitor finds at the console's door: why, and the ways on. */
export function IssuersOnly({ viewer }: { viewer: Viewer }) {
  const isCustomer = viewer.kind === "customer";
  const who = isCustomer ? `You are ${viewer.customerName}, a customer` : "You are just looking";
  return (
    <>
      <PageHeader title="Console" />
      <EmptyState
        icon={IconLock}
        title="The console is for issuers"
        action={
          <div className={classes.ways}>
            {viewer.canSwitch && (
              <BecomeIssuer people={viewer.people} organizationName={viewer.organizationName} />
            )}
            <ButtonLink look="outline" href={isCustomer ? "/portal" : "/"}>
              {isCustomer ? "Go to the portal" : "Go to the market"}
            </ButtonLink>
          </div>
        }
      >
        {who}. Offerings, customers and tokens are managed by members of the issuing organization
        {viewer.canSwitch ? "; in this demo you can be one." : "."}
      </EmptyState>
    </>
  );
}
