import { z } from "zod";
import { roles } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Somebody who belongs to an organization. */
export const member = z
  .object({
    object: objectName("member"),
    memberId: z
      .string()
      .meta({ description: "Identifier of the member.", example: "mem_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    userId: z.string().meta({ description: "Identifier of the person.", example: "usr_0198c2e8" }),
    name: z.string().meta({ description: "Name of the person.", example: "Mira Stein" }),
    email: z.string().meta({ description: "E-mail address they sign in with.", example: "mira@example.com" }),
    role: z
      .enum(roles)
      .meta({ description: "What they may do; see the table of roles.", example: "auditor" }),
    hasSecondFactor: z
      .boolean()
      .meta({ description: "Whether they confirm signing in with an authenticator app.", example: true }),
    createdAt: z.string().meta({ description: "When they joined.", example: "2027-01-02T09:00:00.000Z" }),
  })
  .meta({ id: "Member", description: "Somebody who belongs to an organization." });
export type Member = z.input<typeof member>;

const exampleMember = exampleOf(member);

const memberId = identifier.meta({
  description: "Identifier of the member.",
  example: "mem_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
});

const memberSorts = ["createdAt", "name", "email"] as const;

export const listMembers = defineOperation({
  name: "listMembers",
  method: "GET",
  path: "/member",
  tag: "Member",
  summary: "List members",
  description: "Who belongs to the organization, newest first. For members; keys cannot read them.",
  access: "caller",
  needs: "member:read",
  errors: [],
  input: listInput(memberSorts, {
    role: z.enum(roles).optional().meta({ description: "Only members with this role.", example: "owner" }),
  }),
  output: listOutput(member),
  example: { input: {}, output: wholeList([exampleMember]) },
});

export const changeMember = defineOperation({
  name: "changeMember",
  method: "PATCH",
  path: "/member/{memberId}",
  tag: "Member",
  summary: "Change a member's role",
  description:
    "Gives a member another role, at once. For owners and admins; only owners make owners, or change them.",
  access: "caller",
  needs: "member:write",
  errors: ["member_not_found", "owner_required", "last_owner"],
  input: z.object({
    memberId,
    role: z.enum(roles).meta({ description: "The role from now on.", example: "operator" }),
  }),
  output: member,
  example: {
    input: { memberId: exampleMember.memberId, role: "operator" },
    output: { ...exampleMember, role: "operator" },
  },
});

export const removeMember = defineOperation({
  name: "removeMember",
  method: "DELETE",
  path: "/member/{memberId}",
  tag: "Member",
  summary: "Remove a member",
  description:
    "Ends a membership: from the next request on the person's browsers no longer act for the organization. Everybody may leave by removing themselves.",
  access: "caller",
  needs: { none: "A member may leave by itself; ending the membership of another takes `member:write`." },
  errors: ["member_not_found", "owner_required", "last_owner"],
  input: z.object({ memberId }),
  output: member,
  example: { input: { memberId: exampleMember.memberId }, output: exampleMember },
});
