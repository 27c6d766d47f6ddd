import { csvHead, csvLines } from "#server/kernel/csv.ts";

/** Bytes of a file at most. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** Columns of a file, by the names that the interface gives the fields of a customer. */
export const fieldColumns = [
  "type",
  "countryCode",
  "username",
  "name",
  "email",
  "phone",
  "address.line1",
  "address.line2",
  "address.city",
  "address.state",
  "address.postalCode",
  "wallets",
] as const;

/** Columns of this beginning are a client's own data: `metadata.userId`. */
export const METADATA = "metadata.";

/** What a file of failed rows says besides; passed over where it is read again. */
export const PROBLEM = "problem";

/** The template's one customer; several wallets stand with a space between. */
const example: Readonly<Record<string, string>> = {
  type: "INDIVIDUAL",
  countryCode: "DE",
  username: "ada",
  name: "Ada Lindqvist",
  email: "ada@example.com",
  phone: "+49 40 1234567",
  "address.line1": "Sandtorkai 12",
  "address.city": "Hamburg",
  "address.postalCode": "20457",
  wallets: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  "metadata.userId": "42",
};

/** A file with every column and one customer. */
export function template(): string {
  const headings = [...fieldColumns, `${METADATA}userId`];
  return csvHead(headings) + csvLines([headings.map((name) => example[name])]);
}

/** The column that a failed rule of a customer concerns, by its param: `wallets.0.address` → `wallets`. */
export function columnOf(param: string | null): string | null {
  if (param === null) return null;
  return fieldColumns.find((name) => param === name || param.startsWith(`${name}.`)) ?? param;
}
