import { z } from "zod";
import { identifier } from "../common/text.ts";
import { defineOperation } from "../operation.ts";

/** Roles of an organization's members (rules: Access). */
export const roles = ["owner", "admin", "compliance", "operator", "auditor"] as const;
export type Role = (typeof roles)[number];

/** The kinds of caller there are. */
export const actorKinds = ["apiKey", "member", "customer", "anonymous"] as const;

const person = z.object({
  value: z.string().meta({ description: "What to send to become this person.", example: "member:org_demo" }),
  label: z.string().meta({ description: "Name to show.", example: "Nordlicht Real Assets (issuer)" }),
  group: z
    .string()
    .meta({ description: "Organization the person belongs to.", example: "Nordlicht Real Assets" }),
});

/** Who is asking, as the pages show it. */
export const viewer = z
  .object({
    kind: z.enum(actorKinds).meta({ description: "Kind of caller.", example: "member" }),
    organizationId: z
      .string()
      .optional()
      .meta({ description: "The organization acted for; absent for anybody.", example: "org_demo" }),
    organizationName: z
      .string()
      .optional()
      .meta({ description: "Its name.", example: "Nordlicht Real Assets" }),
    roles: z.array(z.enum(roles)).meta({ description: "Roles of a member or key.", example: ["owner"] }),
    customerId: z
      .string()
      .optional()
      .meta({ description: "The customer acted as.", example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    customerName: z
      .string()
      .optional()
      .meta({ description: "That customer's name.", example: "Ada Lindqvist" }),
    current: z
      .string()
      .meta({ description: "This caller as a choice of the demo's switch.", example: "member:org_demo" }),
    canSwitch: z.boolean().meta({ description: "Whether the demo's switch is there.", example: true }),
    people: z
      .array(person)
      .meta({ description: "Whom the demo's switch offers; empty where there is none." }),
  })
  .meta({ id: "Viewer", description: "Who is asking." });
export type Viewer = z.infer<typeof viewer>;

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
    output: {
      kind: "apiKey",
      organizationId: "org_demo",
      organizationName: "Nordlicht Real Assets",
      roles: ["owner"],
      current: "member:org_demo",
      canSwitch: true,
      people: [{ value: "member:org_demo", label: "Issuer", group: "Nordlicht Real Assets" }],
    },
  },
});

export const organization = z
  .object({
    organizationId: z.string().meta({ description: "Identifier of the organization.", example: "org_demo" }),
    slug: z.string().meta({ description: "Short name, unique.", example: "nordlicht" }),
    name: z.string().meta({ description: "Name of the organization.", example: "Nordlicht Real Assets" }),
    createdAt: z.string().meta({ description: "When it was created.", example: "2027-01-02T09:00:00.000Z" }),
  })
  .meta({ id: "Organization", description: "An issuer." });
export type Organization = z.infer<typeof organization>;

export const getOrganization = defineOperation({
  name: "getOrganization",
  method: "GET",
  path: "/organization/{organizationId}",
  tag: "Organization",
  summary: "Get an organization",
  description: "The caller's own organization.",
  access: "caller",
  errors: ["organization_not_found"],
  input: z.object({
    organizationId: identifier.meta({ description: "Identifier of the organization.", example: "org_demo" }),
  }),
  output: organization,
  example: {
    input: { organizationId: "org_demo" },
    output: {
      organizationId: "org_demo",
      slug: "nordlicht",
      name: "Nordlicht Real Assets",
      createdAt: "2027-01-02T09:00:00.000Z",
    },
  },
});
