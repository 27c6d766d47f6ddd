import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { ChooseWay } from "#app/_components/sign-up/choose-way.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { returnPath } from "#server/kernel/fields/return-to.ts";

export const metadata: Metadata = { title: "Your e-mail address" };

/** Where the link leads that confirms an address: on to what one signed up for. */
export default async function ConfirmedPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [viewer, params] = await Promise.all([currentViewer(), searchParams]);
  const asked = param(params, "returnTo");
  const returnTo = returnPath(asked);
  // Every link of ours says where to go on: without that, nothing was confirmed.
  const isNoLink = asked === undefined && viewer.person === undefined;
  if (isNoLink || param(params, "error") !== undefined) {
    return (
      <Entry title="This link does not work any more">
        <Notice tone="negative" role="alert">
          <span>It is too old, or not whole. Sign in with your password: we then send you a new one.</span>
        </Notice>
        <ButtonLink href={signInHref(returnTo)}>Sign in</ButtonLink>
      </Entry>
    );
  }
  if (viewer.person === undefined) {
    return (
      <Entry title="Your address is confirmed" description="Sign in to go on.">
        <ButtonLink href={signInHref(returnTo)}>Sign in</ButtonLink>
      </Entry>
    );
  }
  if (returnTo !== "/") redirect(returnTo);
  return (
    <Entry title="Your address is confirmed" description={`Welcome, ${viewer.person.name}.`}>
      <ChooseWay />
    </Entry>
  );
}
