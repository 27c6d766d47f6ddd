import { XMLBuilder } from "fast-xml-parser";

/** A transfer in a payment file; the amount is a decimal text. */
interface Transfer {
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

/** Most that one SEPA transfer carries, in euros. */
export const MOST_A_TRANSFER = 999_999_999.99;

/** Longest name and remittance text that a SEPA transfer carries. */
const NAME_LENGTH = 70;
const REMITTANCE_LENGTH = 140;

const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true });

/** A SEPA credit transfer in euros as banks take it (ISO 20022 pain.001.001.09). */
export function creditTransferFile(file: CreditTransferFile): string {
  const { messageId, createdAt, debtor, transfers, sum } = file;
  const totals = { NbOfTxs: String(transfers.length), CtrlSum: sum };
  const payer = { Nm: latin(debtor.name, NAME_LENGTH) };
  const moment = createdAt.toISOString();
  // The schema knows sequences alone: the order of these keys is the order of the elements.
  return xml.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    Document: {
      "@xmlns": "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09",
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: messageId, CreDtTm: moment.slice(0, 19), ...totals, InitgPty: payer },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: "TRF",
          BtchBookg: "true",
          ...totals,
          PmtTpInf: { SvcLvl: { Cd: "SEPA" } },
          ReqdExctnDt: { Dt: moment.slice(0, 10) },
          Dbtr: payer,
          DbtrAcct: { Id: { IBAN: debtor.iban } },
          DbtrAgt: { FinInstnId: debtor.bic ? { BICFI: debtor.bic } : { Othr: { Id: "NOTPROVIDED" } } },
          ChrgBr: "SLEV",
          CdtTrfTxInf: transfers.map(({ endToEndId, amount, name, iban, remittance }) => ({
            PmtId: { EndToEndId: endToEndId },
            Amt: { InstdAmt: { "@Ccy": "EUR", "#text": amount } },
            Cdtr: { Nm: latin(name, NAME_LENGTH) },
            CdtrAcct: { Id: { IBAN: iban } },
            RmtInf: { Ustrd: latin(remittance, REMITTANCE_LENGTH) },
          })),
        },
      },
    },
  });
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
 */
export function latin(text: string, length: number): string {
  const plain = [...text.normalize("NFD").replaceAll(/\p{M}/gu, "")]
    .map((letter) => letters[letter] ?? letter)
    .join("")
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ".");
  return plain.slice(0, length).trim() || ".";
}
