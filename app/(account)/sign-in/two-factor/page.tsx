import type { Metadata } from "next";
import Link from "next/link";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { returnPath } from "#server/kernel/fields/return-to.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";

export const metadata: Metadata = { title: "Your code" };

/** The second step of signing in, for people who turned on a second factor. */
export default async function SecondFactorPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const returnTo = returnPath(param(await searchParams, "returnTo"));
  return (
    <Entry title="Your code" footer={<Link href={signInHref(returnTo)}>Start again</Link>}>
      <SecondFactorForm returnTo={returnTo} />
    </Entry>
  );
}
