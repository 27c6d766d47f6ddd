import { describe, expect, it } from "vitest";
import { parseAmount } from "./parse-amount.ts";
import { type IdentifiedStatement, parseStatement } from "./parse-statement.ts";
import { namesAgree, referencedIds } from "./rules.ts";
import { camt } from "./testing.ts";

describe("amounts", () => {
  it.each([
    ["1250", "1250.00"],
    ["1.250,00", "1250.00"],
    ["1,250.00", "1250.00"],
    ["1'250.5", "1250.50"],
    ["1.250", "1250.00"],
    ["1.234.567,89", "1234567.89"],
    ["12,5", "12.50"],
    ["-12,50", "-12.50"],
    ["12,50-", "-12.50"],
    ["(3.00)", "-3.00"],
    ["+3.00 €", "3.00"],
    ["EUR 7", "7.00"],
    ["1.250,00 H", "1250.00"],
    ["1.250,00 S", "-1250.00"],
    ["0,00", "0.00"],
    ["−5", "-5.00"],
  ])("reads %s as %s", (text, expected) => expect(parseAmount(text)).toBe(expected));

  it.each([
    ...["", "abc", "1,2,3", "1.23.4", "1,234.5678", "1e5", "12.345,678", "--5", "99999999999999"],
    ...["0,125", "0.005", "00.100", "-0,125"],
  ])("does not guess at %s", (text) => expect(parseAmount(text)).toBeNull());

  it.each([
    ["1250.000", "1250.00"],
    ["1250.50", "1250.50"],
    ["7", "7.00"],
    ["100", "100.00"],
  ])("are %s in XML for %s", (amount, expected) =>
    expect(parseStatement(camt([{ amount }]))).toMatchObject({ entries: [{ amount: expected }] }),
  );

  it.each(["1.005", "1.234", "0.001", "1,50", "-1.00", "1.000.00", "1e3"])(
    "are not read from XML where they are %s",
    (amount) => expect(parseStatement(camt([{ amount }]))).toMatch(/no amount that can be read/),
  );
});

describe("names", () => {
  it.each([
    ["Ada Lindqvist", "LINDQVIST ADA"],
    ["Jürgen Müller", "JUERGEN MUELLER"],
    ["Kranich Capital GmbH", "KRANICH CAPITAL"],
    ["Dr. Łukasz Wójcik", "Lukasz Wojcik"],
    ["O'Brien, Seán", "Sean OBrien"],
    ["L. und M. Hansen", "Maria Hansen"],
    ["Søren Kjær", "Soeren Kjaer"],
    ["", "Ada"],
  ])("%s may be %s", (payer, buyer) => expect(namesAgree(payer, buyer)).toBe(true));

  it.each([
    ["Ada Lindqvist", "Karl Meier"],
    ["Nord GmbH", "Süd GmbH"],
    ["Ina Ott", "Ida Orr"],
  ])("%s is not %s", (payer, buyer) => expect(namesAgree(payer, buyer)).toBe(false));

  it("are no reason for doubt where there are none", () => expect(namesAgree(null, "Ada")).toBe(true));
});

describe("references", () => {
  const end = "c3d9f1e2a3b4c5d6e7f01";
  it.each([
    `RF18${end.toUpperCase()}`,
    `rf18 ${end}`,
    `Invest: RF18 C3D9 F1E2 A3B4 C5D6 E7F0 1, thanks`,
    `Rechnung/RF18${end.toUpperCase()}/Ada`,
  ])("are found in %s", (text) => expect(referencedIds(text)).toEqual([end]));

  it("are found as the id of the purchase too, and once", () => {
    const id = "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
    expect(referencedIds(id, `for ${id}`)).toEqual([id.slice(-21)]);
    expect(referencedIds("Miete Mai", null)).toEqual([]);
  });
});

