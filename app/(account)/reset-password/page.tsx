import type { Metadata } from "next";
import { sentenceOf } from "#app/_auth/problems.ts";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export const metadata: Metadata = {
  title: "Choose a new password",
  // The address holds the token.
  referrer: "no-referrer",
};

/** Where the link in the mail leads: one chooses a new password. */
export default async function ResetPasswordPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const token = param(await searchParams, "token");
  if (token === undefined) {
    return (
      <Entry title="Choose a new password">
        <Notice tone="negative" role="alert">
          <span>{sentenceOf({ code: "INVALID_TOKEN" })}</span>
        </Notice>
        <ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>
      </Entry>
    );
  }
  return (
    <Entry
      title="Choose a new password"
      description="It signs you out at every browser; sign in again with the new one."
    >
      <ResetPasswordForm token={token} />
    </Entry>
  );
}
