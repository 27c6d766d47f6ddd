import type { Metadata } from "next";
import Link from "next/link";
import { ChooseWay } from "#app/_components/sign-up/choose-way.tsx";
import { SignUpForm } from "#app/_components/sign-up/sign-up-form.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { returnPath } from "#server/kernel/fields/return-to.ts";

export const metadata: Metadata = { title: "Sign up" };

/** Where people sign up, as an issuer or as a customer; `?returnTo=` names the page they came from instead. */
export default async function SignUpPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [viewer, params] = await Promise.all([currentViewer(), searchParams]);
  const returnTo = returnPath(param(params, "returnTo"));
  if (viewer.person) {
    return (
      <Entry title="What would you like to do?" description={`You are signed in as ${viewer.person.name}.`}>
        <ChooseWay />
      </Entry>
    );
  }
  const query = returnTo === "/" ? "" : `?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <Entry
      title="Sign up"
      footer={
        <>
          Signed up already? <Link href={`/sign-in${query}`}>Sign in</Link>
        </>
      }
    >
      <SignUpForm returnTo={returnTo === "/" ? null : returnTo} isDemo={viewer.isDemo} />
    </Entry>
  );
}
