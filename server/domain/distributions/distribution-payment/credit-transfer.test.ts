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

describe("a payment file", () => {
  it("is XML that says who pays whom how much", () => {
    const xml = creditTransferFile(file);
    expect(XMLValidator.validate(xml)).toBe(true);
    const { Document } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml);
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
    expect(creditTransferFile({ ...file, debtor })).toContain("<Othr><Id>NOTPROVIDED</Id></Othr>");
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
