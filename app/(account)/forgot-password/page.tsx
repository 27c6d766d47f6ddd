import type { Metadata } from "next";
import Link from "next/link";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { returnPath } from "#server/kernel/fields/return-to.ts";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";

export const metadata: Metadata = { title: "Forgot your password?" };

/** Where people ask for a link to choose a new password. */
export default async function ForgotPasswordPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [{ isDemo, person }, params] = await Promise.all([currentViewer(), searchParams]);
  const returnTo = returnPath(param(params, "returnTo"));
  return (
    <Entry
      title="Choose a new password"
      description="We send you a link; it leads to a page where you choose one."
      footer={<Link href={signInHref(returnTo)}>Back to signing in</Link>}
    >
      <ForgotPasswordForm isDemo={isDemo} email={person?.email ?? ""} />
    </Entry>
  );
}