describe("camt.053", () => {
  const entry = { amount: "1250.00", name: "Ada Lindqvist", reference: "RF18539007547034" };

  it.each(["02", "04", "08", "12"])("is read in version %s", (version) => {
    const statement = parseStatement(camt([entry], { version }));
    expect(statement).toMatchObject({
      format: "CAMT053",
      ibans: ["DE89370400440532013000"],
      entries: [
        {
          bookingDate: "2027-02-09",
          amount: "1250.00",
          currency: "EUR",
          counterpartyName: "Ada Lindqvist",
          remittance: "RF18539007547034",
        },
      ],
    });
  });

  it("has what went out as negative, what is pending not at all, and texts with their signs", () => {
    const statement = parseStatement(
      camt([
        { amount: "5", isDebit: true, text: "Fee &amp; tax &#228;" },
        { amount: "7", status: "PDNG" },
      ]),
    );
    expect(statement).toMatchObject({ entries: [{ amount: "-5.00", remittance: "Fee & tax ä" }] });
    expect((statement as IdentifiedStatement).entries).toHaveLength(1);
  });

  it("takes a batch apart", () => {
    const one = (name: string, amount: string) =>
      `<TxDtls><Refs><EndToEndId>E-${name}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
    const batch = `<NtryDtls>${one("Ada", "10.00")}${one("Bea", "20.00")}</NtryDtls>`;
    const statement = parseStatement(camt([{ amount: "30.00", bankReference: "B1", details: batch }]));
    expect(statement).toMatchObject({
      entries: [
        { amount: "10.00", counterpartyName: "Ada", remittance: "E-Ada", bankReference: "B1/1" },
        { amount: "20.00", counterpartyName: "Bea", remittance: "E-Bea", bankReference: "B1/2" },
      ],
    });
  });

  it.each([
    ["<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'b'>]><Document>&a;</Document>", /document type/],
    ["<Document><broken>", /broken|no statement/],
    ["<html></html>", /no statement/],
    [camt([{ amount: "1.234.5" }]), /amount/],
    [camt([{ amount: "1", date: "2027-02-31" }]), /date/],
    [camt([]).replaceAll("camt.053", "camt.052"), /camt.052/],
    [camt([]).replaceAll("camt.053", "camt.054"), /camt.054/],
  ])("is refused with a reason: %#", (text, reason) => expect(parseStatement(text)).toMatch(reason));
});

describe("CSV", () => {
  it("is read as German banks write it, with lines before the header and a mark of its encoding", () => {
    const text =
      '\ufeffKontoauszug;DE89370400440532013000\n\nBuchungstag;Beguenstigter/Zahlungspflichtiger;IBAN;Verwendungszweck;Betrag;Währung\n09.02.2027;"Müller, Jürgen";DE75512108001245126199;"RF18 5390";"1.250,00";EUR\n10.02.27;Bank;;Entgelt;-4,90;EUR\n';
    expect(parseStatement(text)).toMatchObject({
      format: "CSV",
      entries: [
        {
          bookingDate: "2027-02-09",
          amount: "1250.00",
          currency: "EUR",
          counterpartyName: "Müller, Jürgen",
          counterpartyAccount: "DE75512108001245126199",
          remittance: "RF18 5390",
        },
        { bookingDate: "2027-02-10", amount: "-4.90" },
      ],
    });
  });

  it("is read as English banks write it, with a column for each direction and months first", () => {
    const text =
      'Date,Description,Debit,Credit,Currency,Counterparty\n02/13/2027,"RF18, thanks",,"1,250.00",USD,Ada\n02/14/2027,Fee,4.90,,USD,Bank\n';
    expect(parseStatement(text)).toMatchObject({
      entries: [
        { bookingDate: "2027-02-13", amount: "1250.00", currency: "USD" },
        { bookingDate: "2027-02-14", amount: "-4.90" },
      ],
    });
  });

  it.each([
    ["", /empty/],
    ["a,b\n1,2\n", /date and amount/],
    ["Date,Amount\n2027-02-30,5\n", /Line 2 has a date/],
    ["Date,Amount\n2027-02-03,five\n", /Line 2 has an amount/],
    ["Date,Amount,Currency\n2027-02-03,5,EURO\n", /Line 2 has a currency/],
    ["\u0000\u0001\u0002", /empty|date and amount/],
  ])("is refused with a reason: %j", (text, reason) => expect(parseStatement(text)).toMatch(reason));

  it("tells equal transfers of a day apart, and the same way in every file", () => {
    const row = "2027-02-03,5.00\n";
    const identities = (text: string) =>
      (parseStatement(`Date,Amount\n${text}`) as IdentifiedStatement).entries.map(({ identity }) => identity);
    const two = identities(row + row);
    expect(new Set(two).size).toBe(2);
    expect(identities(`2027-02-02,1.00\n${row}${row}`).slice(1)).toEqual(two);
  });
});
