import type { Metadata } from "next";
import Link from "next/link";
import { param, type SearchParams } from "#app/_components/page-links.ts";
import { returnPath } from "#server/common/return-to.ts";
import { Entry } from "../../_components/entry.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";

export const metadata: Metadata = { title: "Your code" };

/** The second step of signing in, for people who turned on a second factor. */
export default async function SecondFactorPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const returnTo = returnPath(param(await searchParams, "returnTo"));
  return (
    <Entry title="Your code" footer={<Link href="/sign-in">Start again</Link>}>
      <SecondFactorForm returnTo={returnTo} />
    </Entry>
  );
}
