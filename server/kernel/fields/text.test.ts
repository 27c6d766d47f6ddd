import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId } from "./id.ts";
import { REQUIRED } from "./messages.ts";
import { freeText, identifier, instant, isStorable, text, timestamp } from "./text.ts";
import { walletAddress } from "./wallet.ts";

const messageOf = (parsed: { success: boolean; error?: { issues: { message: string }[] } }) =>
  parsed.error?.issues[0]?.message ?? null;

describe("text", () => {
  it("is trimmed, before it is measured", () => {
    expect(text(3).parse("  abc\n")).toBe("abc");
    expect(freeText(3).parse("   ")).toBe("");
  });

  it.each([
    [text(3), "", REQUIRED],
    [text(3), "   ", REQUIRED],
    [text(3), "abcd", "Use at most 3 characters."],
    [text(3), undefined, REQUIRED],
    [text(3), null, "Send text."],
    [text(3), 12, "Send text."],
    [freeText(3), "abcd", "Use at most 3 characters."],
    [identifier, "x".repeat(201), "Use at most 200 characters."],
  ])("%# says what is wrong with %j", (schema, value, message) => {
    expect(messageOf(schema.safeParse(value))).toBe(message);
  });

  it.each(["a\u0000b", "\ud800", "x\udc00", "\udc00\ud800"])(
    "holds nothing that cannot be stored: %j",
    (value) => {
      expect(messageOf(text(10).safeParse(value))).toMatch(/cannot be stored/);
      expect(messageOf(freeText(10).safeParse(value))).toMatch(/cannot be stored/);
    },
  );

  it("holds everything else: it comes through UTF-8 as it was", () => {
    const units = fc.array(fc.oneof(fc.nat(0xff), fc.integer({ min: 0xd700, max: 0xe000 }), fc.nat(0xffff)));
    const texts = units.map((codes) => String.fromCharCode(...codes));
    const property = fc.property(texts, (value) => {
      const roundTrip = Buffer.from(value, "utf8").toString("utf8");
      return isStorable(value) === (!value.includes("\u0000") && roundTrip === value);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});

describe("a timestamp", () => {
  it.each([
    ["2027-01-31T09:00:00Z", "2027-01-31T09:00:00.000Z"],
    ["2027-01-31T09:00:00.123Z", "2027-01-31T09:00:00.123Z"],
    ["2027-01-31T09:00:00.123456789Z", "2027-01-31T09:00:00.123Z"],
    ["2027-01-31T09:00:00+01:00", "2027-01-31T08:00:00.000Z"],
    ["2027-01-31T09:00:00-11:30", "2027-01-31T20:30:00.000Z"],
    ["2028-02-29T00:00:00Z", "2028-02-29T00:00:00.000Z"],
    ["1970-01-01T00:00:00Z", "1970-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
  ])("%s is %s", (value, at) => {
    expect(timestamp.parse(value)).toBe(value);
    expect(instant(value).toISOString()).toBe(at);
  });

  it.each(["2027-01-31T09:00:00", "2027-01-31T09:00", "2027-01-31T09:00:00.5"])(
    "%j lacks its zone",
    (value) => {
      expect(messageOf(timestamp.safeParse(value))).toMatch(/^Say which zone/);
    },
  );

  it.each([
    "",
    "now",
    "2027-01-31",
    "31.01.2027",
    "2027-02-29T00:00:00Z",
    "2027-13-01T00:00:00Z",
    "2027-01-31T25:00:00Z",
    "2027-01-31T09:00Z",
    "2027-01-31T09:00:00+0100",
    "2027-01-31 09:00:00Z",
    "1969-12-31T23:59:59Z",
    "1970-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-01:00",
    "+12027-01-31T09:00:00Z",
    1_800_000_000_000,
    null,
  ])("%j is none", (value) => {
    expect(timestamp.safeParse(value).success).toBe(false);
  });
});

describe("a wallet address", () => {
  it.each([
    "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    "0x8617e340b3d01fa5f11f306f4090fd50e238070d",
    " 0x0000000000000000000000000000000000000000 ",
  ])("%j is one, of any case", (value) => {
    expect(walletAddress.parse(value)).toBe(value.trim());
  });

  it.each([
    "",
    "0x",
    "8617E340B3D01FA5F11F306F4090FD50E238070D",
    "0X8617E340B3D01FA5F11F306F4090FD50E238070D",
    "0x8617E340B3D01FA5F11F306F4090FD50E238070",
    "0x8617E340B3D01FA5F11F306F4090FD50E238070DA",
    "0x8617E340B3D01FA5F11F306F4090FD50E238070G",
    "0x8617E340B3D01FA5F11F306F4090FD50E238070D\n0x",
  ])("%j is none", (value) => {
    expect(walletAddress.safeParse(value).success).toBe(false);
  });
});

describe("an identifier", () => {
  it("tells what it names and sorts by its time", () => {
    const ids = [5, 1, 3].map((second) => newId("off", new Date(Date.UTC(2027, 0, 1, 0, 0, second))));
    expect(ids.every((id) => /^off_[0-9a-f]{12}7[0-9a-f]{19}$/.test(id))).toBe(true);
    expect(ids.toSorted()).toEqual([ids[1], ids[2], ids[0]]);
  });

  it("is another one each time, at the same moment too", () => {
    const at = new Date();
    expect(new Set(Array.from({ length: 10_000 }, () => newId("opi", at))).size).toBe(10_000);
  });
});
