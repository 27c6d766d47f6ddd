import type { Currency } from "#db/schema/enums.ts";

/** The one locale of the pages, so that server and browser write every number and date alike. */
const LOCALE = "en-GB";

/** Currencies by name, as people read them. */
export const currencyNames: Record<Currency, string> = { EUR: "euro", USD: "US dollar" };

/** What to say of an offering that takes every currency: "EUR or USD". */
export const anyCurrency = Object.keys(currencyNames).join(" or ");
/** The same where there is little room: "EUR/USD". */
export const anyCurrencyShort = Object.keys(currencyNames).join("/");

const formats = new Map<string, Intl.NumberFormat>();

/** How numbers are written; each way is made once, as making it takes a hundred times as long as writing a number. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALE, options);
  formats.set(key, format);
  return format;
}

interface MoneyFormat {
  /** Leaves out the cents of whole amounts: "€250,000" instead of "€250,000.00". */
  readonly short?: boolean | undefined;
}

/** Writes a sum of money: "€1,250.00"; without a currency, the plain amount. */
export function formatMoney(
  amount: number,
  currency?: Currency,
  { short = false }: MoneyFormat = {},
): string {
  return numberFormat({
    ...(currency === undefined ? {} : { style: "currency", currency }),
    minimumFractionDigits: short && Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
}

/** Writes a quantity of tokens with all the decimals it has: "1,250.5". */
export function formatTokens(amount: number | string): string {
  const format = numberFormat({ maximumFractionDigits: 18 });
  return format.format(amount as Intl.StringNumericLiteral);
}

/** Writes a whole number: "1,204". */
export function formatCount(count: number): string {
  return numberFormat().format(count);
}

/** Writes a share: "37.5%"; what is not nothing never reads as 0%, what is not all never as 100%. */
export function formatShare(part: number, whole: number): string {
  const share = whole > 0 ? part / whole : 0;
  const shown = share > 0 && share < 1 ? Math.min(Math.max(share, 0.001), 0.999) : share;
  return numberFormat({ style: "percent", maximumFractionDigits: 1 }).format(shown);
}

/** Writes how something changed since before: " (+33.3%)"; nothing where there was nothing to compare with. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return "";
  const format = numberFormat({
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return ` (${format.format((now - before) / before)})`;
}

export type DateDetail = "day" | "date" | "dateTime";

/** Written out here, since browsers disagree about "Sep" and "Sept". */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Writes an instant in UTC: "21 Nov", "21 Nov 2026" or "21 Nov 2026, 09:00 UTC". */
export function formatDate(value: string | Date, detail: DateDetail = "date"): string {
  const at = new Date(value);
  const day = `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
  if (detail === "day") return day;
  const date = `${day} ${at.getUTCFullYear()}`;
  return detail === "dateTime" ? `${date}, ${at.toISOString().slice(11, 16)} UTC` : date;
}

/** The same instant by the clock on the reader's wall, "21 Nov, 10:00"; null where that clock shows UTC. */
export function formatLocal(value: string): string | null {
  const offset = new Date(value).getTimezoneOffset();
  if (offset === 0) return null;
  const local = new Date(Date.parse(value) - offset * 60_000);
  return `${formatDate(local, "day")}, ${local.toISOString().slice(11, 16)}`;
}

const INSTANT = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;

/** Writes the instants of a sentence that machines read too, "2026-11-21T09:00:00.000Z", as people read them. */
export function writeInstants(sentence: string): string {
  return sentence.replaceAll(INSTANT, (instant) => formatDate(instant, "dateTime"));
}

/** Writes an IBAN or a payment reference in groups of four, as banks do: "DE89 3704 0044 0532 0130 00". */
export function formatInFours(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/** Writes the size of a file: "840 KB" or "2.4 MB". */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.95 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}

/** Shortens a wallet or contract address to what people compare: "0x8617…070D". */
export function shortAddress(address: string): string {
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}
