import { z } from "zod";
import { customerTypes } from "#db/schema/enums.ts";
import { createCustomer, dueFields } from "#server/domain/investors/customer/contract.ts";

/** What the wizard asks for, as typed. */
export const onboardingValues = z.object({
  /** The issuer one becomes a customer of. */
  organizationId: z.string(),
  type: z.enum(customerTypes),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    postalCode: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  /** `key` tells the rows of the list apart. */
  wallets: z.array(z.object({ key: z.string(), address: z.string() })),
});
export type OnboardingValues = z.infer<typeof onboardingValues>;

type CustomerInput = z.input<typeof createCustomer.input>;

/** What comes before the steps: the person's own sign-in. */
export const SIGN_IN = "Sign-in";

/** The steps of the wizard, and the fields of the contract that each asks for. */
export const steps = [
  { id: "you", label: "About you", fields: ["type", "name", "email", "phone"] },
  { id: "address", label: "Address", fields: ["countryCode", "address"] },
  { id: "wallets", label: "Wallets", fields: ["wallets"] },
  { id: "review", label: "Review", fields: [] },
] as const satisfies readonly { id: string; label: string; fields: readonly (keyof CustomerInput)[] }[];
export const REVIEW = steps.length - 1;

/** A wizard that nothing was typed into yet, but what is known of who signed in. */
export function emptyValues(organizationId: string, person = { name: "", email: "" }): OnboardingValues {
  return {
    organizationId,
    type: "INDIVIDUAL",
    name: person.name,
    email: person.email,
    phone: "",
    countryCode: "",
    address: { line1: "", line2: "", postalCode: "", city: "", state: "" },
    wallets: [{ key: "first", address: "" }],
  };
}

/** What the values send; fields left empty are left out. */
export function toCustomerInput(values: OnboardingValues): Partial<CustomerInput> {
  const { type, name, email, phone, countryCode } = values;
  const address = filled(values.address);
  return {
    type,
    ...filled({ name, email, phone, countryCode }),
    ...(Object.keys(address).length > 0 && { address }),
    wallets: values.wallets.map((wallet) => ({ address: wallet.address.trim() })),
  };
}

function filled<K extends string>(fields: Record<K, string>): Partial<Record<K, string>> {
  const entries = Object.entries<string>(fields).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== "")) as Partial<Record<K, string>>;
}

/** The step that asks for a field, by its path in the contract, e.g. `wallets.0.address`. */
export function stepOfField(path: string): number {
  const [name = ""] = path.split(".");
  const step = steps.findIndex(({ fields }) => (fields as readonly string[]).includes(name));
  return step === -1 ? REVIEW : step;
}

/** The furthest step one may stand on: the contract refuses nothing of the steps before it. */
export function furthestStep(values: OnboardingValues): number {
  const { error } = createCustomer.input.safeParse(toCustomerInput(values));
  return Math.min(REVIEW, ...(error?.issues ?? []).map(({ path }) => stepOfField(path.join("."))));
}

/** What the identity check will still ask for. */
export function stillDue(values: OnboardingValues): string[] {
  const given: Record<(typeof dueFields)[number], string> = {
    name: values.name,
    email: values.email,
    phone: values.phone,
    "address.line1": values.address.line1,
    "address.city": values.address.city,
    "address.postalCode": values.address.postalCode,
  };
  return dueFields.filter((field) => given[field].trim() === "");
}
