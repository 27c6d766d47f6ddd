import { createClient } from "../client.ts";
import { getViewer } from "../printed/operations.ts";
import { clientOptions, keepCredentials } from "./credentials.ts";
import { UsageError } from "./exit-codes.ts";
import type { Io } from "./io.ts";

/** Keeps a key and an address for the commands that follow, once the service has taken it. */
export async function login(
  io: Io,
  _words: readonly string[],
  options: { "base-url"?: string },
): Promise<void> {
  const { baseUrl } = await clientOptions(io, options);
  const apiKey = (await io.readSecret("API key (sk_…): ")).trim();
  if (!/^sk_(test|live)_\S+$/.test(apiKey))
    throw new UsageError("That is no key: keys begin with sk_test_ or sk_live_.");
  const client = createClient({ apiKey, baseUrl });
  await getViewer(client);
  const file = await keepCredentials(io, { apiKey, ...(baseUrl !== undefined && { baseUrl }) });
  io.tell(`The key works at ${client.baseUrl}. It is kept in ${file}, which you alone may read.`);
}
