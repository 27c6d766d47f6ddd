/** Leaves out of pictures what cameras and editors write beside them. Pure. */
import { crc32 } from "node:zlib";

/** A part of a file. */
interface Part {
  readonly bytes: Buffer;
  /** Of a part that tells where, when and with what a picture was made: its directory of Exif, empty where it is another text. */
  readonly tells?: Buffer | undefined;
}

/** How a kind of picture is taken apart, and put together. */
interface Kind {
  readonly parts: (bytes: Buffer) => readonly Part[];
  /** @param held a directory of Exif that tells how the camera was held, where that is not upright */
  readonly join: (parts: readonly Buffer[], held: Buffer | undefined) => readonly Buffer[];
}

const EXIF = "Exif\0\0";
const NOTHING = Buffer.alloc(0);

/** Segments up to where the picture's own data begins; those of Exif and XMP, and of IPTC, tell. */
const jpeg: Kind = {
  parts(bytes) {
    const parts: Part[] = [{ bytes: bytes.subarray(0, 2) }];
    let at = 2;
    while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
      const marker = bytes[at + 1] ?? 0;
      const end = marker === 0xff ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2);
      const segment = bytes.subarray(at, end);
      const tells = [0xe1, 0xed].includes(marker) ? withoutName(segment.subarray(4)) : undefined;
      parts.push({ bytes: segment, tells });
      at = end;
    }
    return [...parts, { bytes: bytes.subarray(at) }];
  },
  join([start = NOTHING, ...segments], held) {
    if (!held) return [start, ...segments];
    const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF.length + held.length]);
    return [start, head, Buffer.from(EXIF, "latin1"), held, ...segments];
  },
};

/** Chunks behind a signature; the first tells the size. */
const png: Kind = {
  parts: (bytes) =>
    chunksOf(bytes, 8, (at) => ({ name: at + 4, data: at + 8, end: at + 12 + bytes.readUInt32BE(at) }), [
      "eXIf",
      "tEXt",
      "zTXt",
      "iTXt",
      "tIME",
    ]),
  join([signature = NOTHING, size = NOTHING, ...chunks], held) {
    if (!held) return [signature, size, ...chunks];
    const named = Buffer.concat([Buffer.from("eXIf", "latin1"), held]);
    return [signature, size, uint32(held.length), named, uint32(crc32(named)), ...chunks];
  },
};

/** Chunks behind a head that tells the length of all; the first may have flags that tell which others there are. */
const webp: Kind = {
  parts: (bytes) =>
    chunksOf(
      bytes,
      12,
      (at) => {
        const length = bytes.readUInt32LE(at + 4);
        return { name: at, data: at + 8, end: at + 8 + length + (length % 2) };
      },
      ["EXIF", "XMP "],
    ),
  join([start = NOTHING, first = NOTHING, ...chunks], held) {
    const [head, flags] = [Buffer.from(start), Buffer.from(first)];
    if (flags.toString("latin1", 0, 4) === "VP8X") flags[8] = ((flags[8] ?? 0) & ~0x0c) | (held ? 0x08 : 0);
    const ends: Buffer[] = [];
    if (held) {
      const chunk = Buffer.from("EXIF\0\0\0\0", "latin1");
      chunk.writeUInt32LE(held.length, 4);
      ends.push(chunk, held);
    }
    const parts = [flags, ...chunks, ...ends];
    head.writeUInt32LE(4 + parts.reduce((length, part) => length + part.length, 0), 4);
    return [head, ...parts];
  },
};

/** By the first two bytes. */
const kinds: ReadonlyMap<number, Kind> = new Map([
  [0xffd8, jpeg],
  [0x8950, png],
  [0x5249, webp],
]);

/**
 * A picture without what was told of where, when and with what it was made; how it was held stays, so that it stands
 * upright. Other kinds, and one with nothing of that, are passed on as they are.
 * @param bytes a picture that was looked at (`./inspect.ts`)
 */
export function strip(bytes: Buffer): Buffer {
  const kind = kinds.get(bytes.readUInt16BE(0));
  if (kind === undefined) return bytes;
  const parts = kind.parts(bytes);
  const told = parts.flatMap(({ tells }) => (tells ? [tells] : []));
  const orientation = told.map(orientationIn).find((found) => found !== undefined) ?? 1;
  const kept = parts.flatMap((part) => (part.tells ? [] : [part.bytes]));
  const stripped = Buffer.concat(kind.join(kept, orientation === 1 ? undefined : directoryOf(orientation)));
  return stripped.length < bytes.length ? stripped : bytes;
}

/** Chunks that each name their kind, of which some tell. @param first where the first begins */
function chunksOf(
  bytes: Buffer,
  first: number,
  placeOf: (at: number) => { name: number; data: number; end: number },
  telling: readonly string[],
): readonly Part[] {
  const parts: Part[] = [{ bytes: bytes.subarray(0, first) }];
  let at = first;
  while (at + 8 <= bytes.length) {
    const { name, data, end } = placeOf(at);
    const tells = telling.includes(bytes.toString("latin1", name, name + 4));
    parts.push({
      bytes: bytes.subarray(at, end),
      tells: tells ? withoutName(bytes.subarray(data, end)) : undefined,
    });
    at = end;
  }
  return parts;
}

/** Some programs write the name of a directory before it wherever it stands. */
const withoutName = (told: Buffer) => (told.toString("latin1", 0, 6) === EXIF ? told.subarray(6) : told);

/** How the camera was held, 1 to 8, by the first directory of Exif. */
function orientationIn(tiff: Buffer): number | undefined {
  const order = tiff.toString("latin1", 0, 2);
  if (tiff.length < 8 || !["II", "MM"].includes(order)) return undefined;
  const isLittle = order === "II";
  const wordAt = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const word = (at: number) => (at + 2 > tiff.length ? 0 : wordAt(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Array.from({ length: word(directory) }, (_, index) => directory + 2 + 12 * index);
  const found = entries.find((entry) => word(entry) === 0x0112);
  const value = found === undefined ? 1 : word(found + 8);
  return value >= 1 && value <= 8 ? value : undefined;
}

/** A directory of Exif that tells how the camera was held, and nothing else. */
function directoryOf(orientation: number): Buffer {
  const directory = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  directory.writeUInt16BE(orientation, 18);
  return directory;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
