/**
 * The creditor reference (ISO 11649) of a purchase: `RF`, two check digits and 21 characters of its id.
 * The id's end is its random part; its beginning, the time, would repeat among neighbours.
 */
export function paymentReference(intentId: string): string {
  const body = intentId.slice(-21).toUpperCase();
  const digits = [...`${body}RF00`].map((character) => Number.parseInt(character, 36)).join("");
  const check = 98n - (BigInt(digits) % 97n);
  return `RF${check.toString().padStart(2, "0")}${body}`;
}
