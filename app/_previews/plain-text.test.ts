import { describe, expect, it } from "vitest";
import { headOf, plainText } from "./plain-text.ts";

describe("the text of a preview", () => {
  it.each([
    ["Łódź, Ελλάδα, Київ – 4,1 %", "Łódź, Ελλάδα, Київ – 4,1 %"],
    ["Two\nlines\t here", "Two lines here"],
    ["Cafe\u0301", "Café"],
    ["Rocket 🚀 ©️ ™ 1️⃣ 家 \u202eevil\u0000", "Rocket 1 evil"],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["🏠🏠", ""],
    ["شقق — الميناء!", ""],
  ])("%j is drawn as %j", (text, drawn) => {
    expect(plainText(text, 80).replaceAll(/ +/g, " ")).toBe(drawn);
  });

  it("is cut where it is longer than there is room for", () => {
    expect(plainText("word ".repeat(100), 20)).toBe("word word word word…");
    expect(plainText("x".repeat(10_000), 20)).toHaveLength(20);
  });
});

describe("the head of a preview", () => {
  it("is the title, and who offers where no letter of the title can be drawn", () => {
    const kicker = "Nordlicht";
    expect(headOf({ title: "Harbour Lofts", kicker })).toEqual({ heading: "Harbour Lofts", above: kicker });
    expect(headOf({ title: "شقق 😀", kicker })).toEqual({ heading: kicker, above: "" });
  });
});
