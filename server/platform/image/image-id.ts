import { hash } from "node:crypto";

/** The id of a picture: it follows from its content, so that the same picture sent twice is kept once. */
export function imageIdOf(bytes: Uint8Array): string {
  return `img_${hash("sha256", bytes, "hex").slice(0, 32)}`;
}
