import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { readOffering } from "#app/(console)/_data/records.ts";
import { isEditable } from "#app/(console)/console/offerings/[offeringId]/_life/editable.ts";
import { StoryEditor } from "./story-editor.tsx";

export const metadata: Metadata = { title: "Story" };

export default issuerPage<{ offeringId: string }>(async ({ params }) => {
  const { offeringId } = await params;
  const offering = await orNotFound(readOffering(offeringId));
  const issuer = await currentIssuer();
  if (!(isEditable(offering) && issuer?.may.includes("offering:write"))) {
    redirect(`/console/offerings/${offeringId}`);
  }
  return <StoryEditor offering={offering} />;
});
