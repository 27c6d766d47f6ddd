import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClientOptions } from "../client.ts";
import type { Io } from "./io.ts";

/** What is kept between commands. */
interface Credentials {
  readonly apiKey?: string;
  readonly baseUrl?: string;
  /** Signs what `listen` forwards. */
  readonly listenSecret?: string;
}

const fileOf = ({ settings }: Pick<Io, "settings">) => join(settings, "credentials.json");

/** What was kept; nothing where there is no file. */
export async function readCredentials(io: Pick<Io, "settings">): Promise<Credentials> {
  const text = await readFile(fileOf(io), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw error;
  });
  return JSON.parse(text) as Credentials;
}

/** Keeps something for the next commands, in a file that its owner alone may read. @returns where */
export async function keepCredentials(io: Pick<Io, "settings">, change: Credentials): Promise<string> {
  const file = fileOf(io);
  const all = { ...(await readCredentials(io)), ...change };
  await mkdir(io.settings, { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  // One that was there keeps its rights when it is written.
  await chmod(file, 0o600);
  return file;
}

/** How the service is reached: as the command says, else the environment, else what `login` kept. */
export async function clientOptions(
  io: Pick<Io, "settings" | "env">,
  { "base-url": baseUrl }: { readonly "base-url"?: string | undefined },
): Promise<ClientOptions> {
  const kept = await readCredentials(io);
  const { OFFERBOARD_API_KEY, OFFERBOARD_BASE_URL } = io.env;
  return {
    apiKey: OFFERBOARD_API_KEY ?? kept.apiKey,
    baseUrl: baseUrl ?? OFFERBOARD_BASE_URL ?? kept.baseUrl,
  };
}
