import { FileRefused } from "./file-refused.ts";

interface SentFile {
  /** Where it goes, below `/api`. */
  readonly path: string;
  readonly file: File;
  /** The media type it is sent as; left out = the file's own. */
  readonly type?: string;
  /** What to call it in a sentence: "document". */
  readonly noun: string;
  /** Called with how much is sent, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/**
 * Sends a file to the interface, by a request that reports its progress, which `fetch` does not.
 * @throws Error with a sentence for the person
 */
export function sendFile<Answer>({ path, file, type, noun, onProgress }: SentFile): Promise<Answer> {
  const failed = `The ${noun} could not be sent. Check your connection and try again.`;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api${path}`);
    request.setRequestHeader("content-type", type ?? file.type);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    request.onerror = () => reject(new Error(failed));
    request.onload = () => {
      const answer = request.response as (Answer & { detail?: string }) | null;
      if (request.status === 200 && answer) resolve(answer);
      else reject(new FileRefused(request.status, answer?.detail, failed));
    };
    request.send(file);
  });
}
