import { expect, it } from "vitest";
import { drawPaper } from "./draw-paper.ts";
import type { Paper } from "./paper.ts";
import { printPaper } from "./print-paper.ts";

const paper: Paper = {
  issuer: "Harbour Lofts GmbH",
  title: "Contract note",
  subtitle: "Harbour Lofts",
  status: "Delivered",
  number: "trd_1",
  asOf: "1 May 2027",
  updatedAt: "2027-05-01T00:00:00.000Z",
  parties: [{ role: "Buyer", name: "Ada Lindqvist", lines: ["1 High Street"] }],
  sections: [{ kind: "rows", title: "Trade", rows: [["Price", "10.00 EUR"]] }],
};

it("prints what is drawn, for several organizations at once", async () => {
  const letterhead = { accent: "#123456" };
  const drawn = await drawPaper({ paper, letterhead });
  const printed = await Promise.all(
    ["a", "b", "a"].map((organization) => printPaper(organization, paper, letterhead)),
  );
  for (const bytes of printed) expect(drawn.equals(bytes)).toBe(true);
});

it("tells of a paper that cannot be drawn, and draws the next", async () => {
  const letterhead = { logo: Buffer.from("no picture") };
  await expect(printPaper("a", paper, letterhead)).rejects.toThrow("Unknown image format.");
  expect(
    Buffer.from(await printPaper("a", paper, {}))
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});
