import { IconUserPlus } from "@tabler/icons-react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DemoPeople } from "#app/_components/demo-people.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { signInHref } from "#app/_data/sign-in-href.ts";
import type { Viewer } from "#server/domain/organization/organization/contract.ts";
import { Claims } from "./claims.tsx";
import classes from "./not-a-customer.module.css";

interface NotACustomerProps {
  viewer: Viewer;
  /** What the page is called for a customer. */
  title: string;
  /** What a customer would do here: "see your purchases". */
  purpose: string;
  /** The page itself, to come back to as a customer. */
  returnTo: string;
  /** The offering one wants to buy from: only its issuer's customers can. */
  offering?:
    | { readonly offeringId: string; readonly organizationId: string; readonly organizationName: string }
    | undefined;
}

/** What a page for customers shows to everybody else: how to come in, or how to become one. */
export function NotACustomer({ viewer, title, purpose, returnTo, offering }: NotACustomerProps) {
  const people = viewer.demoPeople.filter(
    ({ kind, organizationId }) =>
      kind === "customer" && (offering === undefined || offering.organizationId === organizationId),
  );
  const onboarding = `/portal/onboarding${offering ? `?offering=${encodeURIComponent(offering.offeringId)}` : ""}`;
  const whose = offering ? ` of ${offering.organizationName}` : "";
  return (
    <Page>
      <PageHeader title={title} />
      {viewer.person && <Claims person={viewer.person} returnTo={returnTo} />}
      <EmptyState
        icon={IconUserPlus}
        title={`Become a customer${whose} to ${purpose}`}
        action={
          <div className={classes.ways}>
            <ButtonLink href={onboarding}>Become a customer</ButtonLink>
            {viewer.person === undefined && (
              <ButtonLink look="outline" href={signInHref(returnTo)}>
                Sign in
              </ButtonLink>
            )}
          </div>
        }
      >
        It takes two minutes: your details, your address, and a wallet.
        {viewer.person === undefined && " If you are one already, sign in."}
      </EmptyState>
      {people.length > 0 && (
        <div className={classes.demo}>
          <DemoPeople people={people} returnTo={returnTo} title="Or look around as a demo customer" />
        </div>
      )}
    </Page>
  );
}
