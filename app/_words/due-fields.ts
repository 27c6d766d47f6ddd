import type { dueFields } from "#server/domain/investors/customer/contract.ts";

const labels: Record<(typeof dueFields)[number], string> = {
  name: "Name",
  email: "E-mail address",
  phone: "Telephone number",
  "address.line1": "Street and number",
  "address.city": "City",
  "address.postalCode": "Postal code",
};

/** A field the identity check needs, as people call it. */
export function dueLabel(field: string): string {
  return field in labels ? labels[field as keyof typeof labels] : field;
}
