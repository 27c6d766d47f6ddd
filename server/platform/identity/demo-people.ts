import type { Role } from "#db/schema/enums.ts";
import { DEMO_ORGANIZATION } from "./identify.ts";

/** Somebody one can be in the demo by one click. */
export interface DemoPerson {
  /** What the sign-in form sends. */
  readonly value: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** What they are to their organization. */
  readonly description: string;
  readonly memberships: readonly { readonly organizationId: string; readonly role: Role }[];
  readonly customerId?: string;
}

const member = (value: string, name: string, role: Role, description: string): DemoPerson => ({
  value,
  userId: `usr_demo_${value}`,
  name,
  email: `${value}@demo.offerboard.example`,
  description,
  memberships: [{ organizationId: DEMO_ORGANIZATION, role }],
});
const customer = (value: string, name: string, description: string): DemoPerson => ({
  value,
  userId: `usr_demo_${value}`,
  name,
  email: `${value}@demo.offerboard.example`,
  description,
  memberships: [],
  customerId: `cus_demo_${value}`,
});

/** The demo's people: those of its organization, and two of its customers. */
export const demoPeople: readonly DemoPerson[] = [
  member("owner", "Clara Winter", "owner", "Owner: may do everything"),
  member("operator", "Jonas Feld", "operator", "Operator: offerings, customers and the board"),
  member("auditor", "Mira Stein", "auditor", "Auditor: sees everything, changes nothing"),
  customer("ada", "Ada Lindqvist", "Customer: a person with tokens"),
  customer("kranich", "Kranich Stiftung", "Customer: a foundation"),
];
