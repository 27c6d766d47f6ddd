import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { creditTransferFile, latin } from "./credit-transfer.ts";

const file = {
  messageId: "0123456789abcdef0123456789abcdef",
  createdAt: new Date("2027-02-10T12:00:00Z"),
  debtor: { name: "Nordlicht & Söhne <GmbH>", iban: "DE89370400440532013000", bic: "COBADEFFXXX" },
  transfers: [
    {
      endToEndId: "RF60539007547034",
      amount: "66.67",
      name: "Zofia Wiśniewska",
      iban: "LT121000011101001000",
      remittance: "Rent, “second” half",
    },
    {
      endToEndId: "RF18539007547034",
      amount: "33.33",
      name: "株式会社",
      iban: "DE75512108001245126199",
      remittance: "Rent",
    },
  ],
  sum: "100.00",
};

const parsed = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
const inOrder = new XMLParser({ ignoreAttributes: false, parseTagValue: false, preserveOrder: true });

/** Letters of EPC217-08, as long as the schema's type and the rulebook allow both. */
const text = (length: number) => new RegExp(`^[A-Za-z0-9/?:().,'+ -]{1,${length}}$`);
const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/;
/** 18 digits in all by the schema; two decimals and 0.01 to 999999999.99 a transfer by the rulebook. */
const TOTAL = /^(?=.*[1-9])(0|[1-9][0-9]{0,15})[.][0-9]{2}$/;

/**
 * What pain.001.001.09 says of the elements that a SEPA transfer uses, as sequences: the name, how often at most, how
 * often at least, and what stands in it. What the schema leaves out here is optional there.
 */
type Content = RegExp | Element[];
type Element = readonly [name: string, least: number, most: number, content: Content];
const account: Content = [["Id", 1, 1, [["IBAN", 1, 1, IBAN]]]];
const party: Content = [["Nm", 1, 1, text(70)]];
const schema: Element[] = [
  [
    "CstmrCdtTrfInitn",
    1,
    1,
    [
      [
        "GrpHdr",
        1,
        1,
        [
          ["MsgId", 1, 1, text(35)],
          ["CreDtTm", 1, 1, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/],
          ["NbOfTxs", 1, 1, /^[0-9]{1,15}$/],
          ["CtrlSum", 0, 1, TOTAL],
          ["InitgPty", 1, 1, party],
        ],
      ],
      [
        "PmtInf",
        1,
        Number.POSITIVE_INFINITY,
        [
          ["PmtInfId", 1, 1, text(35)],
          ["PmtMtd", 1, 1, /^(CHK|TRF|TRA)$/],
          ["BtchBookg", 0, 1, /^(true|false)$/],
          ["NbOfTxs", 0, 1, /^[0-9]{1,15}$/],
          ["CtrlSum", 0, 1, TOTAL],
          ["PmtTpInf", 0, 1, [["SvcLvl", 0, 1, [["Cd", 1, 1, /^[^ ]{1,4}$/]]]]],
          ["ReqdExctnDt", 1, 1, [["Dt", 1, 1, /^\d{4}-\d{2}-\d{2}$/]]],
          ["Dbtr", 1, 1, party],
          ["DbtrAcct", 1, 1, account],
          [
            "DbtrAgt",
            1,
            1,
            [
              [
                "FinInstnId",
                1,
                1,
                [
                  ["BICFI", 0, 1, /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/],
                  ["Othr", 0, 1, [["Id", 1, 1, text(35)]]],
                ],
              ],
            ],
          ],
          ["ChrgBr", 0, 1, /^(DEBT|CRED|SHAR|SLEV)$/],
          [
            "CdtTrfTxInf",
            1,
            Number.POSITIVE_INFINITY,
            [
              ["PmtId", 1, 1, [["EndToEndId", 1, 1, text(35)]]],
              ["Amt", 1, 1, [["InstdAmt", 1, 1, /^(?!0+[.]00$)(0|[1-9][0-9]{0,8})[.][0-9]{2}$/]]],
              ["Cdtr", 1, 1, party],
              ["CdtrAcct", 1, 1, account],
              ["RmtInf", 0, 1, [["Ustrd", 0, 1, text(140)]]],
            ],
          ],
        ],
      ],
    ],
  ],
];

type Node = Record<string, Node[] | string | Record<string, string>>;

/** Where a file breaks the schema: which element, and how. */
function faultsOf(xml: string): string[] {
  const document = (inOrder.parse(xml) as Node[]).find((node) => "Document" in node);
  return faultsIn("Document", (document?.Document ?? []) as Node[], schema);
}

