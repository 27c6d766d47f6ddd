import type { Metadata } from "next";
import { DocumentList } from "#app/_components/documents/document-list.tsx";
import { DocumentUpload } from "#app/_components/documents/document-upload.tsx";
import { ProfileForm } from "#app/_components/form/profile-form.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { Timeline } from "#app/_components/timeline.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import { verificationSteps } from "#app/(portal)/_data/verification-steps.ts";
import { Wallets } from "#app/(portal)/portal/(sections)/_overview/wallets.tsx";
import columns from "#app/(portal)/portal/(sections)/page.module.css";
import { Checks } from "./_verification/checks.tsx";
import { NextStep } from "./_verification/next-step.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Verification" };

const about = {
  title: "Verification",
  purpose: "be verified once for all purchases",
  path: "/portal/verification",
};

/** Where a customer is checked: what there is to do, its details, documents and wallets, and what came of it so far. */
export default customerPage(about, async ({ viewer, customerId }) => {
  const { organizationName = "the issuer" } = viewer;
  const [customer, checks, documents] = await Promise.all([
    trpc.customer.get({ customerId }),
    trpc.verification.list({ customerId }),
    trpc.verification.document.list({ customerId }),
  ]);
  const [latest] = checks.data;
  const isVerified = customer.verificationStatus === "COMPLETED";
  return (
    <Page>
      <PageHeader
        breadcrumb={[{ label: "Portal", href: "/portal" }]}
        title="Verification"
        badge={<StatusBadge kind="verificationStatus" value={customer.verificationStatus} />}
        description={`${organizationName} has to know who its investors are. You are checked once, for all purchases.`}
      />
      <div className={columns.columns}>
        <div className={columns.column}>
          <NextStep
            customer={customer}
            issuer={organizationName}
            documents={documents.data.length}
            url={latest?.url}
          />
          <Panel title="Your details">
            <ProfileForm customer={customer} />
          </Panel>
          <Panel title="Documents">
            <p className={classes.hint}>
              Only you and the reviewers of {organizationName} can open them. What was submitted stays with
              its check.
            </p>
            {isVerified && documents.data.length === 0 && <p>You were verified without any documents.</p>}
            <DocumentList documents={documents.data} mayRead mayDelete showsPictures />
            {!isVerified && <DocumentUpload customer={customer} count={documents.data.length} />}
          </Panel>
          <div id="wallets">
            <Wallets customer={customer} />
          </div>
        </div>
        <div className={columns.column}>
          <Panel title="How far you are">
            <Timeline steps={verificationSteps(customer)} />
          </Panel>
          {checks.data.length > 0 && (
            <Panel title="Your checks">
              <Checks checks={checks.data} />
            </Panel>
          )}
        </div>
      </div>
    </Page>
  );
});
