import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import { trpc } from "#app/_trpc/server.ts";
import { ConsentsSection } from "./_account/consents-section.tsx";
import { EmailSection } from "./_account/email-section.tsx";
import { MailsSection } from "./_account/mails-section.tsx";
import { NameSection } from "./_account/name-section.tsx";
import { PasskeysSection } from "./_account/passkeys-section.tsx";
import { PasswordSection } from "./_account/password-section.tsx";
import { SecondFactorSection } from "./_account/second-factor-section.tsx";
import { SessionsSection } from "./_account/sessions-section.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Your account" };

/** Oneself: name and address, the ways to sign in, and where one is signed in. */
export default async function AccountPage() {
  const viewer = await currentViewer();
  if (viewer.person === undefined) redirect(signInHref("/account"));
  const { customerId } = viewer;
  const [person, { data: sessions }, mails] = await Promise.all([
    trpc.person.get({}),
    trpc.session.list({}),
    customerId === undefined ? undefined : trpc.notice.choices({ customerId }),
  ]);
  return (
    <Page>
      <PageHeader title="Your account" description={`You are signed in as ${person.email}.`} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <NameSection name={person.name} />
          <EmailSection email={person.email} isVerified={person.isEmailVerified} isDemo={viewer.isDemo} />
          <PasswordSection hasPassword={person.hasPassword} />
          {mails && <MailsSection saved={mails} organizationName={viewer.organizationName ?? "the issuer"} />}
        </div>
        <div className={classes.column}>
          <PasskeysSection passkeys={person.passkeys} />
          <ConsentsSection consents={person.consents} />
          <SecondFactorSection isOn={person.hasSecondFactor} hasPassword={person.hasPassword} />
        </div>
      </div>
      <SessionsSection sessions={sessions} />
    </Page>
  );
}
