"use client";

import { IconLock } from "@tabler/icons-react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DemoPeople } from "#app/_components/demo-people.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { useHere } from "#app/_components/use-here.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import type { Viewer } from "#server/domain/organization/organization/contract.ts";
import classes from "./issuers-only.module.css";

/** What a customer or a visitor finds at the console's door: why, and the ways on. */
export function IssuersOnly({ viewer }: { viewer: Viewer }) {
  const here = useHere();
  const isSignedIn = viewer.person !== undefined;
  const issuers = viewer.demoPeople.filter(({ kind }) => kind === "member");
  return (
    <>
      <PageHeader title="Console" />
      <EmptyState
        icon={IconLock}
        title="The console is for issuers"
        action={
          <div className={classes.ways}>
            {isSignedIn ? (
              <ButtonLink href="/sign-up/organization">Become an issuer</ButtonLink>
            ) : (
              <ButtonLink href={signInHref(here)}>Sign in</ButtonLink>
            )}
            <ButtonLink look="outline" href={viewer.kind === "customer" ? "/portal" : "/"}>
              {viewer.kind === "customer" ? "Go to the portal" : "Go to the market"}
            </ButtonLink>
          </div>
        }
      >
        {describeViewer(viewer)} Offerings, customers and tokens are managed by members of the issuing
        organization.
        {viewer.identities.some(({ role }) => role !== undefined) && " Choose one at the top of the page."}
      </EmptyState>
      {issuers.length > 0 && (
        <div className={classes.demo}>
          <DemoPeople people={issuers} returnTo={here} title="This is a demo: come in as one of them" />
        </div>
      )}
    </>
  );
}

function describeViewer({ kind, customerName, person }: Viewer): string {
  if (kind === "customer") return `You are here as ${customerName}, a customer.`;
  return person === undefined ? "You are not signed in." : `You are signed in as ${person.name}.`;
}
