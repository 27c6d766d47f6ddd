import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inspect } from "./inspect.ts";
import { avif, jpeg, png, webp } from "./testing.ts";

const text = (value: string) => Buffer.from(value);

describe("what a picture is", () => {
  it.each([
    ["PNG", png(160, 90), { mediaType: "image/png", width: 160, height: 90 }],
    ["JPEG", jpeg(1600, 900), { mediaType: "image/jpeg", width: 1600, height: 900 }],
    [
      "JPEG with what a camera adds",
      Buffer.concat([jpeg(16, 9), text("SEFT")]),
      { mediaType: "image/jpeg", width: 16, height: 9 },
    ],
    ["WebP, lossy", webp("VP8 ", 320, 180), { mediaType: "image/webp", width: 320, height: 180 }],
    ["WebP, lossless", webp("VP8L", 320, 180), { mediaType: "image/webp", width: 320, height: 180 }],
    ["WebP, extended", webp("VP8X", 320, 180), { mediaType: "image/webp", width: 320, height: 180 }],
    ["AVIF", avif(640, 360), { mediaType: "image/avif", width: 640, height: 360 }],
  ])("is told by its content: %s", (_, bytes, picture) => {
    expect(inspect(bytes)).toEqual(picture);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["SVG", text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["SVG with a byte order mark", text("\ufeff<?xml version='1.0'?><svg/>")],
    ["HTML", text("<!doctype html><script>alert(1)</script>")],
    ["GIF", text("GIF89a/*")],
    ["PDF", text("%PDF-1.7")],
    ["a ZIP", text("PK\u0003\u0004")],
    ["a film", Buffer.concat([Buffer.from([0, 0, 0, 16]), text("ftypisom"), Buffer.alloc(4)])],
  ])("%s is none that is shown", (_, bytes) => {
    expect(inspect(bytes)).toContain("no picture of a kind");
  });

  it.each([
    ["PNG", png(160, 90)],
    ["JPEG", jpeg(160, 90)],
    ["WebP", webp("VP8X", 160, 90)],
    ["AVIF", avif(160, 90)],
  ])("a %s that is cut off anywhere is refused, and never an error", (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(typeof inspect(bytes.subarray(0, length))).toBe("string");
    }
  });

  it.each([
    ["a PNG with a page behind it", Buffer.concat([png(16, 9), text("<html><script>alert(1)</script>")])],
    ["a JPEG with a page behind it", Buffer.concat([jpeg(16, 9), text("<ScRiPt>alert(1)</sCrIpT>")])],
    ["a JPEG with PHP in its comment", jpeg(16, 9, text("<?php system($_GET[0]) ?>"))],
    ["a JPEG that is a PDF as well", Buffer.concat([jpeg(16, 9), text("%PDF-1.4")])],
    ["a WebP with a page behind it", Buffer.concat([webp("VP8X", 16, 9), text("<html>")])],
    ["a PNG with a page in a chunk", png(16, 9, text("<html><body>"))],
    ["an AVIF with a box of SVG", avif(16, 9, text("<svg onload=alert(1)>"))],
  ])("%s is refused", (_, bytes) => {
    expect(typeof inspect(bytes)).toBe("string");
  });

  it.each([
    ["no width", png(0, 90)],
    ["a side that no browser draws", png(60_000, 60_000)],
    ["a side just too long", jpeg(8193, 10)],
  ])("one with %s is refused", (_, bytes) => {
    expect(typeof inspect(bytes)).toBe("string");
  });

  it("is read from any bytes without an error", () => {
    const starts = [png(1, 1), jpeg(1, 1), webp("VP8 ", 1, 1), avif(1, 1)];
    for (let round = 0; round < 400; round += 1) {
      const bytes = Buffer.from(starts[round % 4] ?? []);
      for (let changes = 0; changes < 4; changes += 1) {
        bytes[12 + ((round * 31 + changes * 17) % (bytes.length - 12))] = (round * 7 + changes * 91) & 0xff;
      }
      expect(() => inspect(bytes)).not.toThrow();
    }
    expect(typeof inspect(deflateSync(text("nothing")))).toBe("string");
  });
});