function faultsIn(path: string, nodes: readonly Node[], content: Content): string[] {
  if (content instanceof RegExp) {
    const written = nodes.map((node) => node["#text"]).join();
    return content.test(written) ? [] : [`${path}: ${JSON.stringify(written)}`];
  }
  const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ":@") ?? "";
  const names = nodes.map(nameOf);
  const wanted = content.flatMap(([name]) => names.filter((one) => one === name));
  if (names.join() !== wanted.join()) return [`${path}: ${names.join(", ")}`];
  return content.flatMap(([name, least, most, inside]) => {
    const found = nodes.filter((node) => nameOf(node) === name);
    const here = `${path}/${name}`;
    if (found.length < least || found.length > most) return [`${here}: ${found.length} times`];
    return found.flatMap((node) => faultsIn(here, node[name] as Node[], inside));
  });
}

describe("a payment file", () => {
  it("is XML that says who pays whom how much", () => {
    const xml = creditTransferFile(file);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(faultsOf(xml)).toEqual([]);
    const { Document } = parsed.parse(xml);
    const { GrpHdr, PmtInf } = Document.CstmrCdtTrfInitn;
    expect(Document["@_xmlns"]).toBe("urn:iso:std:iso:20022:tech:xsd:pain.001.001.09");
    expect(GrpHdr).toMatchObject({
      MsgId: file.messageId,
      NbOfTxs: "2",
      CtrlSum: "100.00",
      CreDtTm: "2027-02-10T12:00:00",
    });
    expect(PmtInf.Dbtr.Nm).toBe("Nordlicht + Sohne .GmbH.");
    expect(PmtInf.DbtrAgt.FinInstnId.BICFI).toBe("COBADEFFXXX");
    expect(PmtInf.CdtTrfTxInf[0]).toEqual({
      PmtId: { EndToEndId: "RF60539007547034" },
      Amt: { InstdAmt: { "#text": "66.67", "@_Ccy": "EUR" } },
      Cdtr: { Nm: "Zofia Wisniewska" },
      CdtrAcct: { Id: { IBAN: "LT121000011101001000" } },
      RmtInf: { Ustrd: "Rent, .second. half" },
    });
  });

  it("names no bank where none is known", () => {
    const { bic: _, ...debtor } = file.debtor;
    const xml = creditTransferFile({ ...file, debtor });
    expect(parsed.parse(xml).Document.CstmrCdtTrfInitn.PmtInf.DbtrAgt.FinInstnId).toEqual({
      Othr: { Id: "NOTPROVIDED" },
    });
    expect(faultsOf(xml)).toEqual([]);
  });

  it("keeps to the schema, whatever names, texts and sums it is given", () => {
    const cents = fc.integer({ min: 1, max: 99_999_999_999 });
    const transfer = fc.record({
      endToEndId: fc.constant("RF18539007547034"),
      cents,
      name: fc.string({ unit: "binary", maxLength: 200 }),
      iban: fc.constantFrom("LT121000011101001000", "MT84MALT011000012345MTLCAST001S"),
      remittance: fc.string({ unit: "binary", maxLength: 300 }),
    });
    const money = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
    fc.assert(
      fc.property(
        fc.array(transfer, { minLength: 1, maxLength: 20 }),
        fc.string({ unit: "binary" }),
        (transfers, name) => {
          const xml = creditTransferFile({
            ...file,
            debtor: { ...file.debtor, name },
            transfers: transfers.map(({ cents: amount, ...rest }) => ({ ...rest, amount: money(amount) })),
            sum: money(transfers.reduce((sum, { cents: amount }) => sum + amount, 0)),
          });
          expect(XMLValidator.validate(xml)).toBe(true);
          expect(faultsOf(xml)).toEqual([]);
          expect(xml.match(/Ccy="EUR"/g)).toHaveLength(transfers.length);
        },
      ),
    );
  });

  it.each([
    ["the elements in another order", "<BtchBookg>true</BtchBookg>", "", "PmtInf"],
    ["a name too long", "Wisniewska", "x".repeat(80), "Cdtr/Nm"],
    ["a letter that banks refuse", "Wisniewska", "Wiśniewska", "Cdtr/Nm"],
    ["an amount of three decimals", ">66.67<", ">66.670<", "InstdAmt"],
    ["an amount of nothing", ">66.67<", ">0.00<", "InstdAmt"],
    ["no execution date", /<ReqdExctnDt>.*<[/]ReqdExctnDt>/s, "", "ReqdExctnDt: 0 times"],
    ["an IBAN with spaces", "LT12", "LT12 ", "IBAN"],
  ])("breaks the schema with %s", (what, found, written, fault) => {
    const moved = what.includes("order") ? "</PmtInf>" : "";
    const xml = creditTransferFile(file)
      .replace(found, written)
      .replace(moved, moved && `${found}${moved}`);
    expect(faultsOf(xml).join()).toContain(fault);
  });

  it.each([
    ["Łukasz Đorđević", "Lukasz Dordevic"],
    ["Straße; Æsop", "Strasse. AEsop"],
    ["  ", "."],
    ["x".repeat(80), "x".repeat(70)],
  ])("writes %j as %j", (text, written) => {
    expect(latin(text, 70)).toBe(written);
  });
});
