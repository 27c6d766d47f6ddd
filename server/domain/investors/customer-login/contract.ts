import { z } from "zod";
import {
  createCustomer,
  customer,
  customerId,
  exampleCustomer,
} from "#server/domain/investors/customer/contract.ts";
import { emailAddress } from "#server/kernel/fields/email.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, text } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** How long a link to sign in as a customer works, in days. */
export const INVITATION_DAYS = 14;

const exampleInvitation = "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const exampleUser = "k3Fq9ZtVwX1yB7cD";
const at = "2027-01-12T09:00:00.000Z";
const until = "2027-01-26T09:00:00.000Z";

const customerInvitation = z
  .object({
    object: z
      .literal("customer_invitation")
      .meta({ description: "Always `customer_invitation`.", example: "customer_invitation" }),
    invitationId: z.string().meta({ description: "Unique identifier.", example: exampleInvitation }),
    customerId: z
      .string()
      .meta({ description: "The customer one is to sign in as.", example: exampleCustomer.id }),
    email: z.string().meta({ description: "Where the link was sent.", example: "ada@example.com" }),
    expiresAt: z.string().meta({ description: "Until when the link works.", example: until }),
    createdAt: z.string().meta({ description: "When it was made.", example: at }),
  })
  .meta({ id: "CustomerInvitation", description: "A link, sent by mail, to sign in as a customer." });
export type CustomerInvitation = z.input<typeof customerInvitation>;

const exampleOpenInvitation = exampleOf(customerInvitation);

export const customerLogin = z
  .object({
    object: objectName("customer_login"),
    userId: z.string().meta({ description: "Identifier of the person.", example: exampleUser }),
    name: z.string().meta({ description: "Name of the person.", example: "Ada Lindqvist" }),
    email: z.string().meta({ description: "E-mail address they sign in with.", example: "ada@example.com" }),
    createdAt: z.string().meta({ description: "Since when they do.", example: at }),
  })
  .meta({ id: "CustomerLogin", description: "A person who signs in as a customer." });

const customerAccess = z
  .object({
    object: z
      .literal("customer_access")
      .meta({ description: "Always `customer_access`.", example: "customer_access" }),
    logins: z.array(customerLogin).meta({ description: "The people, in the order they came." }),
    invitations: z
      .array(customerInvitation)
      .meta({ description: "Links that were sent and can still be used, newest first." }),
  })
  .meta({ id: "CustomerAccess", description: "Who signs in as a customer, and who was asked to." });
export type CustomerAccess = z.input<typeof customerAccess>;

const exampleAccess = exampleOf(customerAccess, { invitations: [] });

/** What a person became, or can become. */
const ownCustomer = {
  object: objectName("linked_customer"),
  value: z.string().meta({
    description: "What `chooseIdentity` takes.",
    example: `customer:org_demo:${exampleCustomer.id}`,
  }),
  organizationId: z.string().meta({ description: "The issuer.", example: "org_demo" }),
  organizationName: z.string().meta({ description: "Its name.", example: "Nordlicht Real Assets" }),
  customerId: z.string().meta({ description: "The customer.", example: exampleCustomer.id }),
  customerName: z.string().meta({ description: "Its name.", example: "Ada Lindqvist" }),
};

const linkedCustomer = z
  .object(ownCustomer)
  .meta({ id: "LinkedCustomer", description: "A customer that a person can sign in as." });
export type LinkedCustomer = z.input<typeof linkedCustomer>;

const exampleLinked = exampleOf(linkedCustomer);

const token = text(200).meta({
  description: "The secret of the link, as the mail has it.",
  example: "Zk3v0r5c8mQ1x7",
});

export const getCustomerAccess = defineOperation({
  name: "getCustomerAccess",
  method: "GET",
  path: "/customer/{customerId}/access",
  tag: "Customer",
  summary: "Get who signs in as a customer",
  description: "The people who sign in as a customer, and the links that were sent for it.",
  access: "caller",
  needs: "customer:read",
  errors: ["customer_not_found"],
  input: z.object({ customerId }),
  output: customerAccess,
  example: { input: { customerId: exampleCustomer.id }, output: exampleAccess },
});

export const inviteCustomer = defineOperation({
  name: "inviteCustomer",
  method: "POST",
  path: "/customer/{customerId}/invitation",
  tag: "Customer",
  summary: "Invite to sign in as a customer",
  description: `Sends a link by mail with which a person signs in as the customer: once, within ${INVITATION_DAYS} days. A further one to the same address replaces it.`,
  access: "caller",
  needs: "customer:write",
  errors: ["customer_not_found"],
  input: z.object({
    customerId,
    email: emailAddress.optional().meta({
      description: "Where to; the customer's own address when left out.",
      example: "ada@example.com",
    }),
  }),
  output: customerInvitation,
  example: { input: { customerId: exampleCustomer.id }, output: exampleOpenInvitation },
});

