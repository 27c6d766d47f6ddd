import { IconUserPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { hrefWith, param, type SearchParams } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { BecomeButton } from "#app/(portal)/_components/become-button.tsx";
import { Claims } from "#app/(portal)/_components/claims.tsx";
import type { Viewer } from "#server/domain/organization/organization/contract.ts";
import { OnboardingWizard } from "./_wizard/onboarding-wizard.tsx";
import { StepSignIn } from "./_wizard/step-sign-in.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Become a customer" };

/** Where one becomes a customer; `?offering=` names the offering one came from. */
export default async function OnboardingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  const offeringId = param(params, "offering");
  const [viewer, offering] = await Promise.all([
    currentViewer(),
    offeringId === undefined ? undefined : orNotFound(trpc.market.get({ offeringId })),
  ]);
  const issuers = offering
    ? [{ value: offering.organizationId, label: offering.organizationName }]
    : await readIssuers();
  const own = customersOf(viewer);
  const open = issuers.filter(({ value }) => !own.some(({ organizationId }) => organizationId === value));
  const [issuer] = open;
  const already = offering && own.find(({ organizationId }) => organizationId === offering.organizationId);
  const next = offering
    ? { href: `/offerings/${encodeURIComponent(offering.offeringId)}`, label: `Back to ${offering.title}` }
    : { href: "/portal", label: "Go to your overview" };
  const here = hrefWith("/portal/onboarding", params, {});
  const description = offering
    ? `To buy ${offering.title}, become a customer of ${offering.organizationName} first. It takes two minutes.`
    : "Your details, your address and a wallet: it takes two minutes.";
  return (
    <Page>
      <div className={classes.column}>
        <PageHeader title="Become a customer" {...(issuer && { description })} />
        {viewer.person && <Claims person={viewer.person} returnTo={next.href} />}
        {issuer && viewer.person && (
          <div className={classes.card}>
            <OnboardingWizard issuers={open} issuer={issuer.value} person={viewer.person} next={next} />
          </div>
        )}
        {issuer && !viewer.person && (
          <div className={classes.card}>
            <StepSignIn returnTo={here} isDemo={viewer.isDemo} />
          </div>
        )}
        {already && (
          <Panel title={`You are a customer of ${already.organizationName} already`}>
            <p>You buy and trade there as {already.label}.</p>
            <div className={classes.actions}>
              {viewer.current === already.value ? (
                <ButtonLink href={next.href}>{next.label}</ButtonLink>
              ) : (
                <BecomeButton value={already.value} returnTo={next.href}>
                  Continue as {already.label}
                </BecomeButton>
              )}
            </div>
          </Panel>
        )}
        {!issuer && !already && (
          <EmptyState
            icon={IconUserPlus}
            title={own.length > 0 ? "You are a customer everywhere already" : "No issuer takes customers yet"}
            action={<ButtonLink href={own.length > 0 ? "/portal" : "/"}>Go on</ButtonLink>}
          >
            {own.length > 0
              ? "You are a customer of every issuer that has an offering here."
              : "As soon as an issuer publishes an offering, you can become its customer here."}
          </EmptyState>
        )}
      </div>
    </Page>
  );
}

/** The customers that who looks at the page signs in as. */
function customersOf({ identities }: Viewer): Viewer["identities"] {
  return identities.filter(({ role }) => role === undefined);
}

/** Issuers with something to buy, by the newest offering. */
async function readIssuers(): Promise<{ value: string; label: string }[]> {
  const { data } = await trpc.market.list({ limit: 100 });
  const names = new Map(
    data.map(({ organizationId, organizationName }) => [organizationId, organizationName]),
  );
  return [...names].map(([value, label]) => ({ value, label }));
}
