import { z } from "zod";
import {
  createCustomer,
  customer,
  customerId,
  exampleCustomer,
} from "#server/domain/investors/customer/contract.ts";
import { metadataChange } from "#server/kernel/fields/metadata.ts";
import { text } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const { countryCode, username, name, email, phone, address } = createCustomer.input.shape;

export const updateCustomer = defineOperation({
  name: "updateCustomer",
  method: "PATCH",
  path: "/customer/{customerId}",
  tag: "Customer",
  summary: "Change a customer",
  description:
    "Changes the fields that are sent; an empty text takes a field away, and `metadata` is merged. A new name or country starts the identity check anew, and the check begins by itself when the last field it needs arrives.",
  access: "caller",
  needs: "customer:write",
  needsOfCustomer: "own",
  errors: ["customer_not_found"],
  input: z.object({
    customerId,
    countryCode: countryCode.optional(),
    username,
    name,
    email,
    phone,
    metadata: metadataChange.optional(),
    address,
  }),
  output: customer,
  example: {
    input: { customerId: exampleCustomer.id, phone: "+49 40 1234567" },
    output: {
      ...exampleCustomer,
      phone: "+49 40 1234567",
      verificationStatus: "IN_PROGRESS",
      verification: { currentlyDue: [], provider: "MANUAL", submittedAt: "2027-01-12T09:05:00.000Z" },
    },
  },
});

export const blockCustomer = defineOperation({
  name: "blockCustomer",
  method: "POST",
  path: "/customer/{customerId}/block",
  tag: "Customer",
  summary: "Block a customer",
  description:
    "Keeps a customer from buying and trading until it is unblocked. What it bought and holds stays as it is. The reason is kept in the audit trail.",
  access: "caller",
  needs: "customer:write",
  errors: ["customer_not_found", "invalid_transition"],
  input: z.object({
    customerId,
    reason: text(500).meta({
      description: "Why, for the audit trail; the customer does not see it.",
      example: "A match on a sanctions list is being looked into.",
    }),
  }),
  output: customer,
  example: {
    input: {
      customerId: exampleCustomer.id,
      reason: "A match on a sanctions list is being looked into.",
    },
    output: { ...exampleCustomer, isBlocked: true, blockedAt: "2027-01-12T09:00:00.000Z" },
  },
});

export const unblockCustomer = defineOperation({
  name: "unblockCustomer",
  method: "POST",
  path: "/customer/{customerId}/unblock",
  tag: "Customer",
  summary: "Unblock a customer",
  description: "Lets a blocked customer buy and trade again. The reason is kept in the audit trail.",
  access: "caller",
  needs: "customer:write",
  errors: ["customer_not_found", "invalid_transition"],
  input: z.object({
    customerId,
    reason: text(500).meta({
      description: "Why, for the audit trail; the customer does not see it.",
      example: "The match was somebody else.",
    }),
  }),
  output: customer,
  example: {
    input: { customerId: exampleCustomer.id, reason: "The match was somebody else." },
    output: exampleCustomer,
  },
});
