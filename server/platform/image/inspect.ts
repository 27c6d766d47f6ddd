/** Tells what a picture is by its content alone. Pure. */
import { type ImageType, MAX_IMAGE_SIDE } from "./contract.ts";
import { readAvif, readJpeg, readPng, readWebp, type Size } from "./formats.ts";

/** What a picture was found to be. */
export interface Picture extends Size {
  readonly mediaType: ImageType;
}

/** How each kind begins, and how its size is read; null for what only begins like it. */
const kinds: readonly {
  readonly mediaType: ImageType;
  readonly begins: (bytes: Buffer) => boolean;
  readonly read: (bytes: Buffer) => Size | null;
}[] = [
  {
    mediaType: "image/png",
    begins: (bytes) => bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
    read: readPng,
  },
  {
    mediaType: "image/jpeg",
    begins: (bytes) => bytes.subarray(0, 3).equals(Buffer.from("\xff\xd8\xff", "latin1")),
    read: readJpeg,
  },
  {
    mediaType: "image/webp",
    begins: (bytes) => textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP",
    read: readWebp,
  },
  {
    mediaType: "image/avif",
    begins: (bytes) => textAt(bytes, 4, 8) === "ftyp" && /avi[fs]/.test(textAt(bytes, 8, 64)),
    read: readAvif,
  },
];

/** What something else than a picture begins with, or has inside, that a browser or a tool might run. */
const SCRIPTS = /<script|<html|<!doctype|<iframe|<svg[\s>]|<\?php|%PDF-|javascript:/i;

/**
 * What a picture is; a sentence that says why where it may not be shown: another kind, broken, too large to be drawn, or
 * a file that is a picture and something else at once.
 */
export function inspect(bytes: Buffer): Picture | string {
  const kind = kinds.find(({ begins }) => begins(bytes));
  if (kind === undefined) return "This file is no picture of a kind that can be shown here.";
  const size = kind.read(bytes);
  if (size === null || size.width < 1 || size.height < 1) return "This picture is broken or cut off.";
  if (Math.max(size.width, size.height) > MAX_IMAGE_SIDE) {
    return `This picture is ${size.width} by ${size.height} pixels; no side may be longer than ${MAX_IMAGE_SIDE}.`;
  }
  if (SCRIPTS.test(bytes.toString("latin1"))) return "This file holds more than a picture.";
  return { mediaType: kind.mediaType, ...size };
}

function textAt(bytes: Buffer, from: number, to: number): string {
  return bytes.toString("latin1", from, to);
}
