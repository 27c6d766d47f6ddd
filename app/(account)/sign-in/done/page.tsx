import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { sentenceOf } from "#app/_auth/problems.ts";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { returnPath } from "#server/kernel/fields/return-to.ts";

export const metadata: Metadata = { title: "Sign in" };

/** Where a one-time link leads: on, or to the reason why it did not work. */
export default async function SignedInPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [viewer, params] = await Promise.all([currentViewer(), searchParams]);
  const returnTo = returnPath(param(params, "returnTo"));
  const error = param(params, "error");
  if (error === undefined && viewer.person) redirect(returnTo);
  return (
    <Entry title="Sign in">
      <Notice tone="negative" role="alert">
        <span>{sentenceOf({ code: error ?? "INVALID_TOKEN", status: 400 })}</span>
      </Notice>
      <ButtonLink href={signInHref(returnTo)}>Sign in another way</ButtonLink>
    </Entry>
  );
}
