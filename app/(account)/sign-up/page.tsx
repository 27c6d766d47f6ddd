import type { Metadata } from "next";
import Link from "next/link";
import { ChooseWay } from "#app/_components/sign-up/choose-way.tsx";
import { SignUpForm } from "#app/_components/sign-up/sign-up-form.tsx";
import { wayOf } from "#app/_components/sign-up/ways.ts";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { returnPath } from "#server/kernel/fields/return-to.ts";

const QUESTION = "What brings you here?";

export const metadata: Metadata = { title: "Sign up" };

/**
 * Where people sign up: first what brings them here (`?for=`), then the form. `?returnTo=` names the page they came from,
 * which answers the question.
 */
export default async function SignUpPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [viewer, params] = await Promise.all([currentViewer(), searchParams]);
  const asked = returnPath(param(params, "returnTo"));
  const way = wayOf(param(params, "for"));
  if (viewer.person) {
    return (
      <Entry title={QUESTION} description={`You are signed in as ${viewer.person.name}.`}>
        <ChooseWay />
      </Entry>
    );
  }
  const returnTo = asked === "/" ? way?.href : asked;
  const query = returnTo === undefined ? "" : `?returnTo=${encodeURIComponent(returnTo)}`;
  const footer = (
    <>
      Signed up already? <Link href={`/sign-in${query}`}>Sign in</Link>
    </>
  );
  if (returnTo === undefined) {
    return (
      <Entry
        title={QUESTION}
        description="It decides where you begin; you can do the rest later."
        footer={footer}
      >
        <ChooseWay hrefOf={({ value }) => `/sign-up?for=${value}`} />
      </Entry>
    );
  }
  return (
    <Entry title="Sign up" description={way?.description} footer={footer}>
      <SignUpForm returnTo={returnTo} isDemo={viewer.isDemo} />
    </Entry>
  );
}
