/** Most digits before the decimal point: what a sum of money can be. */
const MOST_DIGITS = 13;

/**
 * An amount as banks write it, in German or English: `1.250,00`, `1,250.00`, `1'250.00`, `-12,5`, `1250.00-`, `(3.00)`,
 * `1.250,00 H`, `€ 5`. A single separator before exactly three digits sets thousands apart, as money has two decimals, but never
 * after a zero: `0,125` is refused, not read as 125.
 * @returns a decimal text with two decimals; null for anything else, and for more than two decimals
 */
export function parseAmount(text: string): string | null {
  let rest = text
    .trim()
    .replace(/^(EUR|USD|€|\$)\s*|\s*(EUR|USD|€|\$)$/gi, "")
    .replaceAll("−", "-");
  let isNegative = false;
  const take = (pattern: RegExp, negative: boolean) => {
    if (!pattern.test(rest)) return;
    rest = rest.replace(pattern, "").trim();
    isNegative ||= negative;
  };
  take(/\s*(S|D|DR|DBIT)$/i, true);
  take(/\s*(H|C|CR|CRDT)$/i, false);
  if (/^\(.*\)$/.test(rest)) {
    rest = rest.slice(1, -1).trim();
    isNegative = true;
  }
  take(/^-\s*/, true);
  take(/\s*-$/, true);
  take(/^\+\s*/, false);
  rest = rest.replace(/^(€|\$)\s*/, "");
  const number = readNumber(rest);
  return number === null ? null : `${isNegative && Number(number) !== 0 ? "-" : ""}${number}`;
}

function readNumber(text: string): string | null {
  if (!/^[\d.,' \u00a0\u202f]+$/.test(text) || !/\d/.test(text)) return null;
  const plain = text.replace(/['\s]/g, "");
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const separators = new Set(whole.match(/[.,]/g));
  const isGrouped = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(whole);
  const decimalSign = decimals === "" ? "" : (plain.at(-decimals.length - 1) ?? "");
  if (separators.size > 1 || (separators.size === 1 && (!isGrouped || separators.has(decimalSign))))
    return null;
  const digits = whole.replace(/[.,]/g, "").replace(/^0+(?=\d)/, "");
  if (!/^\d+$/.test(digits) || digits.length > MOST_DIGITS) return null;
  return `${digits}.${decimals.padEnd(2, "0")}`;
}
