import { parse } from "csv-parse/sync";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, it } from "vitest";
import { writtenText } from "#server/kernel/csv.ts";
import type { FileAnswer, FilePart } from "#server/kernel/operation.ts";
import {
  complete,
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeOpenOffer,
  verify,
} from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";
import { exportColumns } from "./columns.ts";
import { textAt } from "./export-list.ts";

const suite = await openSuite();
const other = await openSuite();

/** The first sheet of a workbook. */
async function sheetOf({ content }: FileAnswer) {
  const parts = await Array.fromAsync(content as AsyncGenerator<FilePart>);
  const bytes = Buffer.concat(parts.map(({ data }) => Buffer.from(data)));
  return (await readXlsx(bytes, { readStyles: true })).sheets[0];
}

/** The rows of a CSV file, each by its headings. */
async function rowsOf({ content }: FileAnswer): Promise<Record<string, string>[]> {
  if (typeof content !== "object" || !("next" in content)) throw new Error("it does not come in parts");
  let text = "";
  for await (const { data } of content) text += String(data);
  return parse(text, { bom: true, columns: true });
}

beforeAll(async () => {
  const ada = await makeCustomer(suite, { name: "Ada", countryCode: "DE" });
  const ben = await makeCustomer(suite, { name: "=Ben", countryCode: "AT" });
  const offering = await makeOffering(suite);
  for (const [customer, tokens] of [
    [ada, 10],
    [ben, 20],
    [ben, 30],
  ] as const) {
    const bought = await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering, tokens));
    if (tokens === 30) await complete(suite, bought.offeringPurchaseIntentId);
  }
  const { maker, offer, token } = await makeOpenOffer(suite);
  const taker = await makeHolder(suite, token.tokenId, 20);
  for (const { id } of [maker, taker]) await verify(suite, id);
  const takerWalletAddress = taker.wallets[0]?.address ?? "";
  await suite
    .call()
    .bulletinBoard.offer.accept({ offerId: offer.offerId, customerId: taker.id, takerWalletAddress });
});

