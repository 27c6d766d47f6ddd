import { IconUserPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { currentViewer } from "#app/_components/current-viewer.ts";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { hrefWith, param, type SearchParams } from "#app/_components/page-links.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { Panel } from "#app/(portal)/_components/panel.tsx";
import { OnboardingWizard } from "./_wizard/onboarding-wizard.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Become a customer" };

/** Where one becomes a customer; `?offering=` names the offering one came from, `?another=1` onboards somebody else. */
export default async function OnboardingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  const offeringId = param(params, "offering");
  const [viewer, offering] = await Promise.all([
    currentViewer(),
    offeringId === undefined ? undefined : orNotFound(trpc.market.get({ offeringId })),
  ]);
  const issuers = viewer.people
    .filter(({ value }) => value.startsWith("member:"))
    .map(({ value, group }) => ({ value: value.slice("member:".length), label: group }))
    .filter(({ value }) => offering === undefined || offering.organizationId === value);
  const issuer = issuers.find(({ value }) => value === viewer.organizationId) ?? issuers[0];
  const isCustomerAlready = viewer.kind === "customer" && viewer.organizationId === issuer?.value;
  if (!issuer) {
    return (
      <Page>
        <EmptyState icon={IconUserPlus} title="Ask the issuer to onboard you">
          Issuers onboard their customers themselves here. Write to the one whose offering you like.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page>
      <div className={classes.column}>
        <PageHeader
          title="Become a customer"
          description={
            offering
              ? `To buy ${offering.title}, become a customer of ${offering.organizationName} first. It takes two minutes.`
              : "Your details, your address and a wallet: it takes two minutes."
          }
        />
        {isCustomerAlready && param(params, "another") === undefined ? (
          <Panel title={`You are a customer of ${issuer.label} already`}>
            <p>You are here as {viewer.customerName}, so you can buy and trade right away.</p>
            <div className={classes.actions}>
              <ButtonLink href={offering ? `/offerings/${offering.offeringId}` : "/portal"}>
                {offering ? `Back to ${offering.title}` : "Go to your overview"}
              </ButtonLink>
              <ButtonLink look="outline" href={hrefWith("/portal/onboarding", params, { another: "1" })}>
                Onboard another person
              </ButtonLink>
            </div>
          </Panel>
        ) : (
          <div className={classes.card}>
            <OnboardingWizard
              issuers={issuers}
              issuer={issuer.value}
              current={viewer.current}
              returnTo={offering ? `/offerings/${encodeURIComponent(offering.offeringId)}` : "/portal"}
            />
          </div>
        )}
      </div>
    </Page>
  );
}
