import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { OrganizationForm } from "./organization-form.tsx";

export const metadata: Metadata = { title: "Your organization" };

/** Where somebody who signed in becomes an issuer. */
export default async function NewOrganizationPage() {
  const { person, identities } = await currentViewer();
  if (person === undefined) redirect(signInHref("/sign-up/organization"));
  const owns = identities.some(({ role }) => role !== undefined);
  return (
    <Entry
      title="Your organization"
      description="It issues tokens and offers them; you will be its owner and can invite others."
      footer={owns ? <Link href="/console">Back to the console</Link> : undefined}
    >
      <OrganizationForm />
    </Entry>
  );
}