export const revokeCustomerInvitation = defineOperation({
  name: "revokeCustomerInvitation",
  method: "DELETE",
  path: "/customer/{customerId}/invitation/{invitationId}",
  tag: "Customer",
  summary: "Take an invitation back",
  description: "Makes the link of an invitation useless.",
  access: "caller",
  needs: "customer:write",
  errors: ["customer_not_found", "customer_invitation_not_found"],
  input: z.object({
    customerId,
    invitationId: identifier.meta({
      description: "Identifier of the invitation.",
      example: exampleInvitation,
    }),
  }),
  output: customerAccess,
  example: {
    input: { customerId: exampleCustomer.id, invitationId: exampleInvitation },
    output: exampleAccess,
  },
});

export const removeCustomerLogin = defineOperation({
  name: "removeCustomerLogin",
  method: "DELETE",
  path: "/customer/{customerId}/login/{userId}",
  tag: "Customer",
  summary: "Stop a person from signing in as a customer",
  description: "Takes effect with the person's next request. Only an invitation lets them in again.",
  access: "caller",
  needs: "customer:write",
  errors: ["customer_not_found", "login_not_found"],
  input: z.object({
    customerId,
    userId: identifier.meta({ description: "Identifier of the person.", example: exampleUser }),
  }),
  output: customerAccess,
  example: {
    input: { customerId: exampleCustomer.id, userId: exampleUser },
    output: { ...exampleAccess, logins: [] },
  },
});

export const getCustomerInvitation = defineOperation({
  name: "getCustomerInvitation",
  method: "GET",
  path: "/customer-invitation/{token}",
  tag: "Customer",
  summary: "Look at an invitation",
  description: "Who invites whom, as whoever has the link may see it: the customer's name is masked.",
  access: "public",
  errors: ["customer_invitation_not_found"],
  input: z.object({ token }),
  output: z.object({
    object: objectName("customer_invitation"),
    organizationName: z
      .string()
      .meta({ description: "The issuer that invites.", example: "Nordlicht Real Assets" }),
    customerName: z.string().optional().meta({
      description: "The customer's name, masked; absent where it has none.",
      example: "A•• L••••••••",
    }),
    expiresAt: z.string().meta({ description: "Until when the link works.", example: until }),
  }),
  example: {
    input: { token: "Zk3v0r5c8mQ1x7" },
    output: {
      organizationName: "Nordlicht Real Assets",
      customerName: "A•• L••••••••",
      expiresAt: until,
    },
  },
});

export const acceptCustomerInvitation = defineOperation({
  name: "acceptCustomerInvitation",
  method: "POST",
  path: "/customer-invitation/{token}/accept",
  tag: "Customer",
  summary: "Accept an invitation",
  description:
    "Lets the person who is signed in sign in as the customer, and makes their browser act as it. The link works once.",
  access: "person",
  errors: ["customer_invitation_not_found"],
  input: z.object({ token }),
  output: linkedCustomer,
  example: { input: { token: "Zk3v0r5c8mQ1x7" }, output: exampleLinked },
});

export const listClaimableCustomers = defineOperation({
  name: "listClaimableCustomers",
  method: "GET",
  path: "/customer-claim",
  tag: "Customer",
  summary: "List customers one can claim",
  description:
    "Customers of any issuer whose e-mail address is the confirmed one of the person who is signed in, and that nobody signs in as yet.",
  access: "person",
  errors: [],
  input: z.object({}),
  output: listOutput(linkedCustomer),
  example: { input: {}, output: wholeList([exampleLinked]) },
});

export const claimCustomer = defineOperation({
  name: "claimCustomer",
  method: "POST",
  path: "/customer-claim",
  tag: "Customer",
  summary: "Claim a customer",
  description:
    "Lets the person who is signed in sign in as a customer that has their confirmed e-mail address, and makes their browser act as it.",
  access: "person",
  errors: ["customer_not_found"],
  input: z.object({
    organizationId: identifier.meta({ description: "The issuer.", example: "org_demo" }),
    customerId,
  }),
  output: linkedCustomer,
  example: {
    input: { organizationId: "org_demo", customerId: exampleCustomer.id },
    output: exampleLinked,
  },
});

export const joinIssuer = defineOperation({
  name: "joinIssuer",
  method: "POST",
  path: "/organization/{organizationId}/join",
  tag: "Customer",
  summary: "Become a customer of an issuer",
  description:
    "Onboards the person who is signed in as a customer of an issuer, and makes their browser act as it. A person can be a customer of several issuers.",
  access: "person",
  errors: ["organization_not_found", "already_customer", "wallet_taken"],
  input: createCustomer.input.extend({
    organizationId: identifier.meta({ description: "The issuer.", example: "org_demo" }),
  }),
  output: customer,
  example: {
    input: { organizationId: "org_demo", ...createCustomer.example.input },
    output: exampleCustomer,
  },
});
