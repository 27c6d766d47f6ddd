import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { UnsubscribeButton } from "./unsubscribe-button.tsx";

export const metadata: Metadata = { title: "Fewer mails", robots: { index: false } };

/** Where the link of a mail leads that may be switched off; it asks first, since programs follow links of mails too. */
export default async function UnsubscribePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const token = param(await searchParams, "token");
  if (token === undefined) {
    return (
      <Entry
        title="This link is not whole"
        description="Open it from the mail again, or choose in your account what is mailed to you."
      >
        <ButtonLink href="/account">Go to your account</ButtonLink>
      </Entry>
    );
  }
  return (
    <Entry
      title="No more mails like that one?"
      description="What becomes of your money is still mailed, and whatever is told stands in your portal."
    >
      <UnsubscribeButton token={token} />
    </Entry>
  );
}
