import { IconArrowRight, IconUserPlus } from "@tabler/icons-react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import type { Viewer } from "#server/organization/contract.ts";
import { ACTOR_SWITCH } from "../_data/actor-switch.ts";
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
  offering?: { readonly offeringId: string; readonly organizationName: string } | undefined;
}

/** How many customers of one issuer are proposed; the switch in the header has more. */
const PROPOSED = 4;

/** What a page for customers shows to everybody else: how to become one. */
export function NotACustomer({ viewer, title, purpose, returnTo, offering }: NotACustomerProps) {
  const people = demoCustomers(viewer.people, offering?.organizationName);
  const onboarding = `/portal/onboarding${offering ? `?offering=${encodeURIComponent(offering.offeringId)}` : ""}`;
  const whose = offering ? ` of ${offering.organizationName}` : "";
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        icon={IconUserPlus}
        title={`Become a customer${whose} to ${purpose}`}
        action={viewer.canSwitch && <ButtonLink href={onboarding}>Become a customer</ButtonLink>}
      >
        {viewer.canSwitch
          ? "It takes two minutes: your details, your address, and a wallet."
          : "Ask the issuer to onboard you; then you can sign in here."}
      </EmptyState>
      {people.length > 0 && (
        <form method="post" action={ACTOR_SWITCH} className={classes.people} aria-labelledby="demo-customers">
          <input type="hidden" name="returnTo" value={returnTo} />
          <h2 id="demo-customers" className={classes.title}>
            Or look around as a demo customer
          </h2>
          <ul className={classes.list}>
            {people.map(({ value, label, group }) => (
              <li key={value}>
                <button type="submit" name="actor" value={value} className={classes.person}>
                  <span className={classes.name}>{label}</span>
                  <span className={classes.group}>{group}</span>
                  <IconArrowRight size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
    </Page>
  );
}

/** Customers to look around as, the first few of each issuer, or of the one that is asked for. */
function demoCustomers(people: Viewer["people"], issuer: string | undefined): Viewer["people"] {
  const customers = people.filter(({ value }) => value.startsWith("customer:"));
  const issuers = issuer === undefined ? [...new Set(customers.map(({ group }) => group))] : [issuer];
  return issuers.flatMap((name) => customers.filter(({ group }) => group === name).slice(0, PROPOSED));
}
