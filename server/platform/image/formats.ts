/**
 * Reads the sizes of pictures, and that their parts end where the file ends. Each reader takes bytes that begin as its
 * kind does, and answers null for what is not whole.
 */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Chunks up to `IEND`, and nothing after it. */
export function readPng(bytes: Buffer): Size | null {
  let at = 8;
  let size: Size | null = null;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (at + 12 + length > bytes.length) return null;
    if (size === null) {
      if (type !== "IHDR" || length !== 13) return null;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    at += 12 + length;
    if (type === "IEND") return at === bytes.length ? size : null;
  }
  return null;
}

/** Markers that begin a frame, which tells the size; the others in their row are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments up to the frame; cameras add to the end of the file, so that only its picture has to end. */
export function readJpeg(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const ends = bytes.includes(Buffer.from([0xff, 0xd9]), at);
      return ends ? { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) } : null;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** A RIFF container as long as the file; its first chunk tells the size, in one of three ways. */
export function readWebp(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return null;
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      if (bytes[20] !== 0x2f) return null;
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** Boxes that fill the file, the coded picture among them; the largest picture that the properties name is the picture. */
export function readAvif(bytes: Buffer): Size | null {
  const whole = boxes(bytes, 0, bytes.length);
  if (!whole?.some(({ type }) => type === "mdat")) return null;
  const meta = whole.find(({ type }) => type === "meta");
  // A version and flags come before the boxes inside.
  const inMeta = meta && boxes(bytes, meta.start + 4, meta.end);
  const properties = inMeta?.find(({ type }) => type === "iprp");
  const inProperties = properties && boxes(bytes, properties.start, properties.end);
  const container = inProperties?.find(({ type }) => type === "ipco");
  const sizes = (container && boxes(bytes, container.start, container.end)) ?? [];
  return sizes
    .filter(({ type, start, end }) => type === "ispe" && end - start >= 12)
    .map(({ start }) => ({ width: bytes.readUInt32BE(start + 4), height: bytes.readUInt32BE(start + 8) }))
    .reduce<Size | null>(
      (largest, size) =>
        largest !== null && largest.width * largest.height >= size.width * size.height ? largest : size,
      null,
    );
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The boxes of a stretch; null where they do not fill it. */
function boxes(bytes: Buffer, from: number, to: number): Box[] | null {
  const found: Box[] = [];
  let at = from;
  while (at < to) {
    if (at + 8 > to) return null;
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > to) return null;
    const head = isLong ? 16 : 8;
    const told = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    // None told: the last box, which reaches to the end.
    const length = told === 0 ? to - at : told;
    if (length < head || at + length > to) return null;
    found.push({ type: bytes.toString("latin1", at + 4, at + 8), start: at + head, end: at + length });
    at += length;
  }
  return found;
}
