import { describe, expect, it } from "vitest";
import { createCustomer } from "#server/domain/investors/customer/contract.ts";
import { MOST_BYTES, template } from "./columns.ts";
import { failedRows } from "./failed-rows.ts";
import { type CustomerFile, readFile } from "./read-file.ts";

const wallet = (n: number) => `0x${n.toString(16).padStart(40, "0")}`;
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string): CustomerFile => {
  const file = readFile(bytes(text));
  if (typeof file === "string") throw new Error(file);
  return file;
};
const inputs = (text: string) => read(text).rows.map(({ input }) => input);
const HEAD = "type,countryCode,name,wallets";

describe("a file of customers", () => {
  it("is read as its template is: what it has can be imported", () => {
    const [input, ...others] = inputs(template());
    expect(others).toEqual([]);
    expect(createCustomer.input.parse(input)).toMatchObject({
      phone: "+49 40 1234567",
      address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
      metadata: { userId: "42" },
    });
  });

  it.each([",", ";", "\t"])("may have its cells apart by %j", (sign) => {
    const row = ["INDIVIDUAL", "DE", "Ada", wallet(1)];
    expect(inputs([HEAD.replaceAll(",", sign), row.join(sign)].join("\r\n"))).toEqual([
      { type: "INDIVIDUAL", countryCode: "DE", name: "Ada", wallets: [{ address: wallet(1) }] },
    ]);
  });

  it("may name its columns in any order and case, and leave cells empty", () => {
    expect(inputs(`WALLETS , Type,countrycode,email\n${wallet(1)},ORGANIZATION,AT,`)).toEqual([
      { type: "ORGANIZATION", countryCode: "AT", wallets: [{ address: wallet(1) }] },
    ]);
  });

  it("has several wallets in one cell", () => {
    const [input] = inputs(`${HEAD}\nINDIVIDUAL,DE,Ada,"${wallet(1)} ${wallet(2)}; ${wallet(3)}"`);
    expect(input?.wallets).toHaveLength(3);
  });

  it("counts rows as a spreadsheet does, over empty ones and cells of several lines", () => {
    const { rows } = read(
      `${HEAD}\nINDIVIDUAL,DE,"Ada\nLindqvist",${wallet(1)}\n\n,,,\nINDIVIDUAL,DE,Bo,${wallet(2)}\n`,
    );
    expect(rows.map(({ row, input }) => [row, input.name])).toEqual([
      [2, "Ada\nLindqvist"],
      [5, "Bo"],
    ]);
  });
});

describe("whatever wrote it", () => {
  const text = `${HEAD}\nINDIVIDUAL,DE,Zoë Müller,${wallet(1)}`;
  const utf16 = (mark: number[], isBig: boolean) =>
    Uint8Array.from([
      ...mark,
      ...[...text].flatMap((sign) => {
        const code = sign.charCodeAt(0);
        return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    ]);
  it.each([
    ["UTF-8", bytes(text)],
    ["UTF-8 with its mark", bytes(`\uFEFF${text}`)],
    ["UTF-16, low byte first", utf16([0xff, 0xfe], false)],
    ["UTF-16, high byte first", utf16([0xfe, 0xff], true)],
    ["what Windows writes", Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)))],
  ])("%s has its letters", (_, file) => {
    expect(readFile(file)).toMatchObject({ rows: [{ input: { name: "Zoë Müller" } }] });
  });
});

describe("a hostile file", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => `INDIVIDUAL,DE,C${n},${wallet(n)}`).join("\n");

  it.each([
    ["nothing", "", "The file is empty."],
    ["blanks", " \n\n", "The file is empty."],
    ["headings alone", HEAD, "The file has headings and no customers below them."],
    ["no headings", rows(2), /^The first row must name the columns, and type, countryCode, wallets are not/],
    ["one heading missing", "type,countryCode\nINDIVIDUAL,DE", /and wallets is not among them/],
    ["a heading twice", `${HEAD},Name\n${rows(1)},x`, "Two columns are called name. Take one of them out."],
    [
      "a quote that never ends",
      `${HEAD}\nINDIVIDUAL,DE,"Ada,${wallet(1)}`,
      /^The quotes around line \d+ do not match/,
    ],
    [
      "a quote amid a cell",
      `${HEAD}\nINDIVIDUAL,DE,Ada "A" L,${wallet(1)}`,
      /^The quotes around line \d+ do not match/,
    ],
    ["a workbook", "PK\u0003\u0004\0\0\0", /^This is not a CSV file/],
    [
      "1,001 customers",
      `${HEAD}\n${rows(1_001)}`,
      /^The file has 1,001 customers, and 1,000 can be imported/,
    ],
  ])("with %s is refused with a sentence", (_, text, sentence) => {
    expect(readFile(bytes(text))).toEqual(
      typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    );
  });

  it("that is too large is refused before it is read", () => {
    expect(readFile(new Uint8Array(MOST_BYTES + 1))).toMatch(/^The file is larger than 4 MB/);
  });

  it("of 1,000 customers is taken", () => {
    expect(read(`${HEAD}\n${rows(1_000)}`).rows).toHaveLength(1_000);
  });

  it("has formulas as the texts that they are, and gives them back as texts", () => {
    const cells = ['"=HYPERLINK(""https://evil.example"",""x"")"', "@SUM(A1)", "-1+1"];
    const text = `${HEAD}\n${cells.map((cell, n) => `INDIVIDUAL,DE,${cell},${wallet(n)}`).join("\n")}`;
    const file = read(text);
    const names = ['=HYPERLINK("https://evil.example","x")', "@SUM(A1)", "-1+1"];
    expect(file.rows.map(({ input }) => input.name)).toEqual(names);
    const faults = file.rows.map(({ row }) => ({ row, column: "name", detail: "No." }));
    const written = failedRows(file, faults);
    expect(written).toContain("'@SUM(A1)");
    const again = read(written);
    expect(again.rows.map(({ input }) => input)).toEqual(file.rows.map(({ input }) => input));
    expect(again.remarks).toEqual([]);
    expect(failedRows(again, faults)).toBe(written);
  });

  it("with columns nobody knows names them, with the one that was meant", () => {
    const { remarks } = read(`${HEAD},e-mail,shoe size\n${rows(1)},a@b.example,42`);
    expect(remarks).toEqual([
      {
        row: null,
        column: "e-mail",
        detail: "No field is called so: the column is passed over. Was email meant?",
      },
      { row: null, column: "shoe size", detail: "No field is called so: the column is passed over." },
    ]);
  });

  it("with more cells than headings says where", () => {
    const { remarks } = read(`${HEAD}\nINDIVIDUAL,DE,Lindqvist, Ada,${wallet(1)}`);
    expect(remarks).toMatchObject([{ row: 2, column: null, detail: expect.stringContaining("5 cells") }]);
  });

  it("with the same username, e-mail address or wallet twice asks whether it is the same customer", () => {
    const { remarks, rows } = read(
      `type,countryCode,username,email,wallets\nINDIVIDUAL,DE,ada,ada@example.com,${wallet(10)}\nINDIVIDUAL,DE,Ada,ADA@example.com,${wallet(10).toUpperCase().replace("X", "x")}`,
    );
    expect(rows).toHaveLength(2);
    expect(remarks.map(({ row, column }) => [row, column])).toEqual([
      [3, "username"],
      [3, "email"],
      [3, "wallets"],
    ]);
    expect(remarks[0]?.detail).toBe("Row 2 has the same. Are they two customers?");
  });
});
