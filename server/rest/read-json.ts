import { Decimal } from "decimal.js";
import { Refusal, refuse, violation } from "../errors.ts";

/** The most a body may hold (rules: Everywhere). */
export const MAX_BODY_BYTES = 256 * 1024;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** A run of digits that a double may not hold exactly. */
const LONG_NUMBER = /\d[\d.]{15}/;

/**
 * Reads the JSON object of a request.
 * @throws Refusal unsupported_media_type, body_too_large, malformed_json, invalid_request, precision_exceeded
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) throw refuse("unsupported_media_type");
  const text = decode(await readBytes(request));
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal("invalid_request", [violation("wrong_type", { expected: "one JSON object" })]);
  }
  if (LONG_NUMBER.test(text)) refuseInexactNumbers(text);
  return value as Record<string, unknown>;
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw refuse("body_too_large");
  if (request.headers.has("content-length")) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw refuse("body_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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

/**
 * A number with more digits than a double holds would be rounded in silence; it is refused instead.
 * @throws Refusal precision_exceeded
 */
function refuseInexactNumbers(text: string): void {
  // The reviver's third argument, with the number as it was written, is newer than TypeScript's library.
  const parseWithSource = JSON.parse as (
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ) => unknown;
  parseWithSource(text, (key, value, { source }) => {
    if (typeof value === "number" && source !== undefined && !new Decimal(source).eq(value)) {
      throw new Refusal("precision_exceeded", [violation("precision_exceeded", {}, key)]);
    }
    return value;
  });
}
