import { XMLParser } from "fast-xml-parser";
import { parseAmount } from "./parse-amount.ts";
import { clean, isoDate, type ParsedEntry, type ParsedStatement } from "./parsed.ts";

/** An element of the file: its elements by name, lists where there may be several, and its text. */
type Element = { readonly [name: string]: unknown };

const LISTS = new Set(["Stmt", "Ntry", "NtryDtls", "TxDtls", "Ustrd", "Strd"]);

// Nothing in the file is followed: entities are not read, and a document type is refused before.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
  isArray: (name) => LISTS.has(name),
});

/**
 * Reads a camt.053 file (ISO 20022, versions 02 to 13): booked entries, those of a batch one by one.
 * @returns a sentence where it cannot be read
 */
export function parseCamt(text: string): ParsedStatement | string {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    return "The file declares a document type, which no bank statement does.";
  const message = /urn:iso:std:iso:20022:tech:xsd:camt\.(\d{3})\.001\.\d{2}/.exec(text)?.[1];
  if (message === "052") return "This is camt.052, of a day that is not over, and may still change.";
  if (message !== undefined && message !== "053") return `This is camt.${message}, which is no statement.`;
  let file: Element;
  try {
    file = parser.parse(text, true) as Element;
  } catch {
    return "The XML is broken or cut off.";
  }
  const statements = list(at(file, "Document", "BkToCstmrStmt")?.Stmt);
  if (statements.length === 0) return "The XML holds no statement of a bank (BkToCstmrStmt).";
  const ibans: string[] = [];
  const entries: ParsedEntry[] = [];
  for (const statement of statements) {
    const iban = textOf(at(statement, "Acct", "Id")?.IBAN);
    if (iban !== null) ibans.push(iban.replace(/\s/g, "").toUpperCase());
    for (const entry of list(statement.Ntry)) {
      if (statusOf(entry) !== "BOOK") continue;
      const read = readEntry(entry);
      if (typeof read === "string") return read;
      entries.push(...read);
    }
  }
  return { format: "CAMT053", ibans: [...new Set(ibans)], entries };
}

/** Since version 08 the status is a code inside. */
function statusOf(entry: Element): string {
  const status = entry.Sts;
  return (isElement(status) ? textOf(status.Cd) : textOf(status)) ?? "BOOK";
}

/** The movements of an entry: one, or each of a batch. */
function readEntry(entry: Element): ParsedEntry[] | string {
  const bookingDate = dateOf(at(entry, "BookgDt")) ?? dateOf(at(entry, "ValDt"));
  const amount = amountOf(entry);
  if (bookingDate === null || amount === null) return "An entry has no date or no amount that can be read.";
  const details = list(entry.NtryDtls).flatMap(({ TxDtls }) => list(TxDtls));
  const bankReference = clean(textOf(entry.AcctSvcrRef));
  const sign = textOf(entry.CdtDbtInd) === "DBIT" ? "-" : "";
  const isBatch = details.length > 1;
  if (!isBatch) {
    const [detail = {}] = details;
    return [
      {
        ...readDetail(detail, sign === "-", textOf(entry.AddtlNtryInf)),
        bankReference: bankReference ?? clean(textOf(at(detail, "Refs")?.AcctSvcrRef)),
        bookingDate,
        amount: `${sign}${amount.value}`,
        currency: amount.currency,
      },
    ];
  }
  const read: ParsedEntry[] = [];
  for (const [index, detail] of details.entries()) {
    const own = amountOf(detail) ?? amountOf(at(detail, "AmtDtls", "TxAmt") ?? {});
    if (own === null) return "A transaction of a batch has no amount that can be read.";
    const ownReference = clean(textOf(at(detail, "Refs")?.AcctSvcrRef));
    const ownSign = textOf(detail.CdtDbtInd) ?? textOf(entry.CdtDbtInd);
    read.push({
      ...readDetail(detail, ownSign === "DBIT", null),
      bankReference: ownReference ?? (bankReference === null ? null : `${bankReference}/${index + 1}`),
      bookingDate,
      amount: `${ownSign === "DBIT" ? "-" : ""}${own.value}`,
      currency: own.currency,
    });
  }
  return read;
}

/** Who is on the other side, and what was written. */
function readDetail(detail: Element, isDebit: boolean, info: string | null) {
  const parties = at(detail, "RltdPties") ?? {};
  const side = isDebit ? "Cdtr" : "Dbtr";
  const party = at(parties, side) ?? {};
  // Since version 08 a party stands in an element of its own.
  const name = textOf(party.Nm) ?? textOf(at(party, "Pty")?.Nm) ?? textOf(at(parties, `Ultmt${side}`)?.Nm);
  const account = at(parties, `${side}Acct`, "Id");
  const remittance = at(detail, "RmtInf") ?? {};
  const structured = list(remittance.Strd).map((one) => textOf(at(one, "CdtrRefInf")?.Ref));
  const unstructured = texts(remittance.Ustrd);
  const endToEnd = textOf(at(detail, "Refs")?.EndToEndId);
  const written = [...structured, ...unstructured, endToEnd === "NOTPROVIDED" ? null : endToEnd].filter(
    (part): part is string => part !== null && part !== "",
  );
  return {
    counterpartyName: clean(name),
    counterpartyAccount: clean(textOf(account?.IBAN) ?? textOf(at(account ?? {}, "Othr")?.Id)),
    remittance: clean(written.length > 0 ? written.join(" ") : info),
  };
}

function amountOf(element: Element): { value: string; currency: string } | null {
  const amount = element.Amt;
  if (!isElement(amount)) return null;
  // ISO 20022 writes a point, and neither a sign nor thousands apart: `1.005` is too precise, not a thousand and five.
  const [, plain] = /^(\d+(?:\.\d{1,2})?)0*$/.exec(textOf(amount) ?? "") ?? [];
  const value = plain === undefined ? null : parseAmount(plain);
  const currency = textOf(amount["@Ccy"]);
  return value === null || currency === null || !/^[A-Z]{3}$/.test(currency) ? null : { value, currency };
}

function dateOf(element: Element | undefined): string | null {
  const written = textOf(element?.Dt) ?? textOf(element?.DtTm);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(written ?? "") ?? [];
  return year === undefined ? null : isoDate(Number(year), Number(month), Number(day));
}

function isElement(value: unknown): value is Element {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function at(element: Element, ...path: readonly string[]): Element | undefined {
  let found: unknown = element;
  for (const name of path) found = isElement(found) ? found[name] : undefined;
  return isElement(found) ? found : undefined;
}

function list(value: unknown): Element[] {
  return (Array.isArray(value) ? value : [value]).filter(isElement);
}

function texts(value: unknown): (string | null)[] {
  return (Array.isArray(value) ? value : [value]).map(textOf);
}

/** The text of an element, with or without attributes. */
function textOf(value: unknown): string | null {
  const text = isElement(value) ? value["#text"] : value;
  return typeof text === "string" && text !== "" ? decodeEntities(text) : null;
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The five entities of XML itself, and characters by their number. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