describe("the download of a list", () => {
  it("has the rows that the filters leave, newest first", async () => {
    const file = await suite.call().file.list.purchases({ purchaseStatus: "PENDING" });
    expect(file).toMatchObject({ rows: 2, fileName: `purchases-${NOW.toISOString().slice(0, 10)}.csv` });
    const rows = await rowsOf(file);
    // Both were made at one instant.
    expect(rows.map((row) => [row["payment.purchaseAmount"], row["payment.currency"]]).sort()).toEqual([
      ["100", "EUR"],
      ["200", "EUR"],
    ]);
  });

  it("holds nothing that a spreadsheet would take for a formula, and nobody else's rows", async () => {
    const rows = await rowsOf(await suite.call().file.list.customers({ countryCode: "AT" }));
    expect(rows.map(({ name }) => name)).toEqual(["'=Ben"]);
    const stranger = { ...suite.owner, organizationId: other.organizationId } as typeof suite.owner;
    expect(await rowsOf(await suite.call({ actor: stranger }).file.list.customers({}))).toEqual([]);
  });

  const { customer, offeringPurchaseIntent, bulletinBoard, trade } = suite.call();
  it.each([
    ["customers", customer],
    ["purchases", offeringPurchaseIntent],
    ["offers", bulletinBoard.offer],
    ["trades", trade],
  ] as const)("of %s holds what the list tells, though less of it is read", async (list, of) => {
    const { data } = await of.list({ limit: 100 });
    expect(data.length).toBeGreaterThan(0);
    const told = data.map((row) =>
      Object.fromEntries(exportColumns[list].map((path) => [path, textAt(row, path.split(".")) ?? ""])),
    );
    const rows = await rowsOf(await suite.call().file.list[list]({}));
    const written = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([heading, cell]) => [heading, writtenText(cell)])),
    );
    expect(written).toEqual(told);
  });

  it("comes as a workbook too", async () => {
    const sheet = await sheetOf(await suite.call().file.list.purchases({ format: "xlsx" }));
    expect(sheet?.rows.map((row) => row.length > 5)).toEqual([true, true, true, true]);
  });

  it("has quantities and counts as numbers, and whole numbers without decimals", async () => {
    const { tokenId } = await makeOffering(suite);
    await makeHolder(suite, tokenId, 12.5);
    const { list } = suite.call().file;
    const holders = await sheetOf(await list.registerHolders({ tokenId, format: "xlsx" }));
    expect(holders?.rows[1]?.slice(3, 6)).toEqual([12.5, 0, 12.5]);
    const tokens = await sheetOf(await list.tokens({ format: "xlsx" }));
    const formatOf = (heading: string) => {
      const column = exportColumns.tokens.indexOf(heading);
      return tokens?.cells?.get(`1,${column}`)?.style?.numFmt;
    };
    expect(formatOf("holders")).toBe("0");
    expect(formatOf("totalSupply")).toMatch(/^#,##0\.00/);
  });

  it("has instants as dates of a spreadsheet, to the second that the list tells, and none where there is none", async () => {
    const { trade, file } = suite.call();
    const [told] = (await trade.list({ limit: 1 })).data;
    const sheet = await sheetOf(await file.list.trades({ format: "xlsx" }));
    const cellOf = (heading: string) => sheet?.cells?.get(`1,${exportColumns.trades.indexOf(heading)}`);
    for (const heading of ["createdAt", "updatedAt"] as const) {
      expect(cellOf(heading)).toMatchObject({
        value: new Date(told?.[heading] ?? ""),
        style: { numFmt: "yyyy-mm-dd hh:mm:ss" },
      });
    }
    expect(cellOf("payment.paidAt")?.value ?? null).toBe(null);
    // What only looks like a moment is the text that it is.
    await makeCustomer(suite, { name: "2027-01-31T09:00:00.000Z", countryCode: "FR" });
    const customers = await sheetOf(await file.list.customers({ countryCode: "FR", format: "xlsx" }));
    expect(customers?.rows[1]?.[exportColumns.customers.indexOf("name")]).toBe("2027-01-31T09:00:00.000Z");
  });

  it("is named after the day that a register is of", async () => {
    const { tokenId } = await makeOffering(suite);
    const asOf = new Date(NOW.getTime() - 86_400_000).toISOString();
    const { fileName } = await suite.call().file.list.registerHolders({ tokenId, asOf });
    expect(fileName).toBe(`register-holders-${asOf.slice(0, 10)}.csv`);
  });

  it("takes the right to read the list", async () => {
    const actor = suite.key("organization:read");
    await expectRefusal(suite, "not_allowed", () => suite.call({ actor }).file.list.purchases({}));
  });
});

describe("the total of a list", () => {
  it("counts and sums what matches, by currency", async () => {
    const { total } = await suite.call().offeringPurchaseIntent.list({ limit: 1, total: "true" });
    expect(total).toEqual({ count: 3, isExact: true, sums: [{ currency: "EUR", amount: 600 }] });
    const pending = { purchaseStatus: "PENDING", total: "true" } as const;
    expect((await suite.call().offeringPurchaseIntent.list(pending)).total).toEqual({
      count: 2,
      isExact: true,
      sums: [{ currency: "EUR", amount: 300 }],
    });
  });

  it("counts what a search finds, and is there only where it is asked for", async () => {
    expect((await suite.call().customer.list({ q: "ada", total: "true" })).total).toEqual({
      count: 1,
      isExact: true,
      sums: [],
    });
    expect((await suite.call().refund.list({ q: "nobody", total: "true" })).total).toEqual({
      count: 0,
      isExact: true,
      sums: [],
    });
    expect(await suite.call().customer.list({})).not.toHaveProperty("total");
  });
});
