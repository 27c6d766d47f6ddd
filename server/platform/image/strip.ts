/** Leaves out of pictures what cameras write beside them. Pure. */

/** Segments that hold Exif or XMP, and IPTC: the place, the hour, the device, a smaller picture of it all. */
const TOLD = [0xe1, 0xed];
const EXIF = "Exif\0\0";
const ORIENTATION = 0x0112;

/**
 * A JPEG without what its camera told of where, when and with what it was taken; how it was held stays, so that it stands
 * upright. Other kinds, and one with nothing of that, are passed on as they are.
 * @param bytes a picture that was looked at (`./inspect.ts`)
 */
export function strip(bytes: Buffer): Buffer {
  if (bytes.readUInt16BE(0) !== 0xffd8) return bytes;
  const kept = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  // Tables and frames end where the picture's own data begins.
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] ?? 0;
    const end = marker === 0xff ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (TOLD.includes(marker)) orientation = orientationIn(segment) ?? orientation;
    else kept.push(segment);
    at = end;
  }
  const begin = kept.slice(0, 1);
  if (orientation !== 1) begin.push(exifOf(orientation));
  const stripped = Buffer.concat([...begin, ...kept.slice(1), bytes.subarray(at)]);
  return stripped.length < bytes.length ? stripped : bytes;
}

/** How the camera was held, 1 to 8, by the first directory of an Exif segment. */
function orientationIn(segment: Buffer): number | undefined {
  if (segment.toString("latin1", 4, 10) !== EXIF) return undefined;
  const tiff = segment.subarray(10);
  if (tiff.length < 8) return undefined;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const wordAt = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const word = (at: number) => (at + 2 > tiff.length ? 0 : wordAt(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Array.from({ length: word(directory) }, (_, index) => directory + 2 + 12 * index);
  const found = entries.find((entry) => word(entry) === ORIENTATION);
  const value = found === undefined ? 1 : word(found + 8);
  return value >= 1 && value <= 8 ? value : undefined;
}

/** An Exif segment that tells how the camera was held, and nothing else. */
function exifOf(orientation: number): Buffer {
  const segment = Buffer.from(
    "ffe100224578696600004d4d002a00000008000101120003000000010000000000000000",
    "hex",
  );
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
