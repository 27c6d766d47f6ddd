import { z } from "zod";
import type { Role } from "#db/schema/enums.ts";
import { customer, customerId, exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { ME } from "#server/kernel/fields/me.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** The roles of members who may decide checks, and see to them. */
export const reviewerRoles: readonly Role[] = ["owner", "admin", "compliance"];

const person = identifier.nullable();

export const assignVerification = defineOperation({
  name: "assignVerification",
  method: "POST",
  path: "/customer/{customerId}/verification/assign",
  tag: "Verification",
  summary: "Say who sees to a check",
  description:
    "Names the member who sees to the check that runs, or nobody. Where somebody else has it by now than `from` says, nothing changes: of two who take one at once, one has it.",
  access: "caller",
  needs: "verification:write",
  errors: ["customer_not_found", "member_not_found", "invalid_transition", "verification_taken"],
  input: z.object({
    customerId,
    assigneeId: person.meta({
      description: `The person, a member who may decide checks; \`${ME}\` names the caller, null nobody.`,
      example: ME,
    }),
    from: person.default(null).meta({
      description: "Who sees to it so far, as the caller knows; left out = nobody.",
      example: "usr_demo_owner",
    }),
  }),
  output: customer,
  example: {
    input: { customerId: exampleCustomer.id, assigneeId: ME },
    output: {
      ...exampleCustomer,
      verificationStatus: "IN_PROGRESS",
      verification: {
        currentlyDue: [],
        provider: "MANUAL",
        submittedAt: "2027-01-12T09:05:00.000Z",
        assignee: { userId: "usr_demo_owner", name: "Clara Winter" },
      },
    },
  },
});
