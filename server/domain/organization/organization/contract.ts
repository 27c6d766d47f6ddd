import { z } from "zod";
import { actorKinds, roles } from "#db/schema/enums.ts";
import { brand, brandInput, exampleBrand } from "#server/domain/organization/brand/contract.ts";
import { actions } from "#server/kernel/fields/actions.ts";
import { dnsLabel } from "#server/kernel/fields/dns-label.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, lineOfText } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";
import { legalVersion } from "#server/platform/session/contract.ts";

const identity = z.object({
  value: z.string().meta({
    description:
      "What `chooseIdentity` takes: `member:{organizationId}` or `customer:{organizationId}:{customerId}`.",
    example: "member:org_demo",
  }),
  label: z.string().meta({ description: "Name to show.", example: "Nordlicht Real Assets" }),
  organizationId: z.string().meta({ description: "Identifier of the organization.", example: "org_demo" }),
  organizationName: z.string().meta({ description: "Its name.", example: "Nordlicht Real Assets" }),
  role: z
    .enum(roles)
    .optional()
    .meta({ description: "Role in the organization; absent for a customer.", example: "owner" }),
});

const demoPerson = z.object({
  value: z.string().meta({ description: "What the demo's sign-in takes.", example: "owner" }),
  name: z.string().meta({ description: "Name to show.", example: "Clara Winter" }),
  description: z.string().meta({ description: "What they may do.", example: "Owner: may do everything" }),
  kind: z.enum(["member", "customer"]).meta({ description: "What they are to it.", example: "member" }),
  organizationId: z.string().meta({ description: "Identifier of their organization.", example: "org_demo" }),
});

