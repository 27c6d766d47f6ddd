import type { Metadata } from "next";
import Link from "next/link";
import { DemoPeople } from "#app/_components/demo-people.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { wayInHref } from "#app/_data/sign-in-href.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { returnPath } from "#server/kernel/fields/return-to.ts";
import { DemoNote } from "./_components/demo-note.tsx";
import { SignInForm } from "./_components/sign-in-form.tsx";

export const metadata: Metadata = { title: "Sign in" };

/** Where people sign in; `?returnTo=` names the page of ours that they came from. */
export default async function SignInPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [viewer, params] = await Promise.all([currentViewer(), searchParams]);
  const returnTo = returnPath(param(params, "returnTo"));
  return (
    <Entry
      title="Sign in"
      footer={
        <>
          New here? <Link href={wayInHref("/sign-up", returnTo)}>Sign up</Link>
        </>
      }
      aside={
        viewer.isDemo && (
          <DemoNote>
            <DemoPeople people={viewer.demoPeople} returnTo={returnTo} title="Come in as one of them" />
          </DemoNote>
        )
      }
    >
      {viewer.person && (
        <Notice>
          <span>
            You are signed in as {viewer.person.name}. <Link href={returnTo}>Go on</Link>, or sign in as
            somebody else.
          </span>
        </Notice>
      )}
      <SignInForm returnTo={returnTo} isDemo={viewer.isDemo} />
    </Entry>
  );
}
