import { sendFile } from "#app/_data/send-file.ts";
import { formatFileSize } from "#app/_words/format.ts";
import { type Image, imageTypes, MAX_IMAGE_BYTES } from "#server/platform/image/contract.ts";

/** Why a file need not be sent at all; null where it may be good. The server looks at what is inside. */
export function faultOf({ type, size }: { type: string; size: number }): string | null {
  if (!(imageTypes as readonly string[]).includes(type)) return "Choose a PNG, JPEG, WebP or AVIF file.";
  if (size > MAX_IMAGE_BYTES) {
    return `This file has ${formatFileSize(size)}; choose one of at most 2 MB.`;
  }
  return null;
}

/**
 * Sends a picture.
 * @param onProgress called with how much is sent, from 0 to 100
 * @returns its address on this service
 * @throws Error with a sentence for the person
 */
export async function sendImage(file: File, onProgress: (percent: number) => void): Promise<string> {
  const { url } = await sendFile<Image>({ path: "/image", noun: "picture", file, onProgress });
  return url;
}