/** Who is asking, as the pages show it. */
export const viewer = z
  .object({
    object: objectName("viewer"),
    kind: z.enum(actorKinds).meta({ description: "Kind of caller.", example: "member" }),
    organizationId: z
      .string()
      .optional()
      .meta({ description: "The organization acted for; absent for anybody.", example: "org_demo" }),
    organizationName: z
      .string()
      .optional()
      .meta({ description: "Its name.", example: "Nordlicht Real Assets" }),
    roles: z.array(z.enum(roles)).meta({ description: "Roles of a member.", example: ["owner"] }),
    may: z
      .array(z.enum(actions))
      .meta({ description: "What the caller may do there.", example: ["offering:read"] }),
    customerId: z
      .string()
      .optional()
      .meta({ description: "The customer acted as.", example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    customerName: z
      .string()
      .optional()
      .meta({ description: "That customer's name.", example: "Ada Lindqvist" }),
    person: z
      .object({
        name: z.string().meta({ description: "Name of who signed in.", example: "Clara Winter" }),
        email: z.string().meta({ description: "Their e-mail address.", example: "clara@example.com" }),
        isEmailVerified: z.boolean().meta({ description: "Whether it is confirmed.", example: true }),
        consentsDue: z.array(legalVersion).meta({
          description: "The platform's texts in force that they have not accepted yet.",
        }),
      })
      .optional()
      .meta({ description: "Who signed in at this browser; absent for anybody and for keys." }),
    current: z.string().optional().meta({
      description: "The identity the person acts as; absent while none.",
      example: "member:org_demo",
    }),
    identities: z
      .array(identity)
      .meta({ description: "Whom the person can act as: organizations they belong to, customers they are." }),
    isDemo: z.boolean().meta({ description: "Whether this is a demo.", example: true }),
    demoPeople: z
      .array(demoPerson)
      .meta({ description: "Whom one can sign in as by one click; empty where this is no demo." }),
  })
  .meta({ id: "Viewer", description: "Who is asking." });
export type Viewer = z.input<typeof viewer>;

export const getViewer = defineOperation({
  name: "getViewer",
  method: "GET",
  path: "/viewer",
  tag: "Organization",
  summary: "Get the caller",
  description: "Who the caller is to the service.",
  access: "public",
  errors: [],
  input: z.object({}),
  output: viewer,
  example: {
    input: {},
    output: exampleOf(viewer, {
      roles: ["auditor"],
      person: { name: "Mira Stein", email: "mira@example.com", isEmailVerified: true, consentsDue: [] },
      identities: [
        {
          value: "member:org_demo",
          label: "Nordlicht Real Assets",
          organizationId: "org_demo",
          organizationName: "Nordlicht Real Assets",
          role: "auditor",
        },
      ],
      isDemo: false,
      demoPeople: [],
      customerId: undefined,
      customerName: undefined,
    }),
  },
});

export const chooseIdentity = defineOperation({
  name: "chooseIdentity",
  method: "POST",
  path: "/viewer/identity",
  tag: "Organization",
  summary: "Choose whom to act as",
  description:
    "Makes this browser act for another organization one belongs to, or as another customer one is. For people who signed in.",
  access: "person",
  errors: ["identity_not_found"],
  input: z.object({
    value: identifier.meta({ description: "One of the viewer's identities.", example: "member:org_demo" }),
  }),
  output: z.object({
    object: objectName("identity"),
    value: z.string().meta({ description: "The identity acted as from now on.", example: "member:org_demo" }),
  }),
  example: { input: { value: "member:org_demo" }, output: { value: "member:org_demo" } },
});

export const organization = z
  .object({
    object: objectName("organization"),
    organizationId: z.string().meta({ description: "Identifier of the organization.", example: "org_demo" }),
    slug: z.string().meta({ description: "Short name, unique.", example: "nordlicht" }),
    name: z.string().meta({ description: "Name of the organization.", example: "Nordlicht Real Assets" }),
    brand: brand.optional().meta({ description: "How it shows itself; absent until it is set." }),
    createdAt: z.string().meta({ description: "When it was created.", example: "2027-01-02T09:00:00.000Z" }),
    updatedAt: z
      .string()
      .meta({ description: "When its name or brand last changed.", example: "2027-02-08T09:00:00.000Z" }),
  })
  .meta({ id: "Organization", description: "An issuer." });
export type Organization = z.input<typeof organization>;

const exampleOrganization = exampleOf(organization, {
  organizationId: "org_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
});

const organizationName = lineOfText(100);

export const createOrganization = defineOperation({
  name: "createOrganization",
  method: "POST",
  path: "/organization",
  tag: "Organization",
  summary: "Create an organization",
  description:
    "Makes an issuer of which the person who signed in is the owner; this browser acts for it from then on.",
  access: "person",
  errors: ["slug_taken"],
  input: z.object({
    name: organizationName.meta({
      description: "Name of the organization, as customers see it.",
      example: "Nordlicht Real Assets",
    }),
    slug: dnsLabel.meta({
      description: "Short name, unique: lower-case letters, digits and hyphens. It cannot be changed later.",
      example: "nordlicht",
    }),
  }),
  output: organization,
  example: { input: { name: "Nordlicht Real Assets", slug: "nordlicht" }, output: exampleOrganization },
});

export const updateOrganization = defineOperation({
  name: "updateOrganization",
  method: "PATCH",
  path: "/organization/{organizationId}",
  tag: "Organization",
  summary: "Change an organization",
  description:
    "Changes the fields that are sent. The brand is shown at its offerings, on its own page, in mails and on papers from then on. For owners and admins.",
  access: "caller",
  needs: "organization:write",
  errors: ["organization_not_found", "accent_unreadable", "image_not_found"],
  input: z.object({
    organizationId: identifier.meta({ description: "Identifier of the organization.", example: "org_demo" }),
    name: organizationName
      .optional()
      .meta({ description: "Name of the organization, as customers see it.", example: "Nordlicht Assets" }),
    brand: brandInput
      .nullable()
      .optional()
      .meta({ description: "How it shows itself, as a whole; null takes it away." }),
  }),
  output: organization,
  example: {
    input: {
      organizationId: exampleOrganization.organizationId,
      name: "Nordlicht Assets",
      brand: exampleBrand,
    },
    output: { ...exampleOrganization, name: "Nordlicht Assets", brand: exampleBrand },
  },
});

export const getOrganization = defineOperation({
  name: "getOrganization",
  method: "GET",
  path: "/organization/{organizationId}",
  tag: "Organization",
  summary: "Get an organization",
  description: "The caller's own organization.",
  access: "caller",
  needs: "organization:read",
  errors: ["organization_not_found"],
  input: z.object({
    organizationId: identifier.meta({ description: "Identifier of the organization.", example: "org_demo" }),
  }),
  output: organization,
  example: {
    input: { organizationId: "org_demo" },
    output: exampleOf(organization),
  },
});
