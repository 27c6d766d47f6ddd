import { Decimal } from "decimal.js";
import { type ErrorCode, Refusal, refuse, violation } from "#server/kernel/errors.ts";

/** The most a body may hold (docs/domain.md, Interface). */
export const MAX_BODY_BYTES = 256 * 1024;

/** How much of a body that is too large is read and dropped: a client that is still sending reads no answer. */
const MAX_DISCARDED_BYTES = 16 * MAX_BODY_BYTES;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Finds numbers that a double may not hold exactly: many digits, or a large exponent. What stands within a text is left, but
 * where it looks like one.
 */
const LONG_NUMBER = /[[:,\s]-?(?:\d[\d.]{15}|[\d.]+[eE][+-]?\d{3})/;

/**
 * Reads the JSON object of a request; one without any body has none of the fields.
 * @param options.most bytes it may have
 * @param options.files the media types of files that may be sent instead, for the refusal's sentence
 * @throws Refusal unsupported_media_type, body_too_large, malformed_json, invalid_request, precision_exceeded
 */
export async function readJson(
  request: Request,
  { most = MAX_BODY_BYTES, files }: { most?: number | undefined; files?: readonly string[] | undefined } = {},
): Promise<Record<string, unknown>> {
  if (hasNoBody(request.headers)) return {};
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) {
    throw refuse("unsupported_media_type", { files: files?.join(", ") });
  }
  const text = decode(await readBytes(request, { most, code: "body_too_large" }));
  if (text === "") return {};
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal("invalid_request", [violation("wrong_type", { expected: "one JSON object" })]);
  }
  if (LONG_NUMBER.test(text)) refuseInexactNumbers(text);
  return value as Record<string, unknown>;
}

/** A call that needs only its path may come without a body, even with a Content-Type. */
function hasNoBody(headers: Headers): boolean {
  const length = headers.get("content-length");
  if (length !== null) return length === "0";
  return !headers.has("transfer-encoding") && !headers.has("content-type");
}

/**
 * Reads a body of any kind, as large as allowed.
 * @throws Refusal body_too_large, or the code given
 */
export async function readBytes(
  request: Request,
  { most, code }: { most: number; code: ErrorCode } = { most: MAX_BODY_BYTES, code: "body_too_large" },
): Promise<Uint8Array> {
  const announced = request.headers.get("content-length");
  const mostRead = Math.max(most, MAX_DISCARDED_BYTES);
  const tooLarge = () => refuse(code, { most: sizeText(most) });
  if (Number(announced) > mostRead) throw tooLarge();
  if (announced !== null && Number(announced) <= most) {
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    if (size > mostRead) break;
  }
  if (size > most) throw tooLarge();
  return Buffer.concat(chunks);
}

/** `262144` → `256 KiB`. */
function sizeText(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
}

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw refuse("malformed_json");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("malformed_json");
  }
}

/** Strings, numbers and the signs that nest them; all else in JSON says nothing here. */
const TOKEN = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*|[{}[\],:]/g;

/**
 * A number with more digits than a double holds would be rounded in silence; it is refused instead.
 * Walks the text, not the value: only the text has the number as it was written, and no nesting is too deep for it.
 * @throws Refusal precision_exceeded
 */
function refuseInexactNumbers(text: string): void {
  const path: (string | number)[] = [];
  let isName = false;
  for (const [token] of text.matchAll(TOKEN)) {
    const last = path.length - 1;
    const place = path[last];
    if (token === "{" || token === "[") path.push(token === "{" ? "" : 0);
    else if (token === "}" || token === "]") path.pop();
    else if (token === "," && typeof place === "number") path[last] = place + 1;
    else if (token.startsWith('"') && isName) path[last] = JSON.parse(token);
    else if (/^[-\d]/.test(token) && !new Decimal(token).eq(Number(token))) {
      throw new Refusal("precision_exceeded", [violation("precision_exceeded", {}, path.join("."))]);
    }
    isName = token === "{" || (token === "," && typeof place === "string");
  }
}
