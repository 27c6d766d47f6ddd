import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import { trpc } from "#app/_trpc/server.ts";
import { roleWords } from "#app/_words/roles.ts";
import { Entry } from "#app/(account)/_components/entry.tsx";
import type {
  InvitationStatus,
  ReceivedInvitation,
} from "#server/domain/organization/invitation/contract.ts";
import type { Viewer } from "#server/domain/organization/organization/contract.ts";
import { AnswerInvitation } from "./answer-invitation.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Invitation", robots: { index: false } };

const ended: Record<Exclude<InvitationStatus, "PENDING">, string> = {
  ACCEPTED: "This invitation was accepted already.",
  DECLINED: "This invitation was declined.",
  CANCELLED: "This invitation was taken back.",
  EXPIRED: "This invitation has expired.",
};

/** Where the link of an invitation leads. */
export default async function InvitationPage({ params }: { params: Promise<{ invitationId: string }> }) {
  const invitationId = decodeURIComponent((await params).invitationId);
  const [viewer, invitation] = await Promise.all([
    currentViewer(),
    orNotFound(trpc.invitation.get({ invitationId })),
  ]);
  const { organizationName, inviterName, role, status, email, expiresAt } = invitation;
  return (
    <Entry
      title={`Join ${organizationName}`}
      description={`${inviterName} invites you to ${organizationName}, with the role ${roleWords[role].label}.`}
    >
      <dl className={classes.facts}>
        <div>
          <dt>{roleWords[role].label}</dt>
          <dd>{roleWords[role].text}</dd>
        </div>
        <div>
          <dt>Sent to</dt>
          <dd>{email}</dd>
        </div>
        {status === "PENDING" && (
          <div>
            <dt>Works until</dt>
            <dd>
              <DateTime value={expiresAt} detail="dateTime" />
            </dd>
          </div>
        )}
      </dl>
      {status === "PENDING" ? (
        <Ways invitation={invitation} person={viewer.person} />
      ) : (
        <>
          <Notice title={ended[status]}>
            <span>
              {status === "ACCEPTED" ? "The console is open to you." : "Ask the organization for a new one."}
            </span>
          </Notice>
          {status === "ACCEPTED" && invitation.isYours && (
            <ButtonLink href="/console">Go to the console</ButtonLink>
          )}
        </>
      )}
    </Entry>
  );
}

/** What can be done with an open invitation, by who looks at it. */
function Ways({ invitation, person }: { invitation: ReceivedInvitation; person: Viewer["person"] }) {
  const { invitationId, organizationName, isYours } = invitation;
  const here = `/invitations/${encodeURIComponent(invitationId)}`;
  if (person === undefined) {
    return (
      <div className={classes.ways}>
        <Notice>
          <span>
            Sign in or sign up with the address the invitation was sent to; then you can answer it here.
          </span>
        </Notice>
        <ButtonLink href={signInHref(here)}>Sign in</ButtonLink>
        <ButtonLink look="outline" href={`/sign-up?returnTo=${encodeURIComponent(here)}`}>
          Sign up
        </ButtonLink>
      </div>
    );
  }
  if (!isYours) {
    return (
      <Notice tone="warning" title="This invitation is for another address">
        <span>
          You are signed in as {person.email}. Sign out, and sign in with the address it was sent to; or ask
          for an invitation to yours.
        </span>
      </Notice>
    );
  }
  if (!person.isEmailVerified) {
    return (
      <Notice tone="warning" title="Confirm your e-mail address first">
        <span>Open the link that was mailed to {person.email}, then come back here.</span>
      </Notice>
    );
  }
  return <AnswerInvitation invitationId={invitationId} organizationName={organizationName} />;
}
