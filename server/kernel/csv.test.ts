import { describe, expect, it } from "vitest";
import { csvHead, csvLines } from "./csv.ts";

describe("a line of CSV", () => {
  it.each<[cells: unknown[], line: string]>([
    [["a", 1, true, false, null, undefined], "a,1,true,false,,\r\n"],
    [['say "no", please'], '"say ""no"", please"\r\n'],
    [["two\nlines", "two\r\nlines"], '"two\nlines","two\r\nlines"\r\n'],
    [["=1+1", "+1", "-1+1", "@SUM(A1)", "\t1"], "'=1+1,'+1,'-1+1,'@SUM(A1),'\t1\r\n"],
    [["-12.5", "-1", -2, "-1e3", "-.5", "--1"], "-12.5,-1,-2,'-1e3,'-.5,'--1\r\n"],
    [["\r=1"], '"\'\r=1"\r\n'],
    [['=HYPERLINK("http://x","y")'], '"\'=HYPERLINK(""http://x"",""y"")"\r\n'],
    [["a=1", "ümläut 😀"], "a=1,ümläut 😀\r\n"],
  ])("of %j", (cells, line) => {
    expect(csvLines([cells])).toBe(line);
  });
});

it("begins with a mark and its headings, and has as many lines as rows", () => {
  expect(csvHead(["name", "größe, m"])).toBe('\uFEFFname,"größe, m"\r\n');
  expect(csvLines([["a"], ["b"]])).toBe("a\r\nb\r\n");
  expect(csvLines([])).toBe("");
});
