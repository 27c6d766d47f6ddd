/**
 * The creditor reference (ISO 11649) of a purchase: `RF`, two check digits and 21 characters of its id.
 * The id's end is its random part; its beginning, the time, would repeat among neighbours.
 */
export function paymentReference(intentId: string): string {
  const body = intentId.slice(-21).toUpperCase();
  const check = 98 - remainder(`${body}RF00`);
  return `RF${String(check).padStart(2, "0")}${body}`;
}

/** Digits and capitals read as one number, letters standing for 10 to 35, modulo 97 (ISO 7064). */
function remainder(text: string): number {
  let rest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    rest = code < LETTER_A ? rest * 10 + code - DIGIT_0 : rest * 100 + code - LETTER_A + 10;
    rest %= 97;
  }
  return rest;
}

const DIGIT_0 = 48;
const LETTER_A = 65;
