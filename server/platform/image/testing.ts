/** Small pictures for tests, made of the parts that a reader looks at. */
import { crc32, deflateSync } from "node:zlib";

const latin = (text: string) => Buffer.from(text, "latin1");

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([latin(type), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
}

/** A PNG of one colour, which every browser draws; `extra` stands in a chunk of its own. */
export function png(width: number, height: number, extra?: Buffer): Buffer {
  const rows =
    Math.min(width * height, 1_000_000) === width * height
      ? Buffer.alloc((width + 1) * height, 0x7f)
      : Buffer.alloc(0);
  // Each row begins with the number of its filter: none.
  for (let row = 0; row < height && rows.length > 0; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    latin("\x89PNG\r\n\x1a\n"),
    chunk("IHDR", Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])])),
    ...(extra ? [chunk("teSt", extra)] : []),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The frame of a JPEG without a picture in it. */
export function jpeg(width: number, height: number, comment: Buffer = latin("made for a test")): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    latin("\xff\xd8\xff\xe0\x00\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0"),
    latin("\xff\xfe"),
    length,
    comment,
    latin("\xff\xc0\x00\x0b\x08"),
    size,
    latin("\x01\x01\x11\x00\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00\x2a\xff\xd9"),
  ]);
}

/** A WebP's container with one chunk. */
export function webp(kind: "VP8 " | "VP8L" | "VP8X", width: number, height: number): Buffer {
  const data = Buffer.alloc(12);
  if (kind === "VP8 ") {
    data.writeUIntBE(0x9d012a, 3, 3);
    data.writeUInt16LE(width, 6);
    data.writeUInt16LE(height, 8);
  } else if (kind === "VP8L") {
    data[0] = 0x2f;
    data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  } else {
    data.writeUIntLE(width - 1, 4, 3);
    data.writeUIntLE(height - 1, 7, 3);
  }
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  const inside = Buffer.concat([latin("WEBP"), latin(kind), length, data]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(inside.length);
  return Buffer.concat([latin("RIFF"), size, inside]);
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([u32(data.length + 8), latin(type), data]);
}

/** An AVIF's boxes without a picture in them; `extra` stands in a box of its own. */
export function avif(width: number, height: number, extra: Buffer = Buffer.alloc(4)): Buffer {
  const size = box("ispe", u32(0), u32(width), u32(height));
  const meta = box("meta", u32(0), box("iprp", box("ipco", size)));
  return Buffer.concat([box("ftyp", latin("avif"), u32(0), latin("mif1")), meta, box("mdat", extra)]);
}
