import { hash } from "node:crypto";
import { FairQueue, Overloaded } from "#db/fair-queue.ts";
import type { Application } from "#server/kernel/application.ts";
import { inspect } from "./inspect.ts";
import { drawInTurn, kept, once } from "./narrowed.ts";

/** How long a picture on another host is taken to stay as it was, in milliseconds. */
const STAYS_MS = 60 * 60_000;
/** How long one that cannot be had is not asked for again. */
const AWAY_MS = 5 * 60_000;

/**
 * Hosts may be slow: an issuer's wait for each other, and no other picture does. A place is held until the picture is drawn,
 * so that few are in memory at once.
 */
const asking = new FairQueue({ size: 4, ofOrganization: 2, ofOperation: 2, patience: 10_000, slow: 2_000 });

/** Where a picture is, how wide it is shown, and whose page shows it. */
interface Wanted {
  readonly url: string;
  readonly width: number;
  readonly organizationId: string;
}

/**
 * A picture on another host as a WebP of a width, never wider than it is: of what could be uploaded, and drawn anew, so
 * that nothing of its file is passed on. Null for one that cannot be had, or drawn.
 * @throws Overloaded where too many wait
 */
export async function webPicture(app: Pick<Application, "pictures">, wanted: Wanted): Promise<Buffer | null> {
  const name = hash("sha256", wanted.url, "base64url");
  const away = `${name} away ${stretch(AWAY_MS)}`;
  if (kept.get(away) === null) return null;
  try {
    return await once(`${name} ${wanted.width} ${stretch(STAYS_MS)}`, () => draw(app, wanted));
  } catch (error) {
    if (error instanceof Overloaded) throw error;
    kept.add(away, null);
    return null;
  }
}

/** The number of the stretch of time it is now: what is kept under an earlier one is asked for by nobody, and goes. */
function stretch(length: number): number {
  return Math.floor(Date.now() / length);
}

async function draw(
  { pictures }: Pick<Application, "pictures">,
  { url, width, organizationId }: Wanted,
): Promise<Buffer> {
  const leave = await asking.enter(organizationId);
  try {
    const bytes = await pictures.get(url);
    const found = inspect(bytes);
    if (typeof found === "string") throw new Error(found);
    const drawn = await drawInTurn(({ scale }) => scale(bytes, width));
    if (drawn === undefined) throw new Error("This picture cannot be drawn.");
    return drawn;
  } finally {
    leave();
  }
}
