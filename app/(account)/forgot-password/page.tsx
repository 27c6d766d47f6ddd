import type { Metadata } from "next";
import Link from "next/link";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";

export const metadata: Metadata = { title: "Forgot your password?" };

/** Where people ask for a link to choose a new password. */
export default async function ForgotPasswordPage() {
  const { isDemo, person } = await currentViewer();
  return (
    <Entry
      title="Choose a new password"
      description="We send you a link; it leads to a page where you choose one."
      footer={<Link href="/sign-in">Back to signing in</Link>}
    >
      <ForgotPasswordForm isDemo={isDemo} email={person?.email ?? ""} />
    </Entry>
  );
}
