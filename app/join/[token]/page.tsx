import { IconMailOff } from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { SignUpForm } from "#app/_components/sign-up/sign-up-form.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { isNothing } from "#app/_data/or-not-found.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import { trpc } from "#app/_trpc/server.ts";
import { AcceptInvitation } from "./accept-invitation.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Invitation" };

/** Where the link leads that an issuer sends its customer. */
export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [viewer, invitation] = await Promise.all([currentViewer(), readInvitation(token)]);
  if (!invitation) {
    return (
      <Page>
        <PageHeader title="Your invitation" />
        <EmptyState
          icon={IconMailOff}
          title="This invitation does not work any more"
          action={<ButtonLink href="/portal">Go to the portal</ButtonLink>}
        >
          It was used already, taken back, or is older than 14 days. Ask the issuer for a new one.
        </EmptyState>
      </Page>
    );
  }
  const { organizationName, customerName, expiresAt } = invitation;
  const here = `/join/${encodeURIComponent(token)}`;
  return (
    <Page>
      <div className={classes.column}>
        <PageHeader
          title={`${organizationName} invites you`}
          description={
            customerName === undefined
              ? `${organizationName} has opened an account for you, with your purchases and holdings.`
              : `${organizationName} has opened an account for ${customerName}, with its purchases and holdings.`
          }
        />
        <div className={classes.card}>
          {viewer.person ? (
            <>
              <p>
                You are signed in as <strong>{viewer.person.name}</strong> ({viewer.person.email}). Accept,
                and you sign in to the account from now on.
              </p>
              <AcceptInvitation token={token} organizationName={organizationName} />
            </>
          ) : (
            <>
              <h2 className={classes.title}>Your sign-in</h2>
              <p>
                Create what you will sign in with. You have a sign-in already?{" "}
                <Link href={signInHref(here)}>Sign in</Link>
              </p>
              <SignUpForm returnTo={here} isDemo={viewer.isDemo} />
            </>
          )}
        </div>
        <p className={classes.hint}>
          The link works once, until <DateTime value={expiresAt} detail="dateTime" />.
        </p>
      </div>
    </Page>
  );
}

async function readInvitation(token: string) {
  try {
    return await trpc.customerLogin.invitation.get({ token });
  } catch (error) {
    if (isNothing(error)) return null;
    throw error;
  }
}
