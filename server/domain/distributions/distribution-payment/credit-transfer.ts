/** A transfer in a payment file; the amount is a decimal text. */
export interface Transfer {
  readonly endToEndId: string;
  readonly amount: string;
  readonly name: string;
  readonly iban: string;
  readonly remittance: string;
}

/** A payment file: who pays what, and when. */
export interface CreditTransferFile {
  /** Names the file; banks refuse the same twice. At most 35 characters. */
  readonly messageId: string;
  readonly createdAt: Date;
  readonly debtor: { readonly name: string; readonly iban: string; readonly bic?: string | undefined };
  readonly transfers: readonly Transfer[];
  /** Sum of the transfers, a decimal text. */
  readonly sum: string;
}

/** Longest name and remittance text that a SEPA transfer carries. */
const NAME_LENGTH = 70;
const REMITTANCE_LENGTH = 140;

/** A SEPA credit transfer in euros as banks take it (ISO 20022 pain.001.001.09). */
export function creditTransferFile(file: CreditTransferFile): string {
  const { messageId, createdAt, debtor, transfers, sum } = file;
  const count = String(transfers.length);
  const totals = element("NbOfTxs", count) + element("CtrlSum", sum);
  const agent = debtor.bic ? element("BICFI", debtor.bic) : element("Othr", element("Id", "NOTPROVIDED"));
  const header = element(
    "GrpHdr",
    element("MsgId", messageId) +
      element("CreDtTm", createdAt.toISOString().slice(0, 19)) +
      totals +
      element("InitgPty", element("Nm", latin(debtor.name, NAME_LENGTH))),
  );
  const payment = element(
    "PmtInf",
    element("PmtInfId", messageId) +
      element("PmtMtd", "TRF") +
      element("BtchBookg", "true") +
      totals +
      element("PmtTpInf", element("SvcLvl", element("Cd", "SEPA"))) +
      element("ReqdExctnDt", element("Dt", createdAt.toISOString().slice(0, 10))) +
      element("Dbtr", element("Nm", latin(debtor.name, NAME_LENGTH))) +
      element("DbtrAcct", element("Id", element("IBAN", debtor.iban))) +
      element("DbtrAgt", element("FinInstnId", agent)) +
      element("ChrgBr", "SLEV") +
      transfers.map(transferOf).join(""),
  );
  const namespace = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${element("CstmrCdtTrfInitn", header + payment)}\n</Document>\n`;
}

function transferOf({ endToEndId, amount, name, iban, remittance }: Transfer): string {
  return element(
    "CdtTrfTxInf",
    element("PmtId", element("EndToEndId", endToEndId)) +
      element("Amt", `<InstdAmt Ccy="EUR">${amount}</InstdAmt>`) +
      element("Cdtr", element("Nm", latin(name, NAME_LENGTH))) +
      element("CdtrAcct", element("Id", element("IBAN", iban))) +
      element("RmtInf", element("Ustrd", latin(remittance, REMITTANCE_LENGTH))),
  );
}

/** Blocks begin on a line of their own, so that people can read the file and banks' limits on lines hold. */
const blocks = new Set(["GrpHdr", "PmtInf", "CdtTrfTxInf", "CstmrCdtTrfInitn"]);

function element(name: string, content: string): string {
  return `${blocks.has(name) ? "\n" : ""}<${name}>${content}</${name}>`;
}

/** Letters that no accent was taken from, as banks write them. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  "’": "'",
  "–": "-",
  "&": "+",
};

/**
 * Text in the letters that every bank in SEPA takes (EPC217-08): accents go, what has no counterpart becomes a point.
 * None of those letters means anything in XML.
 */
export function latin(text: string, length: number): string {
  const plain = [...text.normalize("NFD").replaceAll(/\p{M}/gu, "")]
    .map((letter) => letters[letter] ?? letter)
    .join("")
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ".");
  return plain.slice(0, length).trim() || ".";
}
