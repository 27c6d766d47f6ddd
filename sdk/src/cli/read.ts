import { createClient } from "../client.ts";
import type { Listing } from "../listing.ts";
import { clientOptions } from "./credentials.ts";
import { UsageError } from "./exit-codes.ts";
import { findOperation, inputOf } from "./find-operation.ts";
import type { Io } from "./io.ts";

/** Writes one resource as JSON: `offerboard get customers cus_…`. */
export async function get(io: Io, words: readonly string[], options: { "base-url"?: string }): Promise<void> {
  const [what, ...rest] = words;
  if (what === undefined) throw new UsageError("Say what to get: offerboard get customers cus_…");
  const operation = findOperation(what, "get");
  const client = createClient(await clientOptions(io, options));
  io.out(JSON.stringify(await operation(client, inputOf(operation, rest), { signal: io.signal }), null, 2));
}

/** Writes a list, an item a line: `offerboard list customers countryCode=DE`. */
export async function list(
  io: Io,
  words: readonly string[],
  options: { "base-url"?: string; limit?: string },
): Promise<void> {
  const [what, ...rest] = words;
  if (what === undefined) throw new UsageError("Say what to list: offerboard list customers");
  const most = Number(options.limit ?? 20);
  if (!(Number.isInteger(most) && most > 0)) throw new UsageError("--limit takes a whole number above 0.");
  const operation = findOperation(what, "list");
  if (operation.route.kind !== "list") throw new UsageError(`${what} is no list: offerboard get ${what}`);
  const client = createClient(await clientOptions(io, options));
  const input = { limit: String(Math.min(most, 100)), ...inputOf(operation, rest) };
  let count = 0;
  for await (const item of operation(client, input, { signal: io.signal }) as Listing<object>) {
    io.out(JSON.stringify(item));
    count += 1;
    if (count === most) break;
  }
}
