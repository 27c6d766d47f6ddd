import { parse } from "csv-parse/sync";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, it } from "vitest";
import type { CallerContext } from "#server/kernel/context.ts";
import { writeCsv, writeXlsx } from "#server/kernel/write-table.ts";
import { makeCustomer, makeToken } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";
import { type CountedTable, entryTable, holderTable } from "./export-table.ts";

const suite = await openSuite();

const asOf = "2027-02-10T12:00:00.000Z";
const extremes = [900_000_000_000, 0.000000000000000001];
const names = ["=1+1", "+49 40", "-2+3", "@SUM(A1)", 'Ada, "the" first', "Łukasz ß 東京"];
let tokenId: string;
beforeAll(async () => {
  ({ tokenId } = await makeToken(suite, { totalSupply: 1_000_000_000_000 }));
  for (const [index, name] of names.entries()) {
    const customer = await makeCustomer(suite, { name });
    const walletAddress = customer.wallets[0]?.address ?? "";
    const amount = extremes[index] ?? index + 0.5;
    await suite.call().token.mint({ tokenId, customerId: customer.id, walletAddress, amount, note: name });
  }
});

const contextOf = () => ({ app: suite.app, now: new Date(asOf) }) as CallerContext;
const holders = () => holderTable(contextOf(), { organizationId: suite.organizationId, tokenId }, asOf);
const entries = () => entryTable(contextOf(), { organizationId: suite.organizationId, tokenId }, asOf);

const rowsOf = (table: CountedTable) => suite.asSystem(({ db }) => table.count(db));

async function csvOf(table: CountedTable): Promise<string> {
  let text = "";
  for await (const { data } of writeCsv(table)) text += data;
  return text;
}

describe("a CSV", () => {
  it("has a mark for Excel, every holder, exact digits, and no formulas", async () => {
    const text = await csvOf(holders());
    expect(text.startsWith("\uFEFFcustomerId,name,")).toBe(true);
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
    expect(rows).toHaveLength(await rowsOf(holders()));
    const customers = rows.map(({ customerId }) => customerId);
    expect(customers).toEqual(customers.toSorted());
    expect(Object.fromEntries(rows.map(({ name, total }) => [name, total]))).toEqual({
      "'=1+1": "900000000000",
      "'+49 40": "0.000000000000000001",
      "'-2+3": "2.5",
      "'@SUM(A1)": "3.5",
      'Ada, "the" first': "4.5",
      "Łukasz ß 東京": "5.5",
    });
    for (const { available, frozen, total, sharePercent } of rows)
      expect(`${available}${frozen}${total}${sharePercent}`).toMatch(/^[\d.]+$/);
    expect(rows.every((row) => row.asOf === asOf)).toBe(true);
    const { data } = await suite.call().register.holders({ tokenId });
    const shares = Object.fromEntries(data.map(({ customerId, share }) => [customerId, share]));
    expect(
      Object.fromEntries(rows.map(({ customerId = "", sharePercent }) => [customerId, Number(sharePercent)])),
    ).toEqual(shares);
  });

  it("has every entry, the oldest first", async () => {
    const rows: Record<string, string>[] = parse(await csvOf(entries()), { columns: true, bom: true });
    expect(rows).toHaveLength(names.length + 1);
    expect(rows.find(({ reason }) => reason === "ISSUE")).toMatchObject({
      fromAccount: "SUPPLY",
      toAccount: "UNISSUED",
    });
    expect(rows.find(({ note }) => note === "'=1+1")).toMatchObject({ reason: "MINT", toAccount: "WALLET" });
  });

  it("of a token that nobody holds is its headings", async () => {
    const { tokenId: empty } = await makeToken(suite);
    const table = holderTable(contextOf(), { organizationId: suite.organizationId, tokenId: empty }, asOf);
    expect((await csvOf(table)).split("\r\n")).toHaveLength(2);
  });
});

