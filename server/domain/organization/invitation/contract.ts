import { z } from "zod";
import { roles } from "#db/schema/enums.ts";
import { emailAddress } from "#server/kernel/fields/email.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Where an invitation stands; `EXPIRED` follows from the clock. */
const invitationStatuses = ["PENDING", "ACCEPTED", "DECLINED", "CANCELLED", "EXPIRED"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

const ID = "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

const shared = {
  invitationId: z.string().meta({ description: "Identifier of the invitation.", example: ID }),
  role: z.enum(roles).meta({ description: "The role it gives.", example: "auditor" }),
  status: z.enum(invitationStatuses).meta({ description: "Where it stands.", example: "PENDING" }),
  inviterName: z.string().meta({ description: "Who invited.", example: "Clara Winter" }),
  expiresAt: z
    .string()
    .meta({ description: "Until when it can be accepted.", example: "2027-01-09T09:00:00.000Z" }),
};

export const invitation = z
  .object({
    object: objectName("invitation"),
    ...shared,
    email: z.string().meta({ description: "The address it was sent to.", example: "mira@example.com" }),
    createdAt: z.string().meta({ description: "When it was made.", example: "2027-01-02T09:00:00.000Z" }),
  })
  .meta({ id: "Invitation", description: "An invitation to become a member." });
export type Invitation = z.input<typeof invitation>;

/** What whoever holds the link sees. */
const receivedInvitation = z
  .object({
    object: objectName("invitation"),
    ...shared,
    organizationId: z.string().meta({ description: "The organization that invites.", example: "org_demo" }),
    organizationName: z.string().meta({ description: "Its name.", example: "Nordlicht Real Assets" }),
    email: z.string().meta({
      description: "The address it was sent to; masked unless it is the signed-in person's own.",
      example: "m•••@example.com",
    }),
    isYours: z.boolean().meta({ description: "Whether it is for the person who signed in.", example: false }),
  })
  .meta({ id: "ReceivedInvitation", description: "An invitation as its receiver sees it." });
export type ReceivedInvitation = z.input<typeof receivedInvitation>;

const exampleInvitation = exampleOf(invitation);

const exampleReceived = exampleOf(receivedInvitation, { email: "mira@example.com", isYours: true });

const invitationId = identifier.meta({ description: "Identifier of the invitation.", example: ID });

export const inviteMember = defineOperation({
  name: "inviteMember",
  method: "POST",
  path: "/invitation",
  tag: "Member",
  summary: "Invite a member",
  description:
    "Mails a link to become a member, which works for 7 days. For owners and admins; only owners invite owners.",
  access: "caller",
  needs: "member:write",
  errors: ["owner_required", "already_member", "already_invited"],
  input: z.object({
    email: emailAddress.meta({ description: "Where to send it.", example: "mira@example.com" }),
    role: z.enum(roles).meta({ description: "The role it gives.", example: "auditor" }),
  }),
  output: invitation,
  example: { input: { email: "mira@example.com", role: "auditor" }, output: exampleInvitation },
});

const invitationSorts = ["createdAt", "email", "expiresAt"] as const;

export const listInvitations = defineOperation({
  name: "listInvitations",
  method: "GET",
  path: "/invitation",
  tag: "Member",
  summary: "List invitations",
  description: "The organization's invitations, newest first. For members; keys cannot read them.",
  access: "caller",
  needs: "member:read",
  errors: [],
  input: listInput(invitationSorts, {
    status: z
      .enum(invitationStatuses)
      .optional()
      .meta({ description: "Only invitations that stand so.", example: "PENDING" }),
  }),
  output: listOutput(invitation),
  example: {
    input: { status: "PENDING" },
    output: wholeList([exampleInvitation]),
  },
});

export const resendInvitation = defineOperation({
  name: "resendInvitation",
  method: "POST",
  path: "/invitation/{invitationId}/resend",
  tag: "Member",
  summary: "Send an invitation again",
  description: "Mails the link once more; it works for another 7 days, also where it had expired.",
  access: "caller",
  needs: "member:write",
  errors: ["invitation_not_found", "owner_required", "invitation_not_open"],
  input: z.object({ invitationId }),
  output: invitation,
  example: {
    input: { invitationId: ID },
    output: { ...exampleInvitation, expiresAt: "2027-01-12T09:00:00.000Z" },
  },
});

export const cancelInvitation = defineOperation({
  name: "cancelInvitation",
  method: "DELETE",
  path: "/invitation/{invitationId}",
  tag: "Member",
  summary: "Cancel an invitation",
  description: "Takes an invitation back: its link no longer works.",
  access: "caller",
  needs: "member:write",
  errors: ["invitation_not_found", "owner_required", "invitation_not_open"],
  input: z.object({ invitationId }),
  output: invitation,
  example: { input: { invitationId: ID }, output: { ...exampleInvitation, status: "CANCELLED" } },
});

export const getInvitation = defineOperation({
  name: "getInvitation",
  method: "GET",
  path: "/invitation/{invitationId}",
  tag: "Member",
  summary: "Look at an invitation",
  description: "What whoever holds an invitation's link is told, signed in or not.",
  access: "public",
  errors: ["invitation_not_found"],
  input: z.object({ invitationId }),
  output: receivedInvitation,
  example: {
    input: { invitationId: ID },
    output: { ...exampleReceived, email: "m•••@example.com", isYours: false },
  },
});

export const acceptInvitation = defineOperation({
  name: "acceptInvitation",
  method: "POST",
  path: "/invitation/{invitationId}/accept",
  tag: "Member",
  summary: "Accept an invitation",
  description:
    "Makes the person who signed in a member; this browser acts for the organization from then on. Their e-mail address must be confirmed and the one it was sent to.",
  access: "person",
  errors: [
    "invitation_not_found",
    "invitation_not_yours",
    "email_not_verified",
    "invitation_not_open",
    "already_member",
  ],
  input: z.object({ invitationId }),
  output: receivedInvitation,
  example: { input: { invitationId: ID }, output: { ...exampleReceived, status: "ACCEPTED" } },
});

export const declineInvitation = defineOperation({
  name: "declineInvitation",
  method: "POST",
  path: "/invitation/{invitationId}/decline",
  tag: "Member",
  summary: "Decline an invitation",
  description: "Turns an invitation down, for whom it was sent to.",
  access: "person",
  errors: ["invitation_not_found", "invitation_not_yours", "email_not_verified", "invitation_not_open"],
  input: z.object({ invitationId }),
  output: receivedInvitation,
  example: { input: { invitationId: ID }, output: { ...exampleReceived, status: "DECLINED" } },
});
