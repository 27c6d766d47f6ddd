import { imageTypes, MAX_IMAGE_BYTES } from "#server/platform/image/contract.ts";

/** Why a file need not be sent at all; null where it may be good. The server looks at what is inside. */
export function faultOf({ type, size }: { type: string; size: number }): string | null {
  if (!(imageTypes as readonly string[]).includes(type)) return "Choose a PNG, JPEG, WebP or AVIF file.";
  if (size > MAX_IMAGE_BYTES) {
    return `This file has ${(size / 1024 / 1024).toFixed(1)} MB; choose one of at most 2 MB.`;
  }
  return null;
}

const FAILED = "The picture could not be sent. Check your connection and try again.";

/**
 * Sends a picture.
 * @param onProgress told how much is sent, from 0 to 100; a plain request would not tell
 * @returns its address on this service
 * @throws Error with a sentence for the person
 */
export function sendImage(file: File, onProgress: (percent: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/image");
    request.setRequestHeader("content-type", file.type);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    request.onerror = () => reject(new Error(FAILED));
    request.onload = () => {
      const answer = request.response as { url?: string; detail?: string } | null;
      if (request.status === 200 && answer?.url !== undefined) resolve(answer.url);
      else reject(new Error(answer?.detail ?? FAILED));
    };
    request.send(file);
  });
}