describe("at a past instant", () => {
  it("has who held some then, as the list tells it, however its rows are gathered", async () => {
    const { tokenId: moving } = await makeToken(suite, { totalSupply: 1000 });
    const [first, second] = [await makeCustomer(suite), await makeCustomer(suite)];
    const mint = (customer: typeof first, amount: number, now: string) =>
      suite.call({ now: new Date(now) }).token.mint({
        tokenId: moving,
        customerId: customer.id,
        walletAddress: customer.wallets[0]?.address ?? "",
        amount,
      });
    await mint(first, 10, "2027-02-11T00:00:00Z");
    await mint(second, 30, "2027-02-12T00:00:00Z");
    await suite.call({ now: new Date("2027-02-13T00:00:00Z") }).register.transfer({
      tokenId: moving,
      fromCustomerId: first.id,
      fromWalletAddress: first.wallets[0]?.address ?? "",
      toCustomerId: second.id,
      toWalletAddress: second.wallets[0]?.address ?? "",
      amount: 10,
      reason: "Gift",
    });
    const register = { organizationId: suite.organizationId, tokenId: moving };
    const heldAt = async (at: string) => {
      const table = holderTable(
        { app: suite.app, now: new Date("2028-01-01") } as CallerContext,
        register,
        at,
      );
      const rows: Record<string, string>[] = parse(await csvOf(table), { columns: true, bom: true });
      expect(rows).toHaveLength(await rowsOf(table));
      const call = suite.call({ now: new Date("2028-01-01") });
      for (const order of ["asc", "desc"] as const) {
        const { data } = await call.register.holders({ tokenId: moving, asOf: at, order });
        const listed = data.map(({ customerId, total, share }) => [customerId, total, `${share}`]);
        const exported = rows.map(({ customerId, total, sharePercent }) => [customerId, total, sharePercent]);
        const byTotal = exported.toSorted((a, b) => Number(a[1]) - Number(b[1]));
        expect(listed).toEqual(order === "asc" ? byTotal : byTotal.toReversed());
      }
      const { data: found } = await call.register.holders({ tokenId: moving, asOf: at, q: first.id });
      expect(found.map(({ total }) => total)).toEqual(
        rows.filter(({ customerId }) => customerId === first.id).map(({ total }) => total),
      );
      return Object.fromEntries(rows.map(({ customerId, total }) => [customerId, total]));
    };
    expect(await heldAt("2027-02-10T00:00:00.000Z")).toEqual({});
    expect(await heldAt("2027-02-11T12:00:00.000Z")).toEqual({ [first.id]: "10" });
    expect(await heldAt("2027-02-12T12:00:00.000Z")).toEqual({ [first.id]: "10", [second.id]: "30" });
    expect(await heldAt("2027-02-13T12:00:00.000Z")).toEqual({ [second.id]: "40" });
  });
});

describe("a workbook", () => {
  it("keeps texts as texts, and digits that a number would lose", async () => {
    const parts: Uint8Array[] = [];
    let rowsTold = 0;
    for await (const { data, rows } of writeXlsx(holders())) {
      parts.push(Buffer.from(data));
      rowsTold += rows;
    }
    const { sheets } = await readXlsx(Buffer.concat(parts));
    const [headings = [], ...rows] = sheets[0]?.rows ?? [];
    expect(rowsTold).toBe(rows.length);
    const totalOf = (row: (typeof rows)[number]) => [
      row[headings.indexOf("name")],
      row[headings.indexOf("total")],
    ];
    expect(Object.fromEntries(rows.map(totalOf))).toEqual({
      "=1+1": 900_000_000_000,
      "+49 40": "0.000000000000000001",
      "-2+3": 2.5,
      "@SUM(A1)": 3.5,
      'Ada, "the" first': 4.5,
      "Łukasz ß 東京": 5.5,
    });
    expect(rows.map((row) => row[headings.indexOf("asOf")])).toEqual(rows.map(() => new Date(asOf)));
    expect(sheets[0]?.cells?.values().some(({ formula }) => formula !== undefined)).not.toBe(true);
  });
});

describe("a long one", () => {
  it.each([
    ["holders", holders],
    ["entries", entries],
  ])("comes in batches: %s", async (_what, table) => {
    const batches: string[][] = [];
    for await (const rows of table().batches(2)) batches.push(Array.from(rows, (row) => JSON.stringify(row)));
    const whole: string[] = [];
    for await (const rows of table().batches()) whole.push(...Array.from(rows, (row) => JSON.stringify(row)));
    expect(batches.every((rows) => rows.length <= 2)).toBe(true);
    expect(batches.flat()).toEqual(whole);
    expect(whole).toHaveLength(await rowsOf(table()));
  });
});
